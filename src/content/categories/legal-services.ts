import { categoriesIn } from '#src/content/categories/business-category.ts'

export const legalServices = categoriesIn(
  'legal_services',
  `
  Attorney: Attorney; Law firm; Trial attorney; General practice attorney; Personal injury attorney; Criminal justice attorney; Criminal defense attorney; Family law attorney; Divorce lawyer; Child custody attorney; Adoption attorney; Bankruptcy attorney; Immigration attorney; Estate planning attorney; Elder law attorney; Probate attorney; Real estate attorney; Business attorney; Corporate attorney; Contract attorney; Employment attorney; Labor relations attorney; Social security attorney; Disability attorney; Workers compensation attorney; Medical malpractice attorney; Insurance attorney; Tax attorney; Patent attorney; Intellectual property attorney; Trademark attorney; Entertainment attorney; Environmental attorney; Military lawyer; Civil law attorney; Construction attorney; Consumer protection attorney; Administrative attorney; Appellate attorney; Maritime attorney; Juvenile attorney; Traffic attorney; DUI attorney; Motor vehicle accident attorney; Foreclosure attorney; Landlord tenant attorney; Wrongful death attorney
  Notary: Notary public; Mobile notary; Loan signing agent
  LegalService: Legal services; Legal aid office; Paralegal services provider; Mediation service; Arbitration service; Bail bonds service; Process server; Court reporter; Legal document preparation service; Immigration & naturalization service; Lawyer referral service; Divorce service; Patent office; Private investigator; Fingerprinting service; Victim services organization
`,
)
