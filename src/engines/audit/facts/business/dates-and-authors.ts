import type { PageText } from '../finish/page-text.ts'
import { nodesOf, textOf, textsOf } from '../node-values.ts'
import type { Reading } from '../reading/reading.ts'
import { signal } from '../signal.ts'
import type { AuthorFact, DateFact } from '../types/business-facts.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const in_text = new RegExp(
  `\\b(published|posted|written|updated|modified|reviewed|last (?:updated|modified|reviewed))\\b(?: on| at|:)?\\s*(${month} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4})`,
  'gi',
)
const written_month = new RegExp(`^(${month}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`, 'i')
const metas_of_dates = new Map<string, DateFact['kind']>([
  ['article:published_time', 'published'],
  ['article:modified_time', 'modified'],
  ['og:updated_time', 'modified'],
  ['date', 'published'],
  ['last-modified', 'modified'],
  ['dcterms.date', 'published'],
])
const byline =
  /(?:^|\n)(?:Written |Posted |Published )?[Bb]y:? ([A-Z][\w.'’-]+(?: [A-Z][\w.'’-]+){1,3})(?=$|\n| on\b| [|–—•]|,)/g

/** Below it stands who wrote the article. */
const about_the_author = /^(?:about|meet|written by) (?:the |our )?authors?\b/i

/** The day of a date as people and machines write it; `null` when it is not one. */
function isoOf(written: string): string | null {
  const iso = /^\s*(\d{4}-\d{2}-\d{2})/.exec(written)?.[1]
  if (iso) return Number.isNaN(Date.parse(iso)) ? null : iso
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(written.trim())
  const named = written_month.exec(written.trim())
  const [day, number, year] = named
    ? [named[2], months.indexOf((named[1] ?? '').slice(0, 3).toLowerCase()) + 1, named[3]]
    : [slashed?.[2], Number(slashed?.[1]), slashed?.[3]]
  if (!day || !number || !year) return null
  const text = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  return Number.isNaN(Date.parse(text)) ? null : text
}

export function findDates({ found, entities }: Reading, text: PageText): DateFact[] {
  const dates: DateFact[] = []
  for (const { line, offset, text: shown, datetime, published, modified } of found.times) {
    const meaning = modified ? 'modified' : published ? 'published' : 'other'
    dates.push({ line, offset, text: shown, iso: isoOf(datetime || shown), from: 'time', kind: meaning })
  }
  for (const { property, name, content, line, offset } of found.metas) {
    const kind = metas_of_dates.get(property || name)
    if (kind) dates.push({ line, offset, text: content.slice(0, 60), iso: isoOf(content), from: 'meta', kind })
  }
  for (const node of entities.nodes) {
    for (const [property, kind] of [
      ['datePublished', 'published'],
      ['dateModified', 'modified'],
    ] as const) {
      const written = textOf(node, property)
      if (written)
        dates.push({
          line: node.line,
          offset: node.offset,
          text: written.slice(0, 60),
          iso: isoOf(written),
          from: 'structured-data',
          kind,
        })
    }
  }
  if (text.may(signal.date)) {
    for (const match of [...text.whole.matchAll(in_text)].slice(0, 20)) {
      const kind = /update|modif|review/i.test(match[1] ?? '') ? 'modified' : 'published'
      dates.push({ ...text.placeAt(match.index), text: match[0], iso: isoOf(match[2] ?? ''), from: 'text', kind })
    }
  }
  return dates.slice(0, 200)
}

export function findAuthors({ found, entities }: Reading, text: PageText): AuthorFact[] {
  const authors: AuthorFact[] = []
  for (const { property, name, content, line, offset } of found.metas) {
    const is_author = name === 'author' || property === 'article:author'
    if (is_author && content) authors.push({ line, offset, name: content.slice(0, 100), from: 'meta' })
  }
  for (const { rel, text: shown, line, offset } of found.links) {
    if (/\bauthor\b/.test(rel) && shown) authors.push({ line, offset, name: shown.slice(0, 100), from: 'rel' })
  }
  for (const node of entities.nodes) {
    const named = nodesOf(node, 'author').map(index => textOf(entities.nodes[index], 'name'))
    for (const name of [...named, ...textsOf(node, 'author').filter(written => !/^https?:|^#|^\//.test(written))]) {
      if (name)
        authors.push({ line: node.line, offset: node.offset, name: name.slice(0, 100), from: 'structured-data' })
    }
  }
  for (const { name, hidden, line, offset } of found.headings) {
    if (!hidden && about_the_author.test(name)) authors.push({ line, offset, name: name.slice(0, 100), from: 'byline' })
  }
  if (text.may(signal.byline)) {
    for (const match of [...text.whole.matchAll(byline)].slice(0, 10)) {
      authors.push({ ...text.placeAt(match.index + match[0].search(/\S/)), name: match[1] ?? '', from: 'byline' })
    }
  }
  return authors.slice(0, 50)
}
