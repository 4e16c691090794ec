import { categoriesIn } from '#src/content/categories/business-category.ts'

export const professionalServices = categoriesIn(
  'professional_services',
  `
  AccountingService: Accountant; Accounting firm; Certified public accountant; Chartered accountant; Bookkeeping service; Tax preparation service; Tax consultant; Tax preparation; Payroll service; Auditor
  FinancialService: Financial planner; Financial consultant; Investment service; Investment company; Stock broker; Credit counseling service; Loan agency; Check cashing service; Debt collection agency; Financial institution; Business broker; Money transfer service; Currency exchange service; Pawn shop
  BankOrCreditUnion: Bank; Credit union
  InsuranceAgency: Insurance agency; Insurance broker; Insurance company; Auto insurance agency; Life insurance agency; Health insurance agency; Home insurance agency; Renter's insurance agency
  EmploymentAgency: Employment agency; Temp agency; Recruiter; Executive search firm; Human resource consulting
  ProfessionalService: Marketing agency; Internet marketing service; Advertising agency; Public relations firm; Graphic designer; Website designer; Web hosting company; Software company; Computer consultant; Computer support and services; Computer security service; Data recovery service; Business management consultant; Consultant; Business development service; Market researcher; Translator; Virtual office rental; Secretarial services; Telephone answering service; Call center; Architect; Architecture firm; Structural engineer; Civil engineer; Engineer; Engineering consultant; Environmental consultant; Drafting service; Land surveying office; Appraiser; Photographer; Wedding photographer; Portrait studio; Commercial photographer; Video production service; Recording studio; Event planner; Wedding planner; Party planner; Event venue; Wedding venue; DJ service; Security guard service; Courier service; Mailing service; Shipping service; Freight forwarding service; Logistics service; Print shop; Commercial printer; Digital printing service; Screen printer; Sign shop; Custom t-shirt store; Embroidery service; Promotional products supplier; Bookbinder; Tutoring service; Educational consultant; Training center; Computer training school; Language school; Music school; Music instructor; Art school; Funeral home; Cremation service; Pet groomer; Dog trainer; Pet sitter; Dog day care center; Pet boarding service; Kennel; Clothing alteration service; Tailor; Shoe repair shop; Watch repair service; Jewelry repair service; Auction house; Party equipment rental service; Equipment rental agency; Tool rental service; Telecommunications service provider; Internet service provider
  LocalBusiness: Veterinarian; Animal hospital; Emergency veterinarian service
  ChildCare: Day care center; Preschool; After school program; Child care agency
  TravelAgency: Travel agency; Tour operator; Cruise agency
  Florist: Florist
  ElectronicsStore: Electronics store; Electronics repair shop
  ComputerStore: Computer store; Computer repair service
  MobilePhoneStore: Cell phone store; Mobile phone repair shop
  JewelryStore: Jewelry store; Jewelry designer; Watch store
  ClothingStore: Clothing store; Women's clothing store; Children's clothing store; Boutique; Consignment shop; Thrift store; Uniform store; Formal wear store
  MensClothingStore: Men's clothing store; Tuxedo shop
  ShoeStore: Shoe store
  BookStore: Book store; Used book store
  PetStore: Pet store; Pet supply store; Aquarium shop
  ToyStore: Toy store
  HobbyShop: Hobby store; Craft store; Fabric store
  OfficeEquipmentStore: Office supply store; Office furniture store
  Store: Gift shop; Antique store; Art gallery; Picture frame shop; Musical instrument store; Stationery store; Party store; Gun shop; Vaporizer store; Tobacco shop
  Hotel: Hotel; Inn
  LodgingBusiness: Bed & breakfast; Motel; Resort hotel; Guest house; Campground
`,
)
