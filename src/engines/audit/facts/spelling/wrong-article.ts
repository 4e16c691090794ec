import { isKnown } from './known-words.ts'
import { wordHash } from './word-hash.ts'

const [a, an] = [wordHash('a'), wordHash('an')]
const vowels = new Set([...'aeiouAEIOU'].map(letter => letter.charCodeAt(0)))
const [small_h, capital_h] = [104, 72]

/** May an article, by its hash, be the wrong one before a word that begins with this letter? What the scan of a text asks. */
export function mayBeWrongArticle(article: number, letter: number): boolean {
  if (article !== a && article !== an) return false
  const is_silent = letter === small_h || letter === capital_h
  // "An unique": a vowel that is heard as a consonant.
  return article === a ? vowels.has(letter) || is_silent : !is_silent
}

const last_article = /(?:^|[^\w'’/.&-])(a|an|A|An) $/
const next_word = /^(?:[a-z]{2,}|[A-Z][a-z]{2,})(?![\w'’@]|\.\w)/
/** Behind these an "a" is a letter that numbers something. */
const lettered =
  /\b(?:vitamin|hepatitis|class|grade|type|group|plan|option|part|section|phase|zone|tier|schedule|form|appendix|exhibit|parent|side|unit|suite|building|apt|team|point|from|pick|or|item) an? $/i
/** Behind a letter stands one of these, or what goes on in the sentence. */
const goes_on = /^(?:and|are|as|at|is|in|if|or|on|of|it|its|am|our|us)$/
/** Words that no text of another language has. */
const english =
  /\b(?:the|of|for|with|your|our|you|this|that|from|and|is|how|what|who|when|get|have|has|had|will|can|need)\b/i

const heard_as_vowel =
  /^(?:[ai]|e(?!u|we)|o(?!ne|nce|ui)|un(?!i|an)|up|ult|umb|umpire|urg|urban|ugl|utter|usher|hour|honest|honor(?!i|a))/
const heard_as_consonant =
  /^(?:uni(?:que|form|vers|on|ts?\b|ted|corn|fied|son)|use[drs]?\b|usual|useful|utilit|euro|one\b|once\b|(?=.*[aeiouy])[b-df-gj-np-tv-z]\w{3})/

/** “a Orlando”, “an free”: an article and a word that ask for the other one, between the two parts of a sentence. */
export function wrongArticleIn(before: string, after: string): string | undefined {
  const article = last_article.exec(before)?.[1]
  const word = next_word.exec(after)?.[0]
  if (!article || !word) return undefined
  const plain = word.toLowerCase()
  if (goes_on.test(plain) || lettered.test(before) || !isKnown(plain)) return undefined
  // With a capital it begins a sentence, or it is a letter.
  const begins = before === `${article} ` || /[.!?] \w+ $/.test(before)
  if (article.startsWith('A') && (!begins || word !== plain)) return undefined
  const is_wrong = /^a$/i.test(article) ? heard_as_vowel.test(plain) : heard_as_consonant.test(plain)
  return is_wrong && english.test(`${before.slice(0, -article.length - 1)} ${after.slice(word.length)}`)
    ? `${article} ${word}`
    : undefined
}

/** “an Orlando” of “a Orlando”; undefined where it is no article. */
export function rightArticle(shown: string): string | undefined {
  const [, article = '', word = ''] = /^(an?) (\S+)$/i.exec(shown) ?? []
  if (word === '') return undefined
  if (article.toLowerCase() === 'a') return `${article}n ${word}`
  return word.endsWith('ing') ? `${article}d ${word}` : `${article.slice(0, 1)} ${word}`
}
