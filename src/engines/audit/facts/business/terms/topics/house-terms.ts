import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { kindOf } from './topic.ts'
import { topicsOfFamilies } from './topics-of-families.ts'
import { topicsOfSchools } from './topics-of-schools.ts'
import { topicsOfTables } from './topics-of-tables.ts'
import { topicsOfVisits } from './topics-of-visits.ts'

/** What a house lays down once for its guests, in whatever words. */
export const houseTerms: readonly TermKind[] = [
  ...topicsOfTables,
  ...topicsOfVisits,
  ...topicsOfFamilies,
  ...topicsOfSchools,
].map(kindOf)
