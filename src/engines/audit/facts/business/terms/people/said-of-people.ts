import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { Place } from '#src/engines/audit/facts/types/place.ts'
import { factsOfPerson, livesIn, may_tell } from './facts-of-a-person.ts'
import { ownersIn } from './founders.ts'
import { isPersonal, keyOfPerson } from './people.ts'

/** What pages say of people by name, or as "she" in the text about her: `said of: key: topic`. */
export const said_of = 'said of: '
/** Of somebody who is "he" and "she" in the same text about them. */
export const pronouns_topic = 'pronouns'

const most = 20
const longest_text = 2_000
const longest_heading = 60
/** So many blocks behind a name may go on about that person. */
const longest_biography = 8

const title = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Coach|Chef|Attorney|Pastor)\.? )`
const name = String.raw`\p{Lu}[\p{Ll}’']+(?: (?:\p{Lu}\.?|[“"(]\p{Lu}\p{L}+[”")]))?(?: (?:Mac|Mc|O’|O')?\p{Lu}[\p{L}’'-]+)`
/** Behind these stands where somebody is from, or a school. */
const full_name = new RegExp(
  String.raw`(?<!\p{L})(?<!\b(?:in|from|at|of|near|into|around|the|to) )${title}?(${name})(?![\p{L}’])`,
  'gu',
)
const doctor = /(?<!\p{L})Dr\.? (\p{Lu}\p{Ll}{2,})(?!\p{L}| \p{Lu}\p{Ll})/u
/** The sentence goes on about whom the one before it named. */
const goes_on = /^\W*(?:(?:In|For|After|Before|Since|Prior|When|With|Having)\b[^,]{2,60}, )?(he|she|his|her)\b/i
const of_relatives =
  /\b(?:wife|husband|spouse|father(?! of)|mother(?! of)|parents|brother|sister|partner|grandfather|grandmother|uncle|aunt|who(?:se)?|team|staff|together|combined|they|their|both)\b/i
const may_tell_owner = /\bown(?:er|ed|s\b)/i
const quoted = /[“”"]|\b(?:I|I['’]ve|my|me)\b/
const family =
  /\b(?:wife|husband|spouse|daughters?|sons?|girls?|boys?|mother|father|mom|dad|sisters?|brothers?|partner|fianc\w+|grand\w+|kids|children|granny|aunt|uncle|dog|cat|puppy|horse|friend|mentor|teacher|patient|client|customer)\b/i

type Subject = { key: string; first: string; last: string; name: string; pronouns: Set<string>; is_plain: boolean }

/** Places and schools are made of names as well. */
const no_first =
  /^(?:new|north|south|east|west|no|and|the|two|three|our|your|all|for|with|from|in|at|of|san|santa|los|las|el|la|fort|mount|saint|great|little|big|old|grand|what|who|why|how|here|there|this|that|free|call|more|about|meet|contact)$/i
const no_last =
  /(?:['’]s|^(?:state|islands?|bar|fees?|rivers?|york|jersey|hampshire|mexico|orleans|carolina|dakota|virginia|florida|georgia|texas|ohio|iowa|association|academy|tech|valley|creek|hills?|dental|law|plumbing|roofing|electric|salon|company|associates|chiropractic|church|award|method|board|army|navy|force|guard|corps))$/i

function subjectOf(written: string): Subject | null {
  const words = written.replace(/ (?:\p{Lu}\.?|[“"(]\p{Lu}\p{L}+[”")])(?= )/u, '').split(' ')
  if (words.length === 2 && !isPersonal(words)) return null
  const [first = '', last = first] = words
  if (words.length > 1 && (no_first.test(first) || no_last.test(last))) return null
  return {
    key: keyOfPerson(written),
    first,
    last,
    name: written,
    pronouns: new Set(),
    is_plain: true,
  }
}

const of_anybody = /\bs?he who\b|\bhe or she\b|\bshe or he\b/i

const sentencesOf = (text: string) =>
  text
    .slice(0, longest_text)
    .replace(/\b(Dr|Mr|Mrs|Ms|St|Mt|Ft|Jr|Sr)\. /g, '$1 ')
    .split(/(?<=[.!?]) +(?=[\p{Lu}“"(])|\n/u)

/** Reads one text after another, and knows of whom it speaks. */
class Biographer {
  readonly terms: TermFact[] = []
  #subject: Subject | null = null
  #left = 0

  /** A heading, or a line that is a name, begins a text about that person. */
  head(text: string, is_heading: boolean): void {
    const named = this.#namedIn(text)
    if (named.length === 1 && named[0] && text.length <= longest_heading) this.#turnTo(named[0], longest_biography)
    else if (is_heading) this.#subject = null
  }

  read(text: string, place: Place): void {
    // A customer's own words may speak of a dog, a child or a husband.
    if (/^\W{0,3}["“]/.test(text)) return
    if (this.#subject && this.#left-- <= 0) this.#subject = null
    for (const sentence of sentencesOf(text)) this.#sentence(sentence, place)
  }

  /** What follows is another text. */
  end(): void {
    this.#subject = null
  }

  of(written: string, text: string, place: Place): void {
    const subject = subjectOf(written)
    if (!subject) return
    this.#subject = subject
    this.#left = 1
    for (const sentence of sentencesOf(text)) this.#sentence(sentence, place)
    this.#subject = null
  }

  #sentence(sentence: string, place: Place): void {
    // Whoever of the family is told of meanwhile may be the "he" or "she" of what follows.
    if (this.#subject?.is_plain && /\bm[ye]\b/i.test(sentence) && family.test(sentence)) this.#subject.is_plain = false
    if (may_tell_owner.test(sentence)) this.#owners(sentence, place)
    const named = this.#namedIn(sentence)
    const [first] = named
    const others = named.filter(one => one.key !== this.#subject?.key)
    const going_on = goes_on.exec(sentence)?.[1]
    if (others.length > 0) {
      if (this.#subject) this.#subject.is_plain = false
      if (going_on || named.length > 1 || !first || sentence.indexOf(first.name.split(' ')[0] ?? '') > 50) {
        if (!going_on) this.#subject = null
        return
      }
      this.#turnTo(first, 2)
    } else if (named.length === 0 && !going_on && !this.#isAbout(sentence)) return
    const subject = this.#subject
    if (!subject || quoted.test(sentence)) return
    // Behind "his son Nathan" nobody knows who "he" is.
    const homes = going_on === undefined || subject.is_plain ? livesIn(sentence) : []
    const pronoun = going_on ?? /\b(?:he|she)\b/.exec(sentence)?.[0]
    if (pronoun && !of_anybody.test(sentence)) this.#note(pronoun, sentence, subject, place)
    if (!may_tell.test(sentence)) return
    const told = of_relatives.test(sentence) ? [] : factsOfPerson(sentence)
    for (const { topic, value, word, shown } of [...homes, ...told])
      this.#add(
        subject,
        topic,
        value === 0 ? hash32(word) : value,
        word === '' || value === 0 ? shown : `${shown} [${word}]`,
        place,
      )
  }

  /** "She" of a man's biography, where nobody else is spoken of. */
  #note(pronoun: string, sentence: string, subject: Subject, place: Place): void {
    if (family.test(sentence)) subject.is_plain = false
    subject.pronouns.add(
      /^s?he$/i.test(pronoun) ? pronoun.toLowerCase() : pronoun.toLowerCase() === 'his' ? 'he' : 'she',
    )
    if (subject.pronouns.size > 1 && subject.is_plain)
      this.#add(subject, pronouns_topic, 1, sentence.trim().slice(0, 70), place)
  }

  #owners(sentence: string, { line, offset }: Place): void {
    const told = ownersIn(sentence)
    if (told && this.terms.length < most) this.terms.push({ ...told, line, offset })
  }

  #add(subject: Subject, topic: string, value: number, shown: string, { line, offset }: Place): void {
    if (this.terms.length >= most) return
    const what = detached(`${said_of}${subject.key}: ${topic}`)
    this.terms.push({ line, offset, what, value, text: detached(`${subject.name}: ${shown}`) })
  }

  #turnTo(subject: Subject, blocks: number): void {
    if (this.#subject?.key !== subject.key) this.#subject = subject
    this.#left = blocks
  }

  #isAbout(sentence: string): boolean {
    const { first, last } = this.#subject ?? {}
    return (
      first !== undefined &&
      (sentence.startsWith(`${first} `) || sentence.startsWith(`Dr ${last} `) || sentence.startsWith(`Dr. ${last} `))
    )
  }

  #namedIn(text: string): Subject[] {
    const found = new Map<string, Subject>()
    for (full_name.lastIndex = 0; ; ) {
      const match = full_name.exec(text)
      if (!match) break
      const subject = subjectOf(match[1] ?? '')
      if (subject) found.set(subject.key, subject)
      // "Owner Martin Keller": the name may begin with the second word.
      else full_name.lastIndex = match.index + Math.max(1, text.slice(match.index, match.index + 40).indexOf(' '))
    }
    const alone = found.size === 0 ? doctor.exec(text)?.[1] : undefined
    if (alone && alone !== this.#subject?.last) found.set(alone, { ...(subjectOf(alone) as Subject) })
    return [...found.values()]
  }
}

const is_own = /\/(?:employees?|members?|founders?|owner|author|performer)(?:\/\d+)?$/

/** What the texts of a page and its structured data say of people. */
export function saidOfPeople({ entities, found }: Reading, text: PageText): TermFact[] {
  const biographer = new Biographer()
  for (const node of entities.nodes.slice(0, 400)) {
    if (!node.types.includes('Person') || (node.parent !== null && !is_own.test(node.path))) continue
    const told = textOf(node, 'description')
    if (told !== '') biographer.of(textOf(node, 'name').replace(/^Dr\.? |,.*$/g, ''), told, node)
  }
  // What search results show of a doctor's page goes out of date unseen.
  for (const meta of found.metas)
    if (meta.name === 'description' && doctor.test(meta.content)) biographer.read(meta.content, meta)
  biographer.end()
  if (text.people.length === 0 && !text.said.includes('Dr')) return biographer.terms
  for (const block of text.blocks) {
    if (block.in_nav || block.region === 'footer' || block.element === 'blockquote') continue
    const is_heading = /^h[1-6]$/.test(block.element)
    if (is_heading || block.text.length <= longest_heading) biographer.head(block.text, is_heading)
    if (block.text.length >= 20) biographer.read(block.text, block)
  }
  return biographer.terms
}
