import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { HeadingFact } from '#src/engines/audit/facts/types/structure-facts.ts'
import { dishesInSameWords } from './dishes-in-same-words.ts'

const most = 3
/** Shorter sentences, of a dozen words or less, come again by themselves. */
const shortest = 75
/** Longer blocks are no description of a thing. */
const longest = 2_000
const end_of_sentence = /(?<=[.!?])\s/
/** Invitations, terms and what the business says of itself may stand under every heading; quotes come in turns. */
const of_the_business = /\b(?:we|we['’]\w+|our|us|you|you['’]\w+|your|i|my|call|contact|please|click)\b|["“”]|\d/i

/** Filler of other languages is another finding. */
const english = /\b(?:the|and|of|is)\b/
/** Rules and steps hold in many cases. */
const instructs = /^(?:if|when|while|until|before|after|do|don['’]t|avoid|take|use|make|keep|apply|ask|for)\b/i
/** Two dishes may come with the same sides. */
const of_sides = /^(?:all |each |both )?(?:are |is )?(?:served|comes?|topped) with\b/i
/** Two of a profession may have learned it in one place. */
const of_schooling =
  /\b(?:residenc(?:y|ies)|internships?|fellowships?|degrees?|graduated?|graduating|board[- ]certified|university|college|apprentice\w*)\b/i
/** Two clubs may meet on the same evening. */
const of_meetings =
  /\b(?:meets?|meetings?|held|gathers?|open|runs?|takes place|starts?|begins?)\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|weekly|monthly|each (?:week|month)|every (?:week|month)|of (?:the|each|every) month)\b/i
/** Answers may say again what stands above, and so may whatever ends a page. */
const of_no_thing = /\?|\bquestions?\b|\bfaqs?\b|\bcontact\b|\bcall\b/i

type Said = { text: string; line: number; heading: HeadingFact; times: number }

const speaksOfThing = (text: string) =>
  english.test(text) &&
  !of_the_business.test(text) &&
  !instructs.test(text) &&
  !of_sides.test(text) &&
  !of_schooling.test(text) &&
  !of_meetings.test(text)

/** "Spring Discount" and "The Story of the Spring Discount" are one thing. */
function areTwoThings(one: HeadingFact, other: HeadingFact): boolean {
  const [words, others] = [one, other].map(({ name }) => new Set(plainWords(name).split(' ')))
  if (!words || !others) return false
  const shared = [...words].filter(word => others.has(word)).length
  return one.level === other.level && shared <= Math.min(words.size, others.size) / 2
}

function headingBefore({ headings }: PageFacts, offset: number): HeadingFact | undefined {
  return headings.findLast(one => one.offset < offset && one.name !== '')
}

/** Sentences, each with the headings that it stands under. */
function sentencesOf(facts: PageFacts): Map<string, Said[]> {
  const said = new Map<string, Said[]>()
  for (const { text, in_nav, region, offset, line } of facts.text.blocks) {
    if (text.length < shortest || text.length > longest || in_nav || region === 'footer') continue
    const heading = headingBefore(facts, offset)
    if (!heading || of_no_thing.test(heading.name)) continue
    for (const plain of text.split(end_of_sentence)) {
      if (plain.length < shortest) continue
      const known = said.get(plain)
      const same = known?.find(one => one.heading.name === heading.name)
      if (same) same.times++
      else if (known) known.push({ text: plain, line, heading, times: 1 })
      else said.set(plain, [{ text: plain, line, heading, times: 1 }])
    }
  }
  return said
}

export const sameDescription: PageCheck = {
  id: 'described-in-same-words',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'Two things on a page are described in the same words',
  why: 'The text was copied to be changed and was not: at least one of the two is described as something else.',
  mend: 'Say of each what is true of it alone.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (!isShown(page) || page.kind === 'legal') return notApplicable
    const found: Occurrence[] = []
    for (const [sentence, places] of sentencesOf(page.facts)) {
      const [one, other, ...more] = places
      // Under three headings it is meant to be there, and twice under one a carousel shows it.
      if (!one || !other || more.length > 0 || one.times > 1 || other.times > 1 || !speaksOfThing(sentence)) continue
      if (!areTwoThings(one.heading, other.heading) || found.length >= most) continue
      const evidence = `“${shortened(one.heading.name, 40)}” and “${shortened(other.heading.name, 40)}”: “${shortened(one.text, 100)}”`
      found.push({ url: page.url, line: other.line, evidence })
    }
    for (const [one, other] of dishesInSameWords(page.facts)) {
      const both = `“${shortened(one.name, 40)}” and “${shortened(other.name, 40)}”`
      if (found.length >= most || found.some(({ evidence }) => evidence.startsWith(both))) continue
      found.push({ url: page.url, line: other.line, evidence: `${both}: “${shortened(one.said, 100)}”` })
    }
    return foundAll(found)
  },
}
