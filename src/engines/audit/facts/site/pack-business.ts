import type { PageFacts } from '../page-facts.ts'
import type { WeekHours } from '../types/business-facts.ts'
import { indexedPoints } from './indexed-points.ts'
import { indexedProfiles } from './indexed-profiles.ts'
import type { KeptTexts } from './kept-texts.ts'
import type { PackedReader, PackedWriter } from './packing.ts'
import {
  indexedAddresses,
  indexedClaims,
  indexedEmails,
  indexedHours,
  indexedNames,
  indexedPhones,
  indexedTerms,
} from './said-of-business.ts'
import type { SiteIndexRow } from './site-index-row.ts'

type Said = Pick<
  SiteIndexRow,
  'phones' | 'addresses' | 'names' | 'hours' | 'emails' | 'claims' | 'points' | 'terms' | 'profiles'
>

const sources = ['text', 'tel', 'structured-data'] as const
const from_bits = 3
const topics = ['founded', 'years', 'ended', 'coupon'] as const
const loud_bit = 4
const footer_bit = 4
const fax_bit = 8
const called_bit = 16

const sourceOf = (bits: number) => sources[bits & from_bits] ?? 'text'

/** Writes what a page says of its business: the texts by their numbers, the rest as bits. */
export function packBusiness(facts: PageFacts, out: PackedWriter, texts: KeptTexts): void {
  out.list(
    indexedPhones(facts).flatMap(({ e164, text, line, from, footer, fax, called }) => [
      texts.idOf(e164),
      texts.idOf(text),
      sources.indexOf(from) | (footer ? footer_bit : 0) | (fax ? fax_bit : 0) | (called ? called_bit : 0),
      line,
    ]),
  )
  out.list(
    indexedAddresses(facts).flatMap(({ key, text, line, from, footer, phone }) => [
      texts.idOf(key),
      texts.idOf(text),
      texts.idOf(phone),
      sources.indexOf(from) | (footer ? footer_bit : 0),
      line,
    ]),
  )
  out.list(indexedNames(facts).flatMap(({ name, from, line }) => [texts.idOf(name), texts.idOf(from), line]))
  out.list(
    indexedHours(facts).flatMap(({ week, from, line }) => [
      texts.idOf(JSON.stringify(week)),
      sources.indexOf(from),
      line,
    ]),
  )
  out.list(indexedEmails(facts).flatMap(({ address, line }) => [texts.idOf(address), line]))
  out.list(
    indexedClaims(facts).flatMap(({ about, value, text, loud, line }) => [
      topics.indexOf(about) | (loud ? loud_bit : 0),
      value,
      texts.idOf(text),
      line,
    ]),
  )
  out.list(
    indexedPoints(facts).flatMap(({ latitude, longitude, key, from, line }) => [
      toWhole(latitude, 90),
      toWhole(longitude, 180),
      texts.idOf(key),
      point_sources.indexOf(from),
      line,
    ]),
  )
  out.list(
    indexedTerms(facts).flatMap(({ what, value, text, line }) => [texts.idOf(what), value, texts.idOf(text), line]),
  )
  out.list(indexedProfiles(facts).flatMap(({ profile, line }) => [texts.idOf(profile), line]))
}

const point_sources = ['meta', 'structured-data', 'map'] as const
/** Degrees as whole numbers: six decimals are a hand's breadth. */
const fine = 1e6
const toWhole = (degrees: number, most: number) => Math.round((degrees + most) * fine)
const toDegrees = (whole: number, most: number) => Math.round(whole - most * fine) / fine

/** Reads it back. Timetables that are the same are one object, by `weeks`. */
export function unpackBusiness(from: PackedReader, texts: KeptTexts, weeks: Map<number, WeekHours>): Said {
  const text = (id: number | undefined) => texts.textOf(id ?? -1)
  function weekOf(id = -1): WeekHours {
    const week = weeks.get(id) ?? (JSON.parse(texts.textOf(id)) as WeekHours)
    weeks.set(id, week)
    return week
  }
  return {
    phones: inGroups(from.list(), 4, ([e164, shown, bits = 0, line = 0]) => ({
      e164: text(e164),
      text: text(shown),
      from: sourceOf(bits),
      footer: (bits & footer_bit) !== 0,
      fax: (bits & fax_bit) !== 0,
      called: (bits & called_bit) !== 0,
      line,
    })),
    addresses: inGroups(from.list(), 5, ([key, shown, phone, bits = 0, line = 0]) => ({
      key: text(key),
      text: text(shown),
      phone: text(phone),
      from: sourceOf(bits) === 'text' ? 'text' : 'structured-data',
      footer: (bits & footer_bit) !== 0,
      line,
    })),
    names: inGroups(from.list(), 3, ([name, source, line = 0]) => ({ name: text(name), from: text(source), line })),
    hours: inGroups(from.list(), 3, ([week, bits = 0, line = 0]) => ({
      week: weekOf(week),
      from: sourceOf(bits) === 'text' ? 'text' : 'structured-data',
      line,
    })),
    emails: inGroups(from.list(), 2, ([address, line = 0]) => ({ address: text(address), line })),
    claims: inGroups(from.list(), 4, ([bits = 0, value = 0, shown, line = 0]) => ({
      about: topics[bits & from_bits] ?? 'founded',
      value,
      text: text(shown),
      loud: (bits & loud_bit) !== 0,
      line,
    })),
    points: inGroups(from.list(), 5, ([latitude = 0, longitude = 0, key, source = 0, line = 0]) => ({
      latitude: toDegrees(latitude, 90),
      longitude: toDegrees(longitude, 180),
      key: text(key),
      from: point_sources[source] ?? 'meta',
      line,
    })),
    terms: inGroups(from.list(), 4, ([what, value = 0, shown, line = 0]) => ({
      what: text(what),
      value,
      text: text(shown),
      line,
    })),
    profiles: inGroups(from.list(), 2, ([profile, line = 0]) => ({ profile: text(profile), line })),
  }
}

const none: readonly never[] = []

function inGroups<T>(numbers: Uint32Array, size: number, read: (group: Uint32Array) => T): readonly T[] {
  if (numbers.length === 0) return none
  return Array.from({ length: numbers.length / size }, (_, i) => read(numbers.subarray(i * size, (i + 1) * size)))
}
