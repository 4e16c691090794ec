import { socialNetworks } from '#src/domain/location/record/location-record.ts'
import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { isOfOrdinaryDays } from '#src/engines/audit/checks/business/ordinary-hours.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { readEntities } from '#src/engines/presence/read-entities.ts'
import { readNotices } from '#src/engines/presence/read-notices.ts'
import type { PagePresence, SaidName } from '#src/engines/presence/site-presence.ts'

/** Of each sort a page keeps this many, and of each text so many letters. */
const most = { names: 12, phones: 8, addresses: 6, hours: 4, notices: 3, profiles: 20 } as const
const longest = 160

const firmSources: ReadonlySet<string> = new Set(['og:site_name', 'application-name', 'logo-alt', 'copyright'])

/** The first words of the page that hold the name somebody told us, for pages that name themselves nowhere else. */
function nameInWords({ facts, given }: PageView): SaidName[] {
  const name = plainName(given.name ?? '')
  if (name.length < 3) return []
  const block = facts.text.blocks.find(({ text }) => ` ${plainName(text)} `.includes(` ${name} `))
  if (!block) return []
  const at = Math.max(0, block.text.toLowerCase().indexOf((given.name ?? '').toLowerCase()) - 40)
  return [{ text: block.text.slice(at, at + longest), firm: false, line: block.line }]
}

function readNames(view: PageView): SaidName[] {
  const own = view.facts.names
    .filter(({ from }) => from !== 'structured-data')
    .map(({ name, from, line }) => ({ text: name, firm: firmSources.has(from), line }))
  return [...own.filter(({ firm }) => firm), ...nameInWords(view), ...own.filter(({ firm }) => !firm)]
}

function readPhones({ facts }: PageView): PagePresence['phones'] {
  const printed = facts.phones.filter(({ fax }) => !fax).map(({ e164, text, line }) => ({ e164, text, line }))
  const dialed = facts.tel_links.map(({ e164, number, line }) => ({ e164, text: number, line }))
  return [...printed, ...dialed].flatMap(({ e164, text, line }) => (e164 === null ? [] : [{ e164, text, line }]))
}

function readHours(view: PageView): PagePresence['hours'] {
  return view.facts.hours
    .filter(fact => fact.from === 'text' && isOfOrdinaryDays(view, fact))
    .flatMap(({ week, text, line }) => (week === null || Object.keys(week).length === 0 ? [] : [{ week, text, line }]))
}

function readProfiles({ facts }: PageView): PagePresence['profiles'] {
  return facts.profiles.flatMap(({ network, url, line, share, generic }) => {
    const social = socialNetworks.find(known => known === network)
    return social && !share && !generic ? [{ network: social, url, line }] : []
  })
}

function once<Said>(said: readonly Said[], keyOf: (one: Said) => string, limit: number): Said[] {
  return [...new Map(said.toReversed().map(one => [keyOf(one), one])).values()].toReversed().slice(0, limit)
}

function shortened<Said extends { text: string }>(said: Said): Said {
  return { ...said, text: said.text.replace(/\s+/g, ' ').trim().slice(0, longest) }
}

/** What a page says of the business whose site it is. Nothing of it holds on to the page's source. */
export function readPresence(view: PageView): PagePresence {
  const { url, kind, facts } = view
  const presence: PagePresence = {
    url,
    kind,
    title: (facts.titles.find(({ text }) => text !== '')?.text ?? '').slice(0, longest),
    names: once(readNames(view).map(shortened), ({ text }) => text, most.names),
    phones: once(readPhones(view).map(shortened), ({ e164 }) => e164, most.phones),
    addresses: once(
      facts.addresses.map(({ key, text, line }) => shortened({ key, text, line })),
      ({ key }) => key,
      most.addresses,
    ),
    hours: readHours(view).slice(0, most.hours).map(shortened),
    notices: readNotices(view).slice(0, most.notices).map(shortened),
    entities: readEntities(view),
    profiles: once(readProfiles(view), profile => profile.url, most.profiles),
  }
  return JSON.parse(JSON.stringify(presence))
}
