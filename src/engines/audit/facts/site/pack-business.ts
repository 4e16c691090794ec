import type { PageFacts } from '../page-facts.ts'
import type { WeekHours } from '../types/business-facts.ts'
import type { KeptTexts } from './kept-texts.ts'
import type { PackedReader, PackedWriter } from './packing.ts'
import {
  indexedAddresses,
  indexedClaims,
  indexedEmails,
  indexedHours,
  indexedNames,
  indexedPhones,
} from './said-of-business.ts'
import type { SiteIndexRow } from './site-index-row.ts'

type Said = Pick<SiteIndexRow, 'phones' | 'addresses' | 'names' | 'hours' | 'emails' | 'claims'>

const sources = ['text', 'tel', 'structured-data'] as const
const from_bits = 3
const topics = ['founded', 'years', 'ended', 'coupon'] as const
const loud_bit = 4
const footer_bit = 4
const fax_bit = 8

const sourceOf = (bits: number) => sources[bits & from_bits] ?? 'text'

/** Writes what a page says of its business: the texts by their numbers, the rest as bits. */
export function packBusiness(facts: PageFacts, out: PackedWriter, texts: KeptTexts): void {
  out.list(
    indexedPhones(facts).flatMap(({ e164, text, line, from, footer, fax }) => [
      texts.idOf(e164),
      texts.idOf(text),
      sources.indexOf(from) | (footer ? footer_bit : 0) | (fax ? fax_bit : 0),
      line,
    ]),
  )
  out.list(
    indexedAddresses(facts).flatMap(({ key, text, line, from, footer }) => [
      texts.idOf(key),
      texts.idOf(text),
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
}

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
      line,
    })),
    addresses: inGroups(from.list(), 4, ([key, shown, bits = 0, line = 0]) => ({
      key: text(key),
      text: text(shown),
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
  }
}

const none: readonly never[] = []

function inGroups<T>(numbers: Uint32Array, size: number, read: (group: Uint32Array) => T): readonly T[] {
  if (numbers.length === 0) return none
  return Array.from({ length: numbers.length / size }, (_, i) => read(numbers.subarray(i * size, (i + 1) * size)))
}
