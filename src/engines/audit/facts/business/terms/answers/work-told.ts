import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { classOfVerb, named_only, verbs_pattern, wordsOfWork } from './named-work.ts'

/** By its words: work that a page offers, and work that it leaves to others; the value is the class of the verb. */
export const work_terms = { offered: 'work: ', refused: 'no work: ' } as const

const adverbs = '(?:(?:also|currently|now|still|even|ever|gladly|proudly|happily|can|will|do|guys|all|both|yet) )*'
const verbs = `(${verbs_pattern})`
const things = `([a-z0-9][^.;:!?()“”"–—]{2,110})`
const subject = String.raw`(?:we|our (?!competitors)[a-z]+(?: [a-z]+)?|dr\.? [a-z]+)`
const denies =
  "(?:do not|does not|don['’]t|doesn['’]t|no longer|cannot|can['’]t|(?:are|is) not able to|aren['’]t able to|are unable to)"
const offers = new RegExp(
  String.raw`\b${subject}(?:['’]ll)? ${adverbs}((?:(?:${verbs_pattern})(?:e?s)?(?:, (?:and |or )?| and | or | & )){0,2}(?:${verbs_pattern}))(?:e?s)? ${things}`,
  'gi',
)
const refuses = new RegExp(String.raw`\b${subject} (?:${denies}|never) ${adverbs}${verbs} ${things}`, 'gi')
const left_to_others = new RegExp(
  String.raw`^\W*([a-z][a-z -]{2,40}) (?:is|are)(?: not|n['’]t) (?:something|one of the things|a service|work) (?:that )?we (?:currently )?(${verbs_pattern})\W*$`,
  'i',
)
const asks = new RegExp(
  String.raw`^\W*(?:q\W{1,3})?(?:do|does|can|will) (?:you|your [a-z]+|dr\.? [a-z]+) ${adverbs}${verbs} ([^?]{3,80})\?`,
  'i',
)

const yes =
  /^\W*(?:a\W{1,3})?(?:yes|yep|absolutely|of course|certainly|definitely|sure|we (?:sure |certainly )?do(?! not\b))\b/i
