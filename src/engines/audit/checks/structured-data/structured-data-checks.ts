import type { Check } from '#src/engines/audit/checks/check.ts'
import { addressesData } from '#src/engines/audit/checks/structured-data/addresses/addresses-checks.ts'
import { againstPageData } from '#src/engines/audit/checks/structured-data/against-page/against-page-checks.ts'
import { businessData } from '#src/engines/audit/checks/structured-data/business/business-checks.ts'
import { contentData } from '#src/engines/audit/checks/structured-data/content/content-checks.ts'
import { geoData } from '#src/engines/audit/checks/structured-data/geo/geo-checks.ts'
import { syntaxData } from '#src/engines/audit/checks/structured-data/syntax/syntax-checks.ts'

export const structuredDataChecks: readonly Check[] = [
  ...businessData,
  ...syntaxData,
  ...geoData,
  ...addressesData,
  ...againstPageData,
  ...contentData,
]
