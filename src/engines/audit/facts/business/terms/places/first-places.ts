import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

export const first_place = 'first of the places: '
export const newest_place = 'newest of the places: '

const noun = '(?:location|restaurant|shop|store|clinic|studio|bakery|caf[eé]|salon|office|showroom|taproom|gym|spot)'
const place = '((?:[Tt]he )?[A-Z][a-z]+(?:[ -][A-Z][a-z]+){0,2})'
const of_business = String.raw`(?:[A-Z][\w'’&.-]* ){0,4}`
/** What says which of its places a business opened first, the place in a group. */
const first: readonly RegExp[] = [
  new RegExp(String.raw`\b[Oo]pened (?:our|its) (?:very )?first ${noun} (?:at|in|on) ${place}\b`),
  new RegExp(
    String.raw`\b(?:[Oo]ur|[Tt]he) (?:very )?(?:first|original) ${noun} (?:opened |is |was |sits )?(?:at|in|on) ${place}\b`,
  ),
  new RegExp(String.raw`\b(?:[Oo]ur|[Tt]he) ${place} ${noun} is where it all (?:started|began)\b`),
  new RegExp(String.raw`\bopened (?:its|our) (?:very )?first doors (?:at|in|on) ${place}\b`),
  new RegExp(
    String.raw`\b(?:[Oo]ur|[Tt]he) ${place} ${noun} (?:is|was) (?:our|the) (?:very )?(?:first|original)(?= ${noun}| ${of_business}to open|[.,!])`,
  ),
]
const newest: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:[Oo]ur|[Tt]he) newest ${noun},? (?:is |sits )?(?:at|in|on) ${place}\b`),
  new RegExp(String.raw`\b(?:[Oo]ur|[Tt]he) ${place} ${noun} is (?:our|the) newest\b`),
]
const may_tell = /\bfirst\b|\boriginal\b|\bnewest\b|\bit all (?:started|began)\b/
const longest = 1_000
const most_looks = 100
const most = 4

/** "The Rim" and "Rim" are one place; a month or a street number is none. */
const no_place =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|friday)\b/

function placeIn(said: string, patterns: readonly RegExp[]): { name: string; shown: string } | undefined {
  for (const pattern of patterns) {
    const [shown, told = ''] = pattern.exec(said) ?? []
    const name = told.toLowerCase().replace(/^the /, '')
    if (shown !== undefined && !no_place.test(name)) return { name, shown }
  }
  return undefined
}

/** Which of its places a business calls its first one, and which its newest. */
export function firstPlaces({ blocks }: PageText): TermFact[] {
  const found: TermFact[] = []
  let looks = 0
  for (const { text: said, line, offset } of blocks) {
    if (said.length > longest || !may_tell.test(said)) continue
    if (++looks > most_looks || found.length >= most) break
    for (const [sort, patterns] of [
      [first_place, first],
      [newest_place, newest],
    ] as const) {
      const told = placeIn(said, patterns)
      if (told)
        found.push({
          what: detached(sort + told.name),
          value: 1,
          text: detached(told.shown.slice(0, 90)),
          line,
          offset,
        })
    }
  }
  return found
}
