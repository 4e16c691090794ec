import { categoriesIn } from '#src/content/categories/business-category.ts'

export const realEstate = categoriesIn(
  'real_estate',
  `
  RealEstateAgent: Real estate agent; Real estate agency; Commercial real estate agency; Commercial real estate inspector; Property management company; Apartment rental agency; Vacation home rental agency; Real estate consultant; Real estate rental agency; Real estate auctioneer; Property investment company; Property administrator; Housing association; Homeowners' association; Roommate referral service; Vacation rental manager; Short term apartment rental agency; Real estate broker; Property maintenance; Estate liquidator; Land surveyor; Real estate surveyor; Relocation service
  LocalBusiness: Apartment complex; Apartment building; Condominium complex; Furnished apartment building; Housing complex; Retirement community; Senior citizen center; Student housing center; Townhouse complex
  ProfessionalService: Real estate appraiser; Real estate developer; Title company; Escrow service; Home staging service; Real estate photographer; Mobile home park; Mobile home dealer; Manufactured home transporter; Land planning authority; Business park; Office space rental agency; Coworking space; Executive suite rental agency; Storage unit rental agency; Warehouse; Land trust
  FinancialService: Mortgage broker; Mortgage lender; Reverse mortgage lender
`,
)
