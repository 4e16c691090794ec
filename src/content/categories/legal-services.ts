import { categoriesIn } from '#src/content/categories/business-category.ts'

export const legalServices = categoriesIn(
  'legal_services',
  `
  Attorney: Attorney; Law firm; Trial attorney; General practice attorney; Personal injury attorney; Criminal justice attorney; Family law attorney; Divorce lawyer; Bankruptcy attorney; Immigration attorney; Estate planning attorney; Elder law attorney; Real estate attorney; Business attorney; Employment attorney; Labor relations attorney; Social security attorney; Medical lawyer; Insurance attorney; Tax attorney; Patent attorney; Environmental attorney; Civil law attorney; Administrative attorney
  Notary: Notary public
  LegalService: Legal services; Paralegal services provider; Mediation service; Arbitration service; Attorney referral service; Bail bonds service; Process server; Court reporter; Immigration & naturalization service; Divorce service; Patent office; Private investigator; Fingerprinting service
`,
)
