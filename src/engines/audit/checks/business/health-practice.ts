import { isKindOf } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** Trades that treat people, by the words they call themselves. */
const treats =
  /\b(?:dentists?|dental (?:office|care|practice|clinic|group|center)|dentistry|orthodont\w+|periodont\w+|endodont\w+|chiropract\w+|physical therap\w+|occupational therap\w+|speech therap\w+|physicians?|family (?:practice|medicine)|primary care|pediatric\w*|dermatolog\w+|counsel(?:ing|or)|couns?ell?ing|psycholog\w+|psychotherap\w+|psychiatr\w+|mental health|(?:couples|family|marriage) therap\w+|acupunctur\w+|optometr\w+|podiatr\w+|midwi(?:fe|ves|fery)|urgent care|medical (?:clinic|center|practice|office|spa)|med ?spa|lcsw|lmft|lpc)\b/i
/** Those that treat animals, or serve those who treat. */
const treats_nobody =
  /\b(?:veterinar\w*|vet|animals?|pets?|dogs?|equine|horses?|law(?:yers?)?|attorneys?|insurance agency|billing|supply|supplies|software|staffing|credit counsel\w+|financial counsel\w+|college counsel\w+|school counsel\w+|legal counsel)\b/i

/** Title, main headings, description: what the page says it is. */
function headlines({ titles, metas, headings }: PageFacts): string {
  const described = metas.find(({ name }) => name === 'description')?.content ?? ''
  const main = headings.filter(({ level }) => level === 1).map(({ name }) => name)
  return [titles[0]?.text ?? '', described, ...main].join(' · ')
}

/** Does a page present a practice whose patients have a right to silence about their health? */
export function isHealthPractice(facts: PageFacts): boolean {
  const types = facts.structured_data.nodes.flatMap(node => node.types)
  if (types.includes('VeterinaryCare')) return false
  const said = headlines(facts)
  if (treats_nobody.test(said)) return false
  return treats.test(said) || types.some(type => isKindOf(type, 'MedicalBusiness') || isKindOf(type, 'Physician'))
}
