import { againstEachOther, type ToldTerm, toldInSteps } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import { endsStep, flatMapInSteps } from '#src/engines/audit/checks/in-steps.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { claim_of, of_dollars } from '#src/engines/audit/facts/business/terms/claims.ts'
import { type Claim, excludesOther, readClaim } from './claim.ts'
import { areOfOtherGuests } from './part-of-menu.ts'

const most = 5
/** Of so many claims with a word all are compared; a word of more tells nothing. */
const most_compared = 40
const most_claims = 3_000
/** What may be, or is so for some. */
const may_be = /\b(?:can|may|might|could|would|after|before|with|for (?:two|2))\b/i
/** Two words are enough where the other sentence has few more. */
const sure_stems = 3
const surest_stems = 4
const longest_of_two = 5
const central = new Set<PageKind>(['home', 'about', 'contact'])
/** Two recipes, or two ways of working, may take as long as they take. */
const of_each = /(?:minute|hour|pound)$/

const placeOf = ({ url, line }: ToldTerm) => `${url} ${line}`

/** Two numbers that so many pages each tell are those of two zones or two sorts. */
const made_of_lists = 3

const areMadeOfLists = (same: readonly Claim[]) =>
  [...Map.groupBy(same, ({ least }) => least).values()].filter(({ length }) => length >= made_of_lists).length > 1

/** "Outstanding balance" is no other sort of balance. */
const idle = /^(?:outstand|remain|final|full|complet|comfort|usual|craft|generous|deposit)/

/** "Phone repairs" are some of the repairs, and "an intro session" is one of the sessions. */
const isOfSort = ({ stems }: Claim, { before }: Claim) =>
  before.some(([word, next]) => stems.has(next) && !stems.has(word) && !idle.test(word))

/** Does the longer one say all that the shorter one says, of the same part? */
function isSameThing(short: Claim, long: Claim, is_name: boolean): boolean {
  if (short.parts !== long.parts || ![...short.stems].every(stem => long.stems.has(stem))) return false
  const more = long.stems.size - short.stems.size
  if (short.told.what.endsWith(of_dollars) && more > 1 && short.stems.size < surest_stems) return false
  if (isOfSort(short, long)) return false
  const kinds = [short.told.kind, long.told.kind]
  const is_central = kinds.some(kind => central.has(kind))
  if (of_each.test(short.told.what) && !is_central && short.stems.size < surest_stems) return false
  // The name of a thing on a list says it all.
  const is_sure = short.stems.size >= sure_stems || (is_name && short.stems.size > 1 && more === 0)
  return (
    is_sure || (short.stems.size > 1 && is_central && !kinds.includes('service') && long.stems.size <= longest_of_two)
  )
}

/** Those that say the same as a claim, and perhaps more. */
function sayingTheSame(claim: Claim, by_stem: ReadonlyMap<string, readonly Claim[]>, is_name: boolean): Claim[] {
  const lists = [...claim.stems].map(stem => by_stem.get(stem) ?? [])
  const rarest = lists.reduce((one, other) => (other.length < one.length ? other : one), lists[0] ?? [])
  return rarest.length > most_compared ? [] : rarest.filter(other => isSameThing(claim, other, is_name))
}

function claimsIn(told: ToldTerm): Claim[] {
  const claim = readClaim(told)
  return claim ? [claim] : []
}

/** A sentence and another one of which it leaves nothing out, but with another number; three numbers are those of three things. */
function* apart(told: readonly ToldTerm[], listed: readonly ToldTerm[]): Generator<undefined, [ToldTerm, ToldTerm][]> {
  const once_each = [
    ...new Map(
      told
        .slice(0, most_claims)
        .toReversed()
        .map(one => [`${one.url} ${one.value}`, one]),
    ).values(),
  ]
  const sentences = yield* flatMapInSteps(once_each.reverse(), one => claimsIn(one))
  const places = new Set(sentences.map(({ told: one }) => placeOf(one)))
  const rows = yield* flatMapInSteps(listed.slice(0, most_claims), one =>
    places.has(placeOf(one)) ? [] : claimsIn({ ...one, what: claim_of + of_dollars }),
  )
  const names = new Set(rows)
  // Two names on lists are held against each other elsewhere.
  const mayBeHeldAgainst = (one: Claim, other: Claim) =>
    names.has(one)
      ? !names.has(other) && !may_be.test(other.told.text)
      : !names.has(other) || !may_be.test(one.told.text)
  const claims = [...sentences, ...rows]
  const by_stem = new Map<string, Claim[]>()
  for (const claim of claims)
    for (const stem of claim.stems) {
      const list = by_stem.get(stem)
      if (!list) by_stem.set(stem, [claim])
      else if (list.length <= most_compared) list.push(claim)
    }
  const pairs: [ToldTerm, ToldTerm][] = []
  for (const [index, claim] of claims.entries()) {
    if (endsStep(index)) yield
    if (claim.stems.size < 2) continue
    const same = sayingTheSame(claim, by_stem, names.has(claim))
    const other = same.find(one => mayBeHeldAgainst(claim, one) && excludesOther(claim, one))
    if (!other || new Set(same.map(({ least, most: end }) => `${least} ${end}`)).size > 2) continue
    const urls = Map.groupBy(same, ({ told: { url } }) => url)
    const on_one_page = [...urls.values()].some(here => new Set(here.map(({ least }) => least)).size > 1)
    const kinds = [claim.told.kind, other.told.kind]
    if (
      on_one_page ||
      areMadeOfLists(same) ||
      kinds.every(kind => kind === 'legal') ||
      kinds.every(kind => kind === 'service')
    )
      continue
    pairs.push([claim.told, other.told])
  }
  return pairs
}

/**
 * What two pages say of the same thing in other words, with another number: of prices, or of all else.
 * @param told pairs of which other words tell already
 */
export function* saidInOtherWords(
  site: SiteView,
  of: 'prices' | 'terms',
  told: readonly (readonly [ToldTerm, ToldTerm])[],
): Generator<undefined, Occurrence[]> {
  const seen = new Set(told.flatMap(pair => pair.map(placeOf)))
  const all = Map.groupBy(yield* toldInSteps(site, claim_of), ({ what }) => what)
  const rows = of === 'prices' ? yield* toldInSteps(site, 'price: ') : []
  const found: Occurrence[] = []
  for (const [what, claims] of all) {
    if ((what === claim_of + of_dollars) !== (of === 'prices')) continue
    for (const pair of yield* apart(claims, rows)) {
      const places = pair.map(placeOf)
      if (places.some(place => seen.has(place))) continue
      if (of === 'prices' && areOfOtherGuests(site, pair[0].url, pair[1].url)) continue
      for (const place of places) seen.add(place)
      found.push(againstEachOther(...pair))
    }
  }
  return found.slice(0, most)
}
