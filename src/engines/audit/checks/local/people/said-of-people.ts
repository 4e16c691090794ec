import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { topics } from '#src/engines/audit/facts/business/terms/people/facts-of-a-person.ts'
import { pronouns_topic, said_of } from '#src/engines/audit/facts/business/terms/people/said-of-people.ts'
import { isShortFor } from './left-the-team.ts'

type Told = { key: string; topic: string; value: number; shown: string; url: string; line: number }

const most = 6
const most_told = 60
/** Years that are told go out of date; so many apart they are told of different days, or one is wrong. */
const years_apart = 5
const years_behind = 10

/** A page of one year, such as /shows/2019.html, tells what somebody was then: ranks and years of practice grow. */
const of_a_year = /(?<!\d)(?:19|20)\d\d(?!\d)/
const grows = new Set<string>([topics.belt, topics.years])
const toldThen = ({ topic, url }: Told): boolean => grows.has(topic) && of_a_year.test(new URL(url).pathname)

/** "[dentistry]" behind the words: in what, where the sentence says so. */
const workOf = ({ shown }: Told) => / \[([^\]]+)\]$/.exec(shown)?.[1] ?? ''

function yearsApart(one: Told, other: Told): boolean {
  const [work, another] = [workOf(one), workOf(other)]
  const [less, more] = one.value < other.value ? [one, other] : [other, one]
  const far = more.value - less.value >= years_apart && more.value >= less.value * 1.2
  // Experience of one sort may be shorter than of all sorts.
  return far && (work === another || workOf(less) === '')
}

function contradict(one: Told, other: Told, year: number): boolean {
  if (one.topic === topics.years && other.topic === topics.years) return yearsApart(one, other)
  if (one.topic === topics.years && other.topic === topics.since) {
    const since = year - other.value
    // Whoever is licensed, or teaches, worked before that.
    return (/^(?:in )?practic/.test(workOf(other)) && one.value > since + 2) || since - one.value >= years_behind
  }
  if (one.topic !== other.topic) return false
  if (one.topic === topics.since || one.topic === topics.belt)
    return workOf(one) === workOf(other) && one.value !== other.value
  // From one school somebody may have two degrees.
  if (one.topic.startsWith(topics.class_of) && one.url === other.url) return false
  return one.value !== other.value
}

function* pairsOf(told: readonly Told[]): Generator<readonly [Told, Told]> {
  for (const [at, one] of told.entries()) for (const other of told.slice(at + 1)) yield [one, other]
}

/** Marcus and Mike Johnson share initial and last name. */
function areOne(one: Told, other: Told): boolean {
  const [a = '', b = ''] = [one, other].map(({ shown }) => shown.split(':', 1)[0] ?? '')
  if (!a.includes(' ') || !b.includes(' ')) return true
  const [first = '', another = ''] = [a, b].map(name => name.split(' ', 1)[0]?.toLowerCase().replace(/\W/g, '') ?? '')
  return (
    first === another ||
    first.length === 1 ||
    another.length === 1 ||
    isShortFor(first, another) ||
    isShortFor(another, first)
  )
}

const plain = (shown: string) => shown.replace(/ \[[^\]]+\]$/, '')

function against(one: Told, other: Told): Occurrence {
  const where = one.url === other.url ? '' : ` on ${new URL(one.url).pathname}`
  const said = plain(one.shown).replace(/^[^:]+: /, '')
  return { url: other.url, line: other.line, evidence: `${plain(other.shown)}; “${said}”${where}, line ${one.line}` }
}

/** "Dr. Hale" alone is Susan Hale where nobody else has that name. */
function keyAmong(key: string, full: ReadonlyMap<string, ReadonlySet<string>>): string {
  const [only, ...more] = full.get(key) ?? []
  return only !== undefined && more.length === 0 ? only : key
}

export const saidOfPeopleApart: SiteCheck = {
  id: 'person-told-in-two-ways',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Your pages tell two stories of one person',
  why: 'Years of practice, schools and home towns are why people trust somebody. Told in two ways, at least one of them is wrong.',
  mend: 'Ask the person, write it down once, and name years such as “since 2004” instead of counting them.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ...inSteps(function* (site) {
    const all: Told[] = []
    for (const [index, { url, kind, row }] of site.pages.entries()) {
      if (endsStep(index)) yield
      if (kind === 'article' || kind === 'listing' || kind === 'thanks') continue
      for (const { what, value, text, line } of row.terms) {
        if (!what.startsWith(said_of)) continue
        const [key = '', ...topic] = what.slice(said_of.length).split(': ')
        const told = { key, topic: topic.join(': '), value, shown: text, url, line }
        if (!toldThen(told)) all.push(told)
      }
    }
    if (all.length === 0) return notApplicable
    const full = new Map<string, Set<string>>()
    for (const { key } of all) {
      const [last = '', first] = key.split(' ')
      if (first !== undefined) full.set(last, (full.get(last) ?? new Set()).add(key))
    }
    const found: Occurrence[] = []
    for (const told of Map.groupBy(all, ({ key }) => keyAmong(key, full)).values()) {
      const changing = told.find(({ topic }) => topic === pronouns_topic)
      if (changing)
        found.push({
          url: changing.url,
          line: changing.line,
          evidence: `${changing.shown}: “he” and “she” in one text`,
        })
      for (const [one, other] of pairsOf(told.slice(0, most_told))) {
        const apart = contradict(one, other, site.year) || contradict(other, one, site.year)
        if (!apart || !areOne(one, other)) continue
        found.push(against(one, other))
        break
      }
      if (found.length >= most) break
    }
    return foundAll(found)
  }),
}
