import { stateCode } from '#src/domain/us-states.ts'
import { addressesOf, ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { townIn } from '#src/engines/audit/checks/towns/towns.ts'
import { plainTown } from './address-parts.ts'

export const officeInEachTown: PageCheck = {
  id: 'schema-office-in-town-served',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Structured data puts your business into a town that you only serve',
  why: 'The page for the town says there that your address is in it, and your home page says another. Google takes such places for made up, and may trust neither.',
  mend: 'Give your one real address on every page, and name the town as areaServed.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  look: page => {
    const { facts, home_doors, kind, url, indexable } = page
    const own = new Set(home_doors.map(({ city }) => plainTown(city.toLowerCase())).filter(Boolean))
    const [home] = home_doors
    // With several places of its own a business may well have one more.
    if (kind === 'home' || !indexable || own.size !== 1 || !home) return notApplicable
    const told = ownOrganisations(page).flatMap(node => addressesOf(node, page))
    if (told.length === 0) return notApplicable
    const words = plainWords(
      [facts.titles[0]?.text, ...facts.headings.filter(({ level }) => level === 1).map(({ name }) => name), url].join(
        ' ',
      ),
    )
    const printed = new Set(facts.addresses.map(({ city }) => plainTown(city.toLowerCase())))
    const placed = told.find(({ city, region, street, postal_code }) => {
      const town = plainTown(city.toLowerCase())
      const state = stateCode(region)
      if (street !== '' || postal_code !== '' || town === '' || own.has(town) || printed.has(town)) return false
      return state !== null && words.includes(plainWords(city)) && townIn(city, state) !== undefined
    })
    const evidence = `addressLocality: ${placed?.city}; on the home page: ${home.city}`
    return placed ? found(url, placed.node.line, evidence) : ok
  },
}