/** "No charge", "No appointment needed" and "We don't require one" deny nothing of the kind. */
const no = new RegExp(
  [
    String.raw`^\W*(?:a\W{1,3})?(?:nope|sorry,? (?:no|not|but|we)|unfortunately(?!,? yes)|no longer|not (?:at this time|currently|right now|at the moment|presently|at present|yet))\b`,
    String.raw`^\W*(?:a\W{1,3})?no(?=[,.!;–—]| -|$| (?:we|sorry|not|unfortunately|our|dr)\b| [\w-]+, sorry)`,
    String.raw`^\W*(?:a\W{1,3})?(?:we|dr [a-z]+) ${denies}(?=[,.!;–—]|$| ${adverbs}(?:${verbs_pattern}|accept|take|see)\b)`,
    String.raw`^\W*(?:[\w-]+ ){1,4}(?:are|is|get) referred (?:out )?to\b`,
  ].join('|'),
  'i',
)
/** "…, only insects" */
const only_others =
  /(?<=(?:n['’]t|not) [a-z ]{3,40}), (?:only|just) (?!(?:for|if|on|in|when|to|at|with|by)\b)[a-z]+(?: [a-z]+)?[.!]?$/i
/** The answer holds for some of it, or for a while; what goes on behind "but" tells of another verb. */
const in_part =
  /\b(?:only|except|unless|until|however|most|some|usually|typically|depend\w*|if|when|directly|ourselves|yet|at (?:this|your|that) location|more than|less than)\b/i
const goes_on = /\bbut\b/i
/** Whom the business sends elsewhere it does not serve. */
const sends_on = /\bbut\b.{0,20}\b(?:recommend|refer|suggest|point you|send you|there(?:['’]s| is| are))/i
const may_be_done = /^(?:offer|provide|do|perform|handle|treat|service|work on|make)$/i
const of_others =
  /["“”?]|\b(?:if|unless|used to|may|might|would|could|soon|once|until|partner\w*|refer\w*|recommend\w*|other companies|competitors?|without|instead|rather than|example|had|was|were)\b/i
const denied = /\b(?:not|never|no longer|cannot|nor)\b|n['’]t\b/i

/** Where the thing ends that a verb is of. */
const ends =
  / (?:for|in|on|at|with|to|from|of|that|which|who|when|while|throughout|across|as|by|using|because|so|but|every|right|only|here|too|these|until|through|whenever|where|after|before|during|including|like|such|without|is|are|available) .*$| (?:for|in|here|too|anymore|any more)$/i
/** Behind these nothing more is said. */
const idle_end =
  /,? (?:(?:right )?here|too|as well|any ?more|at this time|at present|at the moment|currently|these days|any longer|sorry|in[- ]house|on[- ]site|yourselves|(?:in|at) (?:the|our|your) (?:office|shop|clinic|practice|store|salon))\W*$/i
const joined = /(?:e?s)?(?:, (?:and |or )?| and | or | & )/
const between = /,? (?:and|or|&) |, |\//i
const longest = { name: 48, question: 120, sentence: 260, list: 5 }
/** What stands in a heading or a list about a thing need not be an offer of it. */
const about_it =
  /\b(?:vs|versus|or|no|not|without|instead|avoid|alternatives?|before|after|why|when|how|what|cost|signs|myths?|never|need|needed|than|your|my|you|is|are|was|we|i|about|all|contact|faq|home)\b|n['’]t\b|[?$!\d]/i
const most = 20

const tidy = (text: string) => detached(text.replace(/\s+/g, ' ').trim().slice(0, 100))

type Place = Pick<TextBlock, 'line' | 'offset'>

class Reader {
  readonly found: TermFact[] = []
  readonly #counts = new Map<string, number>()

  note(sort: string, verb: number, named: string, shown: string, { line, offset }: Place): void {
    const before = this.#counts.get(sort) ?? 0
    if (before >= most) return
    this.#counts.set(sort, before + 1)
    const words = wordsOfWork(named)
    if (words.length === 0) return
    this.found.push({ line, offset, what: detached(sort + words.join(' ')), value: verb, text: tidy(shown) })
  }

  /** Of a list of things each one. */
  each(sort: string, verb: string, list: string, shown: string, place: Place): void {
    for (const thing of list.split(between).slice(0, longest.list))
      this.note(sort, classOfVerb(verb), thing.replace(ends, ''), shown, place)
  }

  refuse(verb: string, written: string, shown: string, place: Place): void {
    const thing = written.replace(/, (?:so|but|and|because|since|which|as)\b.*$/i, '').replace(idle_end, '')
    if (ends.test(thing) || in_part.test(thing)) return
    this.each(work_terms.refused, verb, thing, shown, place)
  }

  answer(question: string, answer: string, place: Place): void {
    const [, verb = '', thing = ''] = asks.exec(question) ?? []
    if (verb === '') return
    const said = (/^\s*[^.!?]{1,160}[.!]?/.exec(answer)?.[0] ?? '').replace(only_others, '')
    const shown = `${question.trim()} ${said.trim()}`
    if (yes.test(said)) {
      if (!in_part.test(said)) this.each(work_terms.offered, verb, thing.replace(idle_end, ''), shown, place)
    } else if (
      no.test(said) &&
      !in_part.test(said) &&
      (sends_on.test(said) || !goes_on.test(said) || !may_be_done.test(verb))
    )
      this.refuse(verb, thing, shown, place)
  }

  prices(text: string, place: Place): void {
    for (const sentence of text.split(/(?<=[.!?]) +/)) {
      const [shown, thing = ''] = priced.exec(sentence) ?? []
      if (shown !== undefined && !about_it.test(thing))
        this.note(work_terms.offered, named_only, thing, sentence, place)
    }
  }

  /** "Window units are not something we work on." */
  passedOver(sentence: string, place: Place): void {
    const [shown, thing = '', verb = ''] = left_to_others.exec(sentence) ?? []
    if (shown !== undefined) this.refuse(verb, thing, shown, place)
  }

  sentences(text: string, place: Place): void {
    for (const sentence of text.replace(/\bDr\. /g, 'Dr ').split(/(?<=[.!?]) +/)) {
      if (sentence.length > longest.sentence || of_others.test(sentence)) continue
      if (denied.test(sentence)) {
        for (const { 0: shown, 1: verb = '', 2: thing = '' } of sentence.matchAll(refuses))
          this.refuse(verb, thing, shown, place)
        this.passedOver(sentence, place)
        continue
      }
      for (const { 0: shown, 1: verbs = '', 2: list = '' } of sentence.matchAll(offers))
        for (const verb of verbs.split(joined)) this.each(work_terms.offered, verb, list, shown, place)
    }
  }
}

/** Whatever has a price is offered. */
const priced =
  /^\W*(?:our |an? |the )?([a-z][a-z'’-]+(?: [a-z'’-]+){0,3}?) (?:(?:is|are|costs?|runs?|starts?|begins?|from|at|just|only|usually) )+\$\d/i
const speaks = /\b(?:we|our|Dr\.?) /i
const is_name = /^(?:h[2-6]|li|summary|dt)$/
const available = /^\W*([a-z][a-z' -]{3,40}?) (?:are |is )?available\W*$/i

/** What a page says that the business does and does not do. */
export function workTold({ blocks }: PageText): TermFact[] {
  const reader = new Reader()
  for (const [at, block] of blocks.entries()) {
    if (block.in_nav || block.region === 'footer' || block.element === 'blockquote') continue
    const { text } = block
    const asked = text.length < longest.question && text.endsWith('?')
    if (asked) {
      reader.answer(text, blocks[at + 1]?.text ?? '', blocks[at + 1] ?? block)
      continue
    }
    const within = /^[^.!]{8,110}\?(?=\s)/.exec(text)?.[0]
    if (within !== undefined) reader.answer(within, text.slice(within.length), block)
    else if (text.length <= longest.name && is_name.test(block.element)) {
      const held = available.exec(text)?.[1]
      if (held !== undefined) reader.each(work_terms.offered, 'have', held, text, block)
      else if (!about_it.test(text) && !text.endsWith('.'))
        reader.note(work_terms.offered, named_only, text, text, block)
    } else {
      if (speaks.test(text)) reader.sentences(text, block)
      if (text.includes('$')) reader.prices(text, block)
    }
  }
  return reader.found
}
