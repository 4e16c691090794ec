import type { PageFacts } from '../page-facts.ts'
import { indexedAddresses } from './indexed-addresses.ts'
import { indexedEmails } from './indexed-emails.ts'
import { indexedPictures } from './indexed-pictures.ts'
import { indexedPoints } from './indexed-points.ts'
import { indexedProfiles } from './indexed-profiles.ts'
import type { KeptTexts } from './kept-texts.ts'
import type { ListsWriter, PackedLists } from './packed-lists.ts'
import type { PackedReader, PackedWriter } from './packing.ts'
import { indexedClaims, indexedHours, indexedNames, indexedPhones, indexedTerms } from './said-of-business.ts'
import type { SiteIndexRow } from './site-index-row.ts'

const sources = ['text', 'tel', 'structured-data'] as const
const from_bits = 3
const topics = ['founded', 'years', 'ended', 'coupon', 'form-mailbox', 'latest'] as const
const topic_bits = 7
const loud_bit = 8
const footer_bit = 4
const fax_bit = 8
const called_bit = 16

const sourceOf = (bits: number) => sources[bits & from_bits] ?? 'text'
const textOrData = (bits: number) => (sourceOf(bits) === 'text' ? 'text' : 'structured-data')

/** Writes what a page says of its business: the texts by their numbers, the rest as bits; each list behind its length. */
export function packBusiness(
  facts: PageFacts,
  out: PackedWriter,
  lists: ListsWriter,
  texts: KeptTexts,
  with_claims: boolean,
): void {
  function pack<T>(list: SaidList, entries: readonly T[], numbersOf: (entry: T) => readonly number[]): void {
    lists.begin(list, out)
    out.one(entries.length)
    for (const entry of entries) out.one(...numbersOf(entry))
  }
  pack('phones', indexedPhones(facts), ({ e164, text, line, from, footer, fax, called }) => [
    texts.idOf(e164),
    texts.idOf(text),
    sources.indexOf(from) | (footer ? footer_bit : 0) | (fax ? fax_bit : 0) | (called ? called_bit : 0),
    line,
  ])
  pack('addresses', indexedAddresses(facts), ({ key, text, line, from, footer, phone, week, goals }) => [
    texts.idOf(key),
    texts.idOf(text),
    texts.idOf(phone),
    week ? texts.idOf(JSON.stringify(week)) + 1 : 0,
    texts.idOf(goals),
    sources.indexOf(from) | (footer ? footer_bit : 0),
    line,
  ])
  pack('names', indexedNames(facts), ({ name, from, line }) => [texts.idOf(name), texts.idOf(from), line])
  pack('hours', indexedHours(facts), ({ week, from, line }) => [
    texts.idOf(JSON.stringify(week)),
    sources.indexOf(from),
    line,
  ])
  pack('emails', indexedEmails(facts), ({ address, strange, line }) => [texts.idOf(address), strange ? 1 : 0, line])
  pack('claims', indexedClaims(facts), ({ about, value, text, loud, line }) => [
    topics.indexOf(about) | (loud ? loud_bit : 0),
    value,
    texts.idOf(text),
    line,
  ])
  pack('points', indexedPoints(facts), ({ latitude, longitude, key, from, line }) => [
    toWhole(latitude, 90),
    toWhole(longitude, 180),
    texts.idOf(key),
    point_sources.indexOf(from),
    line,
  ])
  pack('terms', indexedTerms(facts, with_claims), ({ what, value, text, line }) => [
    texts.idOf(what),
    value,
    texts.idOf(text),
    line,
  ])
  pack('profiles', indexedProfiles(facts), ({ profile, framed, line }) => [texts.idOf(profile), framed ? 1 : 0, line])
  pack('pictures', indexedPictures(facts), ({ picture, alt, line }) => [texts.idOf(picture), texts.idOf(alt), line])
}

const point_sources = ['meta', 'structured-data', 'map', 'text', 'link', 'script', 'attribute', 'pin'] as const
/** Degrees as whole numbers: six decimals are a hand's breadth. */
const fine = 1e6
const toWhole = (degrees: number, most: number) => Math.round((degrees + most) * fine)
const toDegrees = (whole: number, most: number) => Math.round(whole - most * fine) / fine

type SaidList =
  | 'phones'
  | 'addresses'
  | 'names'
  | 'hours'
  | 'emails'
  | 'claims'
  | 'points'
  | 'terms'
  | 'profiles'
  | 'pictures'
type EntryOf<List extends SaidList> = SiteIndexRow[List][number]
type Unpack<List extends SaidList> = (from: PackedReader, lists: PackedLists) => EntryOf<List>

/** How an entry of each list is read back. */
const unpack: { readonly [List in SaidList]: Unpack<List> } = {
  phones(from, { texts }) {
    const [e164, text, bits] = [texts.textOf(from.one()), texts.textOf(from.one()), from.one()]
    return {
      e164,
      text,
      from: sourceOf(bits),
      footer: (bits & footer_bit) !== 0,
      fax: (bits & fax_bit) !== 0,
      called: (bits & called_bit) !== 0,
      line: from.one(),
    }
  },
  addresses(from, lists) {
    const { texts } = lists
    const [key, text, phone] = [texts.textOf(from.one()), texts.textOf(from.one()), texts.textOf(from.one())]
    const [week, goals, bits] = [from.one(), texts.textOf(from.one()), from.one()]
    return {
      key,
      text,
      phone,
      week: week === 0 ? null : lists.week(week - 1),
      goals,
      from: textOrData(bits),
      footer: (bits & footer_bit) !== 0,
      line: from.one(),
    }
  },
  names: (from, { texts }) => ({
    name: texts.textOf(from.one()),
    from: texts.textOf(from.one()),
    line: from.one(),
  }),
  hours: (from, lists) => ({ week: lists.week(from.one()), from: textOrData(from.one()), line: from.one() }),
  emails: (from, { texts }) => ({ address: texts.textOf(from.one()), strange: from.one() === 1, line: from.one() }),
  claims(from, { texts }) {
    const bits = from.one()
    return {
      about: topics[bits & topic_bits] ?? 'founded',
      loud: (bits & loud_bit) !== 0,
      value: from.one(),
      text: texts.textOf(from.one()),
      line: from.one(),
    }
  },
  points: (from, { texts }) => ({
    latitude: toDegrees(from.one(), 90),
    longitude: toDegrees(from.one(), 180),
    key: texts.textOf(from.one()),
    from: point_sources[from.one()] ?? 'meta',
    line: from.one(),
  }),
  terms: (from, { texts }) => ({
    what: texts.textOf(from.one()),
    value: from.one(),
    text: texts.textOf(from.one()),
    line: from.one(),
  }),
  profiles: (from, { texts }) => ({ profile: texts.textOf(from.one()), framed: from.one() === 1, line: from.one() }),
  pictures: (from, { texts }) => ({
    picture: texts.textOf(from.one()),
    alt: texts.textOf(from.one()),
    line: from.one(),
  }),
}

const none: readonly never[] = []

/** Reads one of the lists of a page back. */
export function unpackSaid<List extends SaidList>(
  lists: PackedLists,
  nth: number,
  list: List,
): readonly EntryOf<List>[] {
  const from = lists.read(nth, list)
  const length = from.one()
  if (length === 0) return none
  const read: Unpack<List> = unpack[list]
  const entries: EntryOf<List>[] = []
  for (let at = 0; at < length; at++) entries.push(read(from, lists))
  return entries
}
