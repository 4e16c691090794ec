import { compareAddresses, doorOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { dayName, daysInBoth, firstConflict } from '#src/engines/audit/checks/business/compare-hours.ts'
import { isOfOrdinaryDays } from '#src/engines/audit/checks/business/ordinary-hours.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { addressKey } from '#src/engines/audit/facts/business/address-key.ts'
import { weekIn } from '#src/engines/audit/facts/business/hours-in-text.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

/** What a page says where visitors seldom look, and machines do. */
type Beside = { text: string; line: number; where: string }

const of_whole_business = new Set<PageKind>(['home', 'contact', 'about'])
const most = 60

/** Texts of pictures, of shared links and of structured data that name a number. */
function besidesOf({ facts }: PageView): Beside[] {
  const pictures = facts.images
    .filter(({ alt, hidden }) => alt && !hidden)
    .map(({ alt, line }) => ({ text: alt ?? '', line, where: 'the text of a picture' }))
  const shared = [...facts.open_graph, ...facts.twitter]
    .filter(({ property, name }) => /(?:description|title)$/.test(property || name))
    .map(({ content, line }) => ({ text: content, line, where: 'shared links' }))
  const described = facts.metas
    .filter(({ name }) => name === 'description')
    .map(({ content, line }) => ({ text: content, line, where: 'the description' }))
  const data = facts.structured_data.nodes.flatMap(node =>
    ['description', 'slogan', 'disambiguatingDescription'].map(name => ({
      text: textOf(node, name),
      line: node.line,
      where: 'structured data',
    })),
  )
  return [...described, ...shared, ...pictures, ...data].filter(({ text }) => /\d/.test(text)).slice(0, most)
}

const onceEach = (found: readonly Occurrence[]): Occurrence[] =>
  [
    ...new Map(
      found.toReversed().map(one => [one.evidence.replace(/ in (?:shared|the|structured).*/, ''), one]),
    ).values(),
  ].reverse()

const shownInResults = ({ facts }: PageView, words: string): boolean =>
  facts.titles.some(({ text }) => text.includes(words)) ||
  facts.metas.some(({ name, content }) => name === 'description' && content.includes(words))

const says_times = /\d\s?[ap]\.?m\b|\d:\d\d|\b(?:open|hours)\b.{0,40} \d{1,2} ?(?:-|–|to) ?\d{1,2}\b/i
const names_days = /\b(?:mon|tue|wed|thu|fri|sat|sun|daily|week)/i
/** Fewer days are those of a class or a happy hour. */
const least_days = 4
const of_a_part =
  /\b(?:happy hour|kitchen|class(?:es)?|brunch|lunch|dinner|delivery|holidays?|phones?|summer|winter|season)\b/i

export const hoursBeside: PageCheck = {
  id: 'hours-conflict-unseen-text',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A picture, a shared link or your data tells other opening hours than the page',
  why: 'Nobody sees these words while correcting the page. Search engines, assistants and everybody who is sent the link read them.',
  mend: 'Correct the hours there, or leave them out: they are forgotten when hours change.',
  source: 'https://support.google.com/business/answer/3038177',
  look: page => {
    const tables = page.facts.hours.flatMap(fact =>
      fact.from === 'text' && fact.week && Object.keys(fact.week).length >= least_days && isOfOrdinaryDays(page, fact)
        ? [fact.week]
        : [],
    )
    if (tables.length === 0 || !of_whole_business.has(page.kind)) return notApplicable
    const found = besidesOf(page).flatMap(({ text, line, where }): Occurrence[] => {
      // What search results show is another finding.
      if (
        where === 'the description' ||
        shownInResults(page, text.slice(0, 100)) ||
        !says_times.test(text) ||
        !names_days.test(text) ||
        of_a_part.test(text)
      )
        return []
      const week = weekIn(text.slice(0, 600))
      if (!week || Object.keys(week).length < least_days) return []
      const conflicts = tables
        .filter(table => daysInBoth(week, table).length > 0)
        .map(table => firstConflict(week, table))
      const [first] = conflicts
      if (!first || conflicts.some(conflict => conflict === null)) return []
      return [
        {
          url: page.url,
          line,
          evidence: `${dayName(first.day)}: ${first.one} in ${where}, ${first.other} on the page`,
        },
      ]
    })
    return foundAll(onceEach(found).slice(0, 3))
  },
}

const street =
  /\b(\d{1,6} (?:[NSEW]\.? )?(?:[A-Z][A-Za-z'’]+ ){1,3}(?:Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Highway|Hwy|Parkway|Pkwy)\b)\.?(?:,? (?:Suite|Ste\.?|Unit|#) ?[\w-]{1,6})?(?:,? ([A-Z][A-Za-z .'’-]{2,24}),? ([A-Z]{2}),? ?(\d{5})?\b)?/
/** Pictures show other houses; those of the shop say so. */
const of_the_house = /\b(?:at|shop|store|office|location|visit|find|map|directions?|business|our)\b/i

export const addressBeside: PageCheck = {
  id: 'address-differs-unseen-text',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A picture, a shared link or your data tells another address than the page',
  why: 'Nobody sees these words while correcting the page. Search engines, assistants and everybody who is sent the link read them.',
  mend: 'Correct the address there, or leave it out.',
  source: 'https://support.google.com/business/answer/3038177',
  look: page => {
    const { addresses } = page.facts
    const [first] = addresses
    if (!first || !of_whole_business.has(page.kind)) return notApplicable
    if (new Set(addresses.map(({ key }) => doorOfKey(key))).size > 1) return notApplicable
    const found = besidesOf(page).flatMap(({ text, line, where }): Occurrence[] => {
      const [shown, written, city = '', state = '', postal_code = ''] = street.exec(text) ?? []
      if (!shown || !written) return []
      const key = addressKey({ street: written, unit: '', city, state, postal_code })
      const compared = compareAddresses(key, first.key)
      if (compared.is === 'same' || (compared.is === 'conflict' && compared.part === 'town')) return []
      // Another house in what search results show is another finding.
      if (shownInResults(page, written) && doorOfKey(key) !== doorOfKey(first.key)) return []
      const is_strange = state === '' || (where === 'the text of a picture' && !of_the_house.test(text))
      if (compared.is === 'other' && is_strange) return []
      return [{ url: page.url, line, evidence: `“${shown}” in ${where}; on the page: “${first.text.slice(0, 90)}”` }]
    })
    return foundAll(onceEach(found).slice(0, 3))
  },
}
