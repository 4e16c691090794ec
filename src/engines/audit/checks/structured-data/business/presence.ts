import { isLocalBusiness } from '#src/engines/audit/checks/business/business-nodes.ts'
import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { isKindOf, isType } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import { unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'
import { local_business_guide } from './google-guide.ts'

export const noStructuredData: SiteCheck = {
  id: 'schema-none',
  section: 'structured-data',
  scope: 'site',
  severity: 'medium',
  title: 'Your home page tells search engines nothing in their own language',
  why: 'Structured data states your name, address, hours and trade without guesswork. Without it search engines have to piece them together.',
  mend: 'Add a JSON-LD block for your business to the home page. Most site builders and SEO plugins have a form for it.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
  look: ({ home_view, own_scripts }) => {
    if (!home_view) return notChecked('The home page could not be read.')
    const { scripts } = home_view.facts
    if (
      scripts.some(one => one.writes_data || own_scripts.some(({ url, writes_data }) => writes_data && url === one.url))
    )
      return notChecked('A script adds structured data, and scripts are not run here.')
    if (home_view.facts.empty_app_root) return notChecked(unseenPart(home_view) ?? '')
    const { nodes, blocks } = home_view.facts.structured_data
    // A block that cannot be read is a finding of its own.
    if (blocks.length > 0 || home_view.facts.misnamed_data.length > 0 || nodes.some(({ types }) => types.length > 0))
      return ok
    return found(home_view.url, null, 'no JSON-LD, microdata or RDFa on the home page')
  },
}

const namesNoType = ({ parent, types, properties, is_schema_org }: DataNode): boolean =>
  parent === null &&
  is_schema_org &&
  (properties.has('address') || properties.has('telephone')) &&
  types.some(type => type !== '' && !isType(type))

/** "PhysicalTherapy" is what is done to a patient; the house where it is done is of another type. */
export const isTreatment = ({ parent, types, properties, is_schema_org }: DataNode): boolean =>
  parent === null &&
  is_schema_org &&
  properties.has('address') &&
  types.length > 0 &&
  types.every(type => isKindOf(type, 'MedicalProcedure'))

/** Who owns the business, with its address and number, in place of it. */
const isPersonAtDoor = ({ parent, types, properties }: DataNode): boolean =>
  parent === null && types.length === 1 && types[0] === 'Person' && properties.has('address')
const tellsOrganisation = ({ types }: DataNode): boolean =>
  types.some(type => isKindOf(type, 'Organization') || !isType(type))

export const noLocalBusiness: SiteCheck = {
  id: 'schema-local-missing',
  section: 'structured-data',
  scope: 'site',
  severity: 'medium',
  title: 'Your structured data does not say that you are a local business',
  why: 'LocalBusiness is the entry that carries address, hours and phone into maps and search results.',
  mend: 'Add an entry of type LocalBusiness, or better of your trade (Plumber, Dentist, Restaurant), with name, address, phone and hours.',
  source: local_business_guide,
  look: site => {
    const { home_view } = site
    if (!home_view) return notChecked('The home page could not be read.')
    const { nodes, blocks } = home_view.facts.structured_data
    if (!isLocalSite(site) || (nodes.length === 0 && blocks.length === 0)) return notApplicable
    if (blocks.some(({ state }) => state === 'invalid'))
      return notChecked('Structured data of the home page cannot be read, so it may well be there.')
    const treatment = nodes.find(isTreatment)
    if (treatment && !nodes.some(isLocalBusiness)) {
      const evidence = `“${treatment.types[0]}” is the type of a treatment, and stands for “${textOf(treatment, 'name').slice(0, 60)}”`
      return found(home_view.url, treatment.line, evidence)
    }
    const person = nodes.some(tellsOrganisation) ? undefined : nodes.find(isPersonAtDoor)
    if (person) {
      const evidence = `“Person” with the address of the business stands for “${textOf(person, 'name').slice(0, 60)}”`
      return found(home_view.url, person.line, evidence)
    }
    if (nodes.some(isLocalBusiness) || site.pages.some(({ row }) => row.has.local_business)) return ok
    // Data of a business under a name that is no type is told as such.
    if (nodes.some(namesNoType)) return notApplicable
    const types = [...new Set(nodes.filter(({ parent }) => parent === null).flatMap(node => node.types))]
    return found(home_view.url, nodes[0]?.line ?? null, `types found: ${types.slice(0, 6).join(', ')}`)
  },
}
