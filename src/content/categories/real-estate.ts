import { categoriesIn } from '#src/content/categories/business-category.ts'

export const realEstate = categoriesIn(
  'real_estate',
  `
  RealEstateAgent: Real estate agent; Real estate agency; Commercial real estate agency; Commercial real estate inspector; Property management company; Apartment rental agency; Vacation home rental agency; Real estate consultant; Real estate rental agency; Real estate auctioneer; Property administrator; Housing association; Homeowners' association; Roommate referral service; Short term apartment rental agency; Property maintenance; Estate liquidator; Land surveyor; Real estate surveyor
  LocalBusiness: Apartment complex; Apartment building; Condominium complex; Furnished apartment building; Housing complex; Retirement community; Senior citizen center; Student housing center; Townhouse complex
  ProfessionalService: Real estate appraiser; Real estate developer; Title company; Escrow service; Home staging service; Mobile home park; Mobile home dealer; Manufactured home transporter; Land planning authority; Business park; Office space rental agency; Coworking space; Executive suite rental agency; Warehouse
  FinancialService: Mortgage broker; Mortgage lender
`,
)
