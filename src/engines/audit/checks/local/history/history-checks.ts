import type { Check } from '#src/engines/audit/checks/check.ts'
import { combinedExperience } from './combined-experience.ts'
import { firstPlacesApart } from './first-places-apart.ts'
import { foundingPlaces } from './founding-places.ts'
import { foundingYear } from './founding-year.ts'
import { foundingYearsApart } from './founding-years-apart.ts'
import { yearsInBusiness } from './years-in-business.ts'
import { yearsSince } from './years-since.ts'

export const historyChecks: readonly Check[] = [
  foundingYear,
  foundingYearsApart,
  foundingPlaces,
  firstPlacesApart,
  yearsInBusiness,
  yearsSince,
  combinedExperience,
]
