import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import { endsStep, flatMapInSteps, groupInSteps } from '#src/engines/audit/checks/in-steps.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { isKnown, isNameOfSomebody } from '#src/engines/audit/facts/spelling/known-words.ts'
import { legal_form } from './title-of-another.ts'

const kinds = new Set<PageKind>(['about', 'contact', 'service', 'location', 'other'])
/** "About us | Calloway Plumbing": whose the page is stands behind a bar or a dash. */
const bar = / [|–—·•-] /
const fewest_pages = 3
/** So many titles are built alike; the others were written one by one. */
const usual_share = 0.6
const in_capitals = /^(?:(?:[A-Z][\w'’.]*|&|and|of|the)(?: |$)){2,5}$/

const behindBar = ({ row }: SitePage): string => {
  const parts = row.title.split(bar)
  return parts.length > 1 ? (parts.at(-1) ?? '').trim() : ''
}

/** A word that nobody uses but for a name. */
const isOfAName = (word: string) =>
  word.length >= 4 && commonnessOf(word) === undefined && (isNameOfSomebody(word) || !isKnown(word)) && !isCity(word)

const looksLikeAName = (said: string) =>
  legal_form.test(said) || (in_capitals.test(said) && plainName(said).split(' ').some(isOfAName))

/** "Sunnyside Animal Hospital" where all others end in "Sunnymead Animal Hospital". */
function isNearlyTheName(end: string, own: string): boolean {
  const [said, right] = [plainName(end).split(' '), plainName(own).split(' ')]
  if (right.length < 3 || said.length !== right.length || !in_capitals.test(end)) return false
  return said[0] !== right[0] && said.slice(1).every((word, i) => word === right[i + 1])
}

/** What else the page says of itself: a part of its subject may stand behind the bar. */
const saidBesides = ({ row, url }: SitePage) =>
  plainName(
    [
      row.title.split(bar).slice(0, -1).join(' '),
      row.h1,
      row.description,
      new URL(url).pathname,
      ...row.names.filter(({ from }) => from !== 'title').map(({ name }) => name),
    ].join(' '),
  )

/** Titles that end in the name of a stranger where those of the other pages end in that of the business. */
export function* strangeTitles({ pages, home, host }: SiteView): Generator<undefined, Map<string, Occurrence>> {
  const ends = yield* flatMapInSteps(pages, page => {
    const end = behindBar(page)
    return end === '' ? [] : [{ page, end }]
  })
  const alike = yield* groupInSteps(ends, ({ end }) => plainName(end))
  const [usual] = [...alike.values()].sort((one, other) => other.length - one.length)
  const own = usual?.[0]?.end ?? ''
  const found = new Map<string, Occurrence>()
  if (!home || !usual || usual.length < Math.max(fewest_pages, ends.length * usual_share)) return found
  const words = new Set(
    [own, home.row.title, home.row.h1, ...home.row.names.map(({ name }) => name)].flatMap(properWords),
  )
  const letters = host.replace(/[^a-z\d]/g, '')
  if (properWords(own).length === 0) return found
  for (const [index, { page, end }] of ends.entries()) {
    if (endsStep(index)) yield
    if (!kinds.has(page.kind) || plainName(end) === plainName(own)) continue
    const is_near = isNearlyTheName(end, own)
    if (!looksLikeAName(end) && !is_near) continue
    const strange = is_near ? plainName(end).split(' ').slice(0, 1) : properWords(end)
    if (strange.length === 0 || strange.some(word => words.has(word) || letters.includes(word))) continue
    const besides = saidBesides(page)
    if (strange.some(word => besides.includes(word))) continue
    const evidence = `title: “${end.slice(0, 80)}”; on ${usual.length} pages “${own.slice(0, 80)}”`
    found.set(page.url, { url: page.url, line: page.row.title_line, evidence })
  }
  return found
}
