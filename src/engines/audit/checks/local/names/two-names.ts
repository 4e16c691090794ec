import { isMisspelled, plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { isTradeWord, properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'
import { namesInLinks } from './names-in-links.ts'
import { renamed } from './two-signs.ts'

/** Where a site says what it is called; titles and headings say more than that. */
const sources = new Map([
  ['og:site_name', 'shared links'],
  ['structured-data', 'structured data'],
  ['copyright', 'copyright'],
  ['logo-alt', 'logo'],
  ['links', 'links and pictures'],
])
/** Who owns a business may be called otherwise, and a picture may show more than a name. */
const no_sign =
  /\b(?:holdings|enterprises|media|digital|design|marketing|web|website|foundation|association|ventures|management|franchis\w*|logo|photo|picture|image|icon|banner|team|van|truck|building|storefront|award|badge)\b|[|:!?]|\d{3}/i
/** Whoever holds the rights is called as the state has it. */
const legal_entity = /,? (?:llc|l\.l\.c\.?|inc\.?|corp(?:oration)?\.?|ltd\.?)$/i
/** Words that one spelling of a name may have and another may lack: initials and degrees, too. */
const filling =
  /^(?:[a-z]|lmt|dds|dmd|md|dc|od|dpm|dvm|cpa|esq|phd|lpc|lcsw|the|and|of|in|at|by|for|a|an|group|home|homepage|official|site|online|usa?|inc|llc|pllc|pc|pa|co|company|services?|dba)$/

type Said = { name: string; from: string; line: number; words: ReadonlySet<string> }

const most_words = 7
/** "911 Towing": as much a name as any. */
const numbered = /^\d{2,4} /

/** ", LMT" and ", Licensed Massage Therapist" say what somebody is. */
const what_they_are = /,\s*(?:[A-Z]{2,4}\b|[Ll]icensed\s|[Cc]ertified\s|[Rr]egistered\s).*$/

/** "Calloway Beer Co — Rainbow Road Pub": one of several places, or where it is. */
const place_behind = / [—–|] .*$/

function wordsOf(name: string): ReadonlySet<string> {
  const words = plainName(name.replace(place_behind, '').replace(what_they_are, '')).split(' ')
  return new Set(
    words.filter(word => word.length > 1 && !filling.test(word) && !isCity(word)).map(word => word.replace(/s$/, '')),
  )
}

const properOf = (name: string) => properWords(name)[0] ?? numbered.exec(plainName(name))?.[0]

/** Each has a word of a trade that the other lacks: "Calloway Rooter" and "Calloway Home Plumbing". */
function isApart(one: Said, other: Said): boolean {
  // A slip in one of them is told as that.
  if (isMisspelled(one.name, other.name)) return false
  const lacks = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...words].filter(word => !others.has(word))
  const [left, right] = [lacks(one.words, other.words), lacks(other.words, one.words)]
  const is_other_trade = left.some(isTradeWord) || right.some(isTradeWord)
  return left.length > 0 && right.length > 0 && is_other_trade
}

export const twoNames: SiteCheck = {
  id: 'business-has-several-names',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The site calls the business by several names',
  why: 'Directories and maps match businesses by name. Two names look like two businesses, or like one that has changed hands.',
  mend: 'Choose the name on your sign, and write it so in the logo, the footer, the structured data and the settings of the site.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const { home_view } = site
    if (!home_view) return notApplicable
    const otherwise = renamed(site)
    if (otherwise) return foundAll([otherwise])
    const { facts } = home_view
    const top = new Set(
      facts.images.filter(({ region }) => region === 'header' || region === 'nav').map(({ offset }) => offset),
    )
    const printed = facts.names.flatMap(({ name, from, line, offset }): Said[] => {
      if (!sources.has(from) || (from === 'copyright' && legal_entity.test(name))) return []
      if (no_sign.test(name.replace(numbered, '')) || (from === 'logo-alt' && !top.has(offset))) return []
      const words = wordsOf(name)
      const is_name = words.size >= 2 && plainName(name).split(' ').length <= most_words
      return is_name && properOf(name) !== undefined ? [{ name, from, line, words }] : []
    })
    const [first] = printed
    if (!first) return notApplicable
    const linked = namesInLinks(facts, first.name).map(one => ({ ...one, from: 'links', words: wordsOf(one.name) }))
    const said = [...printed, ...linked]
    // Names of others have no word in common with it, and are told as such.
    const proper = properOf(first.name)
    const own = said.filter(({ name }) => proper !== undefined && properOf(name) === proper)
    const apart = own.filter(one => own.some(other => other.from !== one.from && isApart(one, other)))
    const [told] = apart
    if (!told) return ok
    const shown = new Map(apart.map(({ name, from }) => [plainName(name), `“${name}” (${sources.get(from)})`]))
    return found(home_view.url, told.line, [...shown.values()].slice(0, 4).join(', '))
  },
}
