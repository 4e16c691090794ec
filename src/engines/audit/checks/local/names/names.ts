import { stateCode } from '#src/domain/us-states.ts'
import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { isMisspelled, plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { unreadOf } from '#src/engines/audit/checks/business/places-of-site.ts'
import { coreOf, isTradeWord, properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import type { Occurrence, PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { townsNamed } from '#src/engines/audit/checks/towns/town-table.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import { initialsApart } from './initials-apart.ts'
import { slipsOf } from './misspelled-in.ts'
import { nameOfAnother } from './names-apart.ts'

const guidelines = 'https://support.google.com/business/answer/3038177'
/** What a site says of itself elsewhere than in titles, by how far it can be trusted. */
const trusted = ['structured-data', 'og:site_name', 'logo-alt', 'copyright', 'application-name']

/** Pages say the same names again and again. */
function remembered<T>(of: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>()
  return name => {
    const before = known.get(name)
    if (before !== undefined) return before
    const found = of(name)
    known.set(name, found)
    return found
  }
}

/** The name to hold others against: the one given, else the one that most places of the site agree on. */
function* nameOf({ given, pages, home }: SiteView): Generator<undefined, string | null> {
  if (given.name !== null) return given.name
  const votes = new Map<string, { name: string; from: Set<string>; count: number }>()
  const plain = remembered(plainName)
  for (const [index, { row }] of pages.entries()) {
    if (endsStep(index)) yield
    for (const { name, from } of row.names) {
      const key = plain(name)
      if (key.length < 4 || !trusted.includes(from)) continue
      const vote = votes.get(key) ?? { name, from: new Set(), count: 0 }
      vote.from.add(from)
      vote.count++
      votes.set(key, vote)
    }
  }
  const trust = ({ from }: { from: Set<string> }) => trusted.findIndex(source => from.has(source))
  const ranked = [...votes.values()].sort(
    (one, other) => other.from.size - one.from.size || trust(one) - trust(other) || other.count - one.count,
  )
  const told = ranked[0]?.name ?? null
  const heading = home ? headingWithSlip(home.row) : null
  if (told === null && heading === null) return nameOfTitles(pages)
  return heading === null || plain(told ?? '') === plain(home?.row.title ?? '') ? told : heading
}

const fewest_titles = 2
const part_of_title = / [-–—|:•·] |, /

/** What titles have in common and the address of the site spells, where nothing else says whose it is: "Harlow & Sons Plumbing". */
function nameOfTitles(pages: readonly SitePage[]): string | null {
  const host =
    new URL(pages[0]?.url ?? 'https://x.invalid').hostname.replace(/^www\.|[^a-z0-9.]/g, '').split('.')[0] ?? ''
  const titles = pages.slice(0, 50).map(({ row }) => row.title)
  const parts = new Set(titles.flatMap(title => title.split(part_of_title)).filter(part => part.length <= 60))
  const named = [...parts].filter(part => {
    const core = coreOf(plainName(part)).replaceAll(' ', '')
    return (
      core.length >= 8 && host.includes(core) && titles.filter(title => title.includes(part)).length >= fewest_titles
    )
  })
  return named.toSorted((one, other) => other.length - one.length)[0] ?? null
}

/** "Quill Bicycles" as heading where the whole title is "Quill Bicyles": one of the two is wrong, whatever stands behind the logo. */
function headingWithSlip({ title, h1 }: SitePage['row']): string | null {
  const singular = (text: string) => plainName(text).replace(/s\b/g, '')
  return isMisspelled(title, h1) && singular(title) !== singular(h1) ? h1 : null
}

const isTown = (word: string) => townsNamed(word).length > 0 || townsNamed(`${word}s`).length > 0

/** Does a name say only what is done and where: "Dentist in Greer", "Tree Service Greer SC"? */
function isTradeAndTown(name: string): boolean {
  const words = plainName(name).split(' ')
  const placed = words.includes('in') || words.includes('near') || stateCode(words.at(-1)?.toUpperCase() ?? '') !== null
  return placed && properWords(name).every(isTown)
}

export const nameInconsistent: SiteCheck = {
  id: 'nap-name-inconsistent',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The name of the business is spelled in two ways',
  why: 'Directories and maps match businesses by name. One wrong letter can make two businesses out of one.',
  mend: 'Correct the spelling that is wrong, in the text and in the structured data.',
  source: guidelines,
  ...inSteps(function* (site) {
    const name = yield* nameOf(site)
    yield
    const initials = initialsApart(site.pages)
    if (name === null || plainName(name).split(' ').length < 2)
      return initials.length > 0 ? foundAll(initials) : notApplicable
    // "Dentist in Greer" is what people write of any dentist there: in sentences its words take other forms.
    const slipIn = isTradeAndTown(name) ? () => null : slipsOf(name)
    const isSlip = remembered((said: string) => isMisspelled(name, said))
    const slips = new Map<string, Occurrence>()
    const note = (shown: string, url: string, line: number, where: string) => {
      const key = plainName(shown)
      if (!slips.has(key))
        slips.set(key, { url, line, evidence: `${where}: “${shown.slice(0, 80)}”, elsewhere “${name}”` })
    }
    for (const [index, { url, row }] of site.pages.entries()) {
      if (endsStep(index)) yield
      for (const said of row.names) if (isSlip(said.name)) note(said.name, url, said.line, said.from)
      for (const [text, line, where] of [
        [row.title, row.title_line, 'title'],
        [row.h1, row.h1_line, 'heading'],
        [row.description, row.description_line, 'description'],
      ] as const) {
        const slip = slipIn(text)
        if (slip) note(slip, url, line, where)
      }
    }
    for (const { text, line } of site.home_view?.facts.text.blocks ?? []) {
      const slip = slipIn(text)
      if (slip) note(slip, site.home_view?.url ?? site.start_url, line, 'text')
    }
    return foundAll([...slips.values(), ...initials].slice(0, 10))
  }),
}

const praise =
  /\bnear me\b|\bcheap(?:est)?\b|#\s?1\b|\bnumber one\b|\btop[- ]rated\b|\baffordable\b|24\s?\/\s?7|\b(?:emergency|free) (?:service|estimate)s?\b/i

/** A name of so many words, and as many of trades, is a list of services. */
const most_words = 9

function isStuffed(name: string): boolean {
  if (name.split(/\s[|–—·•-]\s|\|/).length >= 3) return true
  const words = plainName(name).split(' ')
  // "Best Plumber" is praise, and "Best Way Plumbing" a name.
  const is_best =
    words.some((word, at) => word === 'best' && /^(?:local|emergency|in|rated)$/.test(words[at + 1] ?? '')) ||
    words.some((word, at) => word === 'best' && isTradeWord(words[at + 1] ?? ''))
  if (words.length >= most_words && words.filter(isTradeWord).length >= 4) return true
  return words.length >= 6 && (is_best || praise.test(name))
}

/** Behind a bar stands the town or the trade: "Southeast Resort | Sitka, Alaska". */
function beforeBar(name: string): string {
  const [first = ''] = name.split(' | ')
  return plainName(first).includes(' ') ? first : name
}

/** Data that took the title for the name has the name of the page in it: "Home - Ada Quill, PhD". */
const of_page = /^(?:home(?: ?page)?|welcome)\s*[-|–—:•·]\s*(?=\S)|\s*[-|–—:•·]\s*home(?: ?page)?$/i

export const nameMissing: SiteCheck = {
  id: 'nap-name-missing',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The name of the business does not stand on the home page',
  why: 'Visitors and search engines need to read your name, not only to see it in a picture.',
  mend: 'Print the name as text, in the heading or the footer, and give the logo an alt text with it.',
  source: guidelines,
  look: site => {
    const { home_view, given } = site
    const told = home_view ? ownOrganisations(home_view).map(node => textOf(node, 'name').replace(of_page, '')) : []
    // A name filled up with search words is told as such.
    const names = (given.name !== null ? [given.name] : told).filter(
      name => plainName(name).length >= 3 && (name === given.name || !isStuffed(name)),
    )
    const [name] = names
    if (!isLocalSite(site) || name === undefined || /[{[<%]/.test(name)) return notApplicable
    if (!home_view) return notChecked('The home page could not be read.')
    if (home_view.facts.empty_app_root) return notChecked(unreadOf(site) ?? 'A script fills in the page.')
    const { facts } = home_view
    const texts = [...facts.text.blocks.map(({ text }) => text), ...facts.images.map(({ alt }) => alt ?? '')]
    const whole = plainName(texts.join(' · ')).replaceAll(' ', '')
    const stands = names.some(one => whole.includes(coreOf(plainName(beforeBar(one))).replaceAll(' ', '')))
    // Spelled wrongly it does stand there: another finding.
    if (stands || texts.some(slipsOf(name))) return ok
    // Where the page bears the name of somebody else, that is the finding.
    if (nameOfAnother.look(home_view).state === 'found') return notApplicable
    return found(home_view.url, null, `“${name.slice(0, 80)}” is not in the text of the home page`)
  },
}

export const stuffedName: PageCheck = {
  id: 'name-keyword-stuffed',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The name of the business is filled up with search words',
  why: 'Google wants the name as it stands on your sign, and suspends profiles whose names carry slogans or lists of services.',
  mend: 'Give only the real name. What you do and where belongs into the description.',
  source: guidelines,
  look: page => {
    const told = ownOrganisations(page).filter(node => textOf(node, 'name') !== '')
    if (told.length === 0) return notApplicable
    return foundAll(
      told.flatMap(node => {
        const name = textOf(node, 'name')
        return isStuffed(name) ? [{ url: page.url, line: node.line, evidence: `name: “${name.slice(0, 120)}”` }] : []
      }),
    )
  },
}
