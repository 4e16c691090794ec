import { areNeighbours } from '#src/domain/state-boxes.ts'
import { stateCode } from '#src/domain/us-states.ts'
import { isFarFrom, isNear } from '#src/engines/audit/checks/business/zip-areas.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { doorsFor } from '#src/engines/audit/checks/towns/seats.ts'

/** Pages that speak of the whole business; others may be for a town far away on purpose. */
const kinds = new Set<PageKind>(['home', 'contact', 'about'])

const town_and_state =
  /((?:[A-Z][a-z.'’]+ ){0,2}[A-Z][a-z.'’]+), ?([A-Z]{2}|(?:New |North |South |West |Rhode )?[A-Z][a-z]+)\b/g

type Said = { text: string; line: number; where: string }
type Town = { city: string; state: string }

/** Towns with their state, each also without the words before it: "Plumber Augusta". */
function townsIn(text: string): Town[] {
  return [...text.matchAll(town_and_state)].flatMap(([, written = '', region = '']) => {
    const state = stateCode(region)
    const words = written.split(' ')
    return state === null ? [] : words.map((_, i) => ({ city: words.slice(i).join(' '), state }))
  })
}

/** Where a page says that it is: what people and machines read first. */
function sayings({ facts }: PageView): Said[] {
  const h1 = facts.headings.filter(({ level, hidden }) => level === 1 && !hidden)
  const descriptions = facts.metas.filter(({ name }) => name === 'description')
  return [
    ...facts.titles.slice(0, 1).map(({ text, line }) => ({ text, line, where: 'title' })),
    ...h1.map(({ name, line }) => ({ text: name, line, where: 'heading' })),
    ...descriptions.map(({ content, line }) => ({ text: content, line, where: 'description' })),
  ]
}

/** Metas that name nothing but the town. */
const of_place = new Set(['geo.placename', 'business:contact_data:locality', 'og:locality'])

export const farTown: PageCheck = {
  id: 'page-names-far-town',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The page names a town far from your address',
  why: 'It is often left over from a copied site. Search engines show you to people there, and not to those next door.',
  mend: 'Write the town of your address there, or one that you serve from it.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  look: page => {
    const { metas } = page.facts
    const addresses = doorsFor(page)
    const [first] = addresses
    if (!kinds.has(page.kind) || !page.indexable || !first) return notApplicable
    const address = shortened([first.city, first.state, first.postal_code].filter(Boolean).join(' '), 90)
    const own = new Set(addresses.map(({ state }) => state))
    // States further off are another finding.
    const isNextDoor = (state: string) => [...own].some(one => areNeighbours(one, state))
    const isFar = ({ city, state }: Town) =>
      isNextDoor(state) && addresses.every(({ postal_code }) => isFarFrom(city, state, postal_code))
    const isAround = ({ city, state }: Town) => addresses.some(({ postal_code }) => isNear(city, state, postal_code))
    const told = sayings(page).flatMap(({ text, line, where }): Occurrence[] => {
      const towns = townsIn(text)
      const far = towns.find(isFar)
      // With a town nearby in the same breath, the far one is one of many.
      const is_list =
        addresses.some(({ city }) => city !== '' && text.includes(city)) ||
        towns.some(isAround) ||
        towns.some(one => own.has(one.state) && addresses.some(({ city }) => city === one.city))
      const evidence = `${where}: “${shortened(text, 90)}”; address: ${address}`
      return far && !is_list ? [{ url: page.url, line, evidence }] : []
    })
    const placed = metas.flatMap(({ name, property, content, line }): Occurrence[] => {
      const named = of_place.has(name) ? name : property
      const city = content.split(',')[0]?.trim() ?? ''
      if (!of_place.has(named) || own.size > 1 || !isFar({ city, state: first.state })) return []
      return [{ url: page.url, line, evidence: `${named}: “${content.slice(0, 60)}”; address: ${address}` }]
    })
    return foundAll([...told, ...placed].slice(0, 3))
  },
}
