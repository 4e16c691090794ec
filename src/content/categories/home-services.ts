import { categoriesIn } from '#src/content/categories/business-category.ts'

export const homeServices = categoriesIn(
  'home_services',
  `
  Plumber: Plumber; Septic system service; Drainage service; Hot water system supplier; Water softening equipment supplier; Gas installation service; Sewage disposal service; Water filter supplier
  HVACBusiness: Air conditioning contractor; Air conditioning repair service; Heating contractor; Furnace repair service; Air duct cleaning service; Heating equipment supplier; Boiler supplier
  Locksmith: Locksmith; Emergency locksmith service; Key duplication service
  MovingCompany: Moving company; Moving and storage service; Piano moving service; Moving supply store; Packaging company
  HomeAndConstructionBusiness: Handyman; House cleaning service; Cleaning service; Janitorial service; Carpet cleaning service; Upholstery cleaning service; Window cleaning service; Pressure washing service; Chimney sweep; Chimney services; Pest control service; Bird control service; Animal control service; Landscaper; Landscape designer; Lawn care service; Lawn sprinkler system contractor; Gardener; Tree service; Arborist service; Snow removal service; Swimming pool repair service; Pool cleaning service; Hot tub repair service; Garage door supplier; Appliance repair service; Small appliance repair service; Washer & dryer repair service; Refrigerator repair service; Junk removal service; Debris removal service; Garbage collection service; Dumpster rental service; Home inspector; Interior designer; Professional organizer; Security system installer; Home automation company; Television repair service; Antenna service; Furniture repair shop; Upholstery shop; Window treatment store; Blinds shop; Curtain supplier and maker; Awning supplier; Screen repair service; Glass repair service; Glazier; Gutter cleaning service; Home help; House sitter; Fireplace store; Fire protection service; Water testing service; Water tank cleaning service
  DryCleaningOrLaundry: Laundry service; Dry cleaner; Laundromat
  HomeGoodsStore: Kitchen supply store; Bathroom supply store; Lighting store; Carpet store; Flooring store; Home goods store; Mattress store
  HardwareStore: Hardware store; Home improvement store; Paint store
  GardenStore: Garden center; Plant nursery; Landscaping supply store
  FurnitureStore: Furniture store; Outdoor furniture store
  Store: Appliance store; Swimming pool supply store; Hot tub store
  SelfStorage: Self-storage facility; Storage facility
`,
)
