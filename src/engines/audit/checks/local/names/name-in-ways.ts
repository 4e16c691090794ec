import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { written_name } from '#src/engines/audit/facts/business/terms/standing/name-in-text.ts'
import { longAndShort } from './long-and-short.ts'

/** Where a site says what it is called; titles and headings say more than that. */
const sources = new Set(['structured-data', 'og:site_name', 'application-name', 'copyright', 'logo-alt'])
/** "CallowayPlumbing" at the end of titles: what was to have blanks. */
const run_together = /^(?:\p{Lu}\p{Ll}+){2,8}$/u
/** “Calloway Roofing & Renovations”: with its last part left out it is another name. The school of a church has one of its own. */
const goes_on = /^(\S+ [^&]{3,40}?) (?:&|and) (?!School|Preschool|Academy)\p{Lu}[\p{L} &]{3,40}$/u
/** "Calloway RoofingMacon": two lines of a logo in elements without a blank between them. */
const seam = /\s.*\p{Ll}\p{Lu}\p{Ll}|\p{Ll}{2}\p{Lu}\p{Ll}.*\s/u
const part_of_title = / [-–—|:•·] /
const fewest_letters = 5
const fewest_pages = 2

type Way = { name: string; from: string; pages: number; url: string; line: number }

/** Names that are one to the ear: signs, "and" and legal forms set aside. */
const soundOf = (name: string) =>
  plainName(name)
    .replace(/\band\b/g, '')
    .replaceAll(' ', '')
/** As it is written, but for capitals and points. */
const writtenAs = (name: string) =>
  name
    .toLowerCase()
    .replace(/[.,\s]+/g, ' ')
    .replace(/’/g, "'")
    .trim()

/** Words for one trade, of which a name may bear any. */
const one_trade: readonly (readonly [RegExp, string])[] = [
  [/\b(?:(?:heating|air conditioning|cooling) and (?:air conditioning|air|cooling|heating)|hvac)\b/, 'hvac'],
  [/\b(?:dental care|dental|dentistry)\b/, 'dental'],
  [/\b(?:law (?:office|firm|group)|attorneys? at law)\b/, 'law'],
  [/\blandscap(?:e|es|ing)\b/, 'landscape'],
  [/\belectric(?:al)?\b/, 'electric'],
  [/\b(?:chiropractic|chiropractors?)\b/, 'chiropractic'],
  [/\b(?:auto|automotive|car) (?:repair|care|service)\b/, 'auto repair'],
  [/\b(?:tree service|tree care)\b/, 'tree service'],
]

/** “Calloway HVAC” and “Calloway Heating & Cooling” are one in meaning, and two to a directory. */
function meaningOf(name: string): string {
  const plain = plainName(name)
  const said = one_trade.find(([words]) => words.test(plain))
  const meant = said ? plain.replace(said[0], said[1]).trim() : ''
  return meant === said?.[1] ? '' : meant
}

/** The first two names that mean the same and do not sound alike. */
function inOtherWords(ways: readonly (Way & { sound: string })[]): Way[] {
  const by_meaning = Map.groupBy(
    ways.filter(({ from }) => sources.has(from)),
    ({ name }) => meaningOf(name),
  )
  for (const [meaning, [first, ...more]] of by_meaning) {
    const other = meaning === '' ? undefined : first && more.find(({ sound }) => sound !== first.sound)
    if (first && other) return [first, other].toSorted((one, next) => one.pages - next.pages)
  }
  return []
}

/** Only with and without "LLC" is as usual as it is harmless. */
const isMoreThanForm = (ways: readonly Way[]) =>
  new Set(ways.map(({ name }) => plainName(name.replace(/['’]s\b/g, ' s')))).size > 1

export const nameInWays: SiteCheck = {
  id: 'name-written-in-ways',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'The name of the business is written in several ways',
  why: 'Directories and maps match businesses by name. With and without a sign or an ending, it can count as two.',
  mend: 'Choose the name on your sign, and write it so in the footer, the logo and the structured data.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* ({ pages }) {
    const by_sound = new Map<string, Map<string, Way>>()
    const note = (sound: string, { name, from, url, line }: Omit<Way, 'pages'>, times = 1) => {
      const ways = by_sound.get(sound) ?? new Map<string, Way>()
      const written = writtenAs(name)
      const way = ways.get(written) ?? { name, from, pages: 0, url, line }
      way.pages += times
      ways.set(written, way)
      by_sound.set(sound, ways)
    }
    for (const [index, { url, row }] of pages.entries()) {
      if (endsStep(index)) yield
      const ends = row.title.split(part_of_title).filter(part => run_together.test(part))
      const in_title = ends.slice(-1).map(name => ({ name, from: 'title', line: row.title_line }))
      for (const { name, from, line } of [...row.names, ...in_title]) {
        const counts = sources.has(from) || from === 'title'
        const sound = counts && name.length <= 60 ? soundOf(name) : ''
        if (sound.length < fewest_letters) continue
        note(sound, { name, from, url, line })
      }
      // One slip of the pen is none of the ways; what a page says twice or shows in results is.
      for (const { what, value, text, line } of row.terms)
        if (what.startsWith(written_name) && !seam.test(text))
          note(soundOf(text), { name: text, from: 'text', url, line }, value)
    }
    // Parts of titles count where they sound like a name that stands elsewhere, and differ from it in more than its ending.
    const plain_names = new Set(
      [...by_sound.values()].flatMap(ways => [...ways.values()].map(way => plainName(way.name))),
    )
    for (const [index, { url, row }] of pages.entries()) {
      if (endsStep(index)) yield
      for (const part of row.title.split(part_of_title)) {
        const sound = part.length <= 60 ? soundOf(part) : ''
        if (by_sound.has(sound) && !run_together.test(part) && !plain_names.has(plainName(part)))
          note(sound, { name: part.trim(), from: 'title', url, line: row.title_line })
      }
    }
    const told = [...by_sound.values()].flatMap(known => {
      const ways = [...known.values()].filter(({ pages: count }) => count >= fewest_pages || pages.length < 4)
      if (ways.length < 2 || !(ways.length >= 3 || isMoreThanForm(ways))) return []
      const rarest = ways.toSorted((one, other) => one.pages - other.pages)[0]
      const shown = ways.slice(0, 4).map(({ name, from }) => `“${name}” (${from})`)
      return rarest ? [{ url: rarest.url, line: rarest.line, evidence: shown.join(', ') }] : []
    })
    const all = [...by_sound].flatMap(([sound, ways]) =>
      [...ways.values()]
        .filter(({ pages: count }) => count >= fewest_pages || pages.length < 4)
        .map(way => ({ ...way, sound })),
    )
    const shorter = all.flatMap(long => {
      const sound = soundOf(goes_on.exec(long.name)?.[1] ?? '')
      const short = all.find(way => way.sound === sound)
      if (!short) return []
      const evidence = `“${long.name}” (${long.from}), “${short.name}” (${short.from})`
      return [{ url: short.url, line: short.line, evidence }]
    })
    const [rarer, usual] = told.length + shorter.length > 0 ? [] : inOtherWords(all)
    const evidence = `“${usual?.name}” (${usual?.from}), “${rarer?.name}” (${rarer?.from})`
    const other_words = rarer ? [{ url: rarer.url, line: rarer.line, evidence }] : []
    const ways_told = [...told, ...shorter.slice(0, 1), ...other_words].slice(0, 2)
    if (by_sound.size === 0) return notApplicable
    return foundAll(ways_told.length > 0 ? ways_told : longAndShort(pages))
  }),
}
