import { mainBusinesses, ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { strangeProperties } from '#src/engines/audit/checks/structured-data/syntax/vocabulary-names.ts'
import { isKindOf } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import { remembered } from '#src/engines/audit/facts/remembered.ts'
import { local_business_guide } from './google-guide.ts'

/** Words of a trade, and its type in schema.org. */
const trades: readonly (readonly [RegExp, string])[] = [
  [/\bplumb(?:ing|ers?)\b/i, 'Plumber'],
  [/\belectric(?:ians?|al (?:contractors?|services?))\b/i, 'Electrician'],
  [/\b(?:hvac|heating (?:and|&) (?:air|cooling)|air conditioning)\b/i, 'HVACBusiness'],
  [/\broof(?:ing|ers?)\b/i, 'RoofingContractor'],
  [/\blocksmiths?\b/i, 'Locksmith'],
  [/\b(?:house ?painters?|painting contractors?)\b/i, 'HousePainter'],
  [/\b(?:movers|moving (?:company|services?))\b/i, 'MovingCompany'],
  [/\b(?:general contractors?|home builders?|remodeling|contracting)\b/i, 'GeneralContractor'],
  [/\b(?:dental|dentists?|dentistry|orthodontics?)\b/i, 'Dentist'],
  [/\b(?:law (?:firm|office|group)s?|attorneys?(?: at law)?|lawyers?)\b/i, 'Attorney or LegalService'],
  [/\b(?:veterinary|animal hospital|vet clinic)\b/i, 'VeterinaryCare'],
  [/\b(?:auto(?:motive)? repair|car repair|mechanics?)\b/i, 'AutoRepair'],
  [/\bauto body|collision (?:center|repair)\b/i, 'AutoBodyShop'],
  [/\b(?:bakery|bakers)\b/i, 'Bakery'],
  [/\b(?:restaurant|grill|bistro|steakhouse|pizzeria|diner)\b/i, 'Restaurant'],
  [/\b(?:coffee (?:shop|house)|café|cafe)\b/i, 'CafeOrCoffeeShop'],
  [/\b(?:hair salon|barber ?shop|hairdressers?)\b/i, 'HairSalon'],
  [/\bnail (?:salon|bar|spa)\b/i, 'NailSalon'],
  [/\bday spa\b/i, 'DaySpa'],
  [/\b(?:insurance agency)\b/i, 'InsuranceAgency'],
  [/\b(?:realty|real estate (?:agency|group))\b/i, 'RealEstateAgent'],
  [/\b(?:accounting|accountants?|cpas?)\b/i, 'AccountingService'],
  [/\b(?:florist|flower shop)\b/i, 'Florist'],
  [/\bpharmacy\b/i, 'Pharmacy'],
  [/\bchildcare|daycare|day care|preschool\b/i, 'ChildCare'],
  [/\bself[- ]storage\b/i, 'SelfStorage'],
  [/\bdry clean(?:ers|ing)\b/i, 'DryCleaningOrLaundry'],
]
/** Types of trades that are nothing like each other. */
const families: readonly (readonly string[])[] = [
  ['FoodEstablishment'],
  [
    'Electrician',
    'GeneralContractor',
    'HVACBusiness',
    'HomeAndConstructionBusiness',
    'HousePainter',
    'Locksmith',
    'MovingCompany',
    'Plumber',
    'RoofingContractor',
  ],
  ['Dentist', 'MedicalBusiness', 'MedicalClinic', 'Optician', 'Pharmacy', 'Physician', 'VeterinaryCare'],
  ['Attorney', 'LegalService', 'Notary'],
  ['BeautySalon', 'DaySpa', 'HairSalon', 'HealthAndBeautyBusiness', 'HealthClub', 'NailSalon', 'TattooParlor'],
  [
    'AutoBodyShop',
    'AutoDealer',
    'AutoPartsStore',
    'AutoRental',
    'AutoRepair',
    'AutoWash',
    'AutomotiveBusiness',
    'GasStation',
    'MotorcycleRepair',
    'TireShop',
  ],
  ['AccountingService', 'FinancialService', 'InsuranceAgency'],
  ['LodgingBusiness'],
  ['RealEstateAgent'],
  ['ChildCare', 'Preschool'],
  ['DryCleaningOrLaundry'],
  ['SelfStorage'],
  ['Florist'],
]
/** Those whose words a name bears. */
const tradesNamed = remembered(name => trades.flatMap(([words, type]) => (words.test(name) ? [type] : [])), {
  most: 100,
  longest: 100,
})
const familiesOf = (type: string) => families.filter(family => family.some(one => isKindOf(type, one)))

export const wrongType: PageCheck = {
  id: 'schema-local-wrong-type',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Structured data names another trade than your business has',
  why: 'Search engines list you among businesses of that other trade, and not where your customers look.',
  mend: 'Replace the type by the one of your trade. Often it is left over from a template.',
  source: local_business_guide,
  look: page => {
    const businesses = mainBusinesses(page)
    if (businesses.length === 0) return notApplicable
    return foundAll(
      businesses.flatMap(node => {
        const { types, line } = node
        const name = textOf(node, 'name')
        const own = new Set(types.flatMap(familiesOf))
        const named = tradesNamed(name).flatMap(type => familiesOf(type.split(' ')[0] ?? ''))
        if (own.size === 0 || named.length === 0 || named.some(family => own.has(family))) return []
        return [{ url: page.url, line, evidence: `${types.join(', ')} for “${name.slice(0, 80)}”` }]
      }),
    )
  },
}

const generic = new Set(['LocalBusiness', 'Organization', 'Corporation', 'ProfessionalService'])

export const genericType: PageCheck = {
  id: 'schema-local-generic-type',
  section: 'structured-data',
  scope: 'page',
  severity: 'info',
  title: 'Structured data could name your trade',
  why: 'A precise type tells search engines what you do without reading between the lines.',
  mend: 'Replace the general type by the one of your trade; it may keep all its properties.',
  source: local_business_guide,
  look: page => {
    const located = ownOrganisations(page).filter(
      ({ properties, parent }) => parent === null && properties.has('address'),
    )
    const businesses = [...new Set([...mainBusinesses(page), ...located])]
    if (businesses.length === 0) return notApplicable
    return foundAll(
      businesses.flatMap(node => {
        const { types, line } = node
        // A general type with the properties of a precise one is told as such.
        if (!types.every(type => generic.has(type)) || strangeProperties(node).length > 0) return []
        const name = textOf(node, 'name')
        const [trade] = tradesNamed(name)
        const evidence = `${types.join(', ')} for “${name.slice(0, 60)}”: ${trade} would say more`
        return trade ? [{ url: page.url, line, evidence }] : []
      }),
    )
  },
}
