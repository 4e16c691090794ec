import { editDistance, plainName, sharedWords } from '#src/engines/audit/checks/business/compare-names.ts'
import { addressesOfSite } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { readPhone } from '#src/engines/audit/facts/business/phone-number.ts'
import { normalStreet } from '#src/engines/audit/facts/business/street-words.ts'

function phoneDiffers({ pages, given, start_url }: SiteView): Occurrence[] {
  const wanted = readPhone((given.phone ?? '').slice(0, 40))?.e164
  const shown = pages.flatMap(({ url, row }) => row.phones.filter(({ fax }) => !fax).map(phone => ({ ...phone, url })))
  if (!wanted || shown.length === 0 || shown.some(({ e164 }) => e164 === wanted)) return []
  const evidence = `you gave ${given.phone}, the site says ${shown[0]?.text}`
  return [{ url: shown[0]?.url ?? start_url, line: shown[0]?.line ?? null, evidence }]
}

/** House number and the first word of the street that tells streets apart. */
function addressDiffers(site: SiteView): Occurrence[] {
  const [house, ...street] = normalStreet((site.given.address ?? '').split(/[,\n]/)[0] ?? '').split(' ')
  const shown = addressesOfSite(site)
  if (!house || !/^\d/.test(house) || street.length === 0 || shown.length === 0) return []
  const same = shown.some(({ key }) => {
    const [number, ...words] = key.split('|')[0]?.split(' ') ?? []
    return number === house && words.some(word => word.length > 2 && street.includes(word))
  })
  const [first] = shown
  const evidence = `you gave ${site.given.address}, the site says ${first?.text}`
  return same || !first ? [] : [{ url: first.page.url, line: first.line, evidence }]
}

/** The part of a name that two ways of writing it have in common, 0 to 1. */
function similarity(one: string, other: string): number {
  const [a, b] = [plainName(one).replaceAll(' ', ''), plainName(other).replaceAll(' ', '')]
  const longest = Math.max(a.length, b.length, 1)
  if (a.includes(b) || b.includes(a)) return 1
  return Math.max(sharedWords(one, other), sharedWords(other, one), 1 - editDistance(a, b, longest) / longest)
}

function nameDiffers({ pages, given, start_url }: SiteView): Occurrence[] {
  const wanted = given.name
  if (wanted === null || plainName(wanted).length < 3) return []
  const all = pages.flatMap(({ url, row }) => [
    ...row.names.map(({ name, line, from }) => ({ name, line, from, url })),
    ...[row.title, row.h1].map(name => ({ name, line: row.title_line, from: 'title', url })),
  ])
  const firm = all.find(({ from }) => from === 'structured-data' || from === 'og:site_name')
  // A slip in one letter is told as such elsewhere; here it is another name altogether.
  if (!firm || all.some(({ name }) => name !== '' && similarity(wanted, name) >= 0.6)) return []
  return [
    { url: firm.url ?? start_url, line: firm.line, evidence: `you gave “${wanted}”, the site says “${firm.name}”` },
  ]
}

export const notAsGiven: SiteCheck = {
  id: 'nap-mismatch-user-input',
  section: 'local',
  scope: 'site',
  severity: 'critical',
  title: 'The site says something else than what you told us',
  why: 'If your site and what you tell others differ, customers and directories get both.',
  mend: 'Check which is right: what you typed here, or what the site prints. Correct the other.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const { name, phone, address } = site.given
    if (name === null && phone === null && address === null) return notApplicable
    return foundAll([...phoneDiffers(site), ...addressDiffers(site), ...nameDiffers(site)])
  },
}
