import { categoriesIn } from '#src/content/categories/business-category.ts'

export const automotive = categoriesIn(
  'automotive',
  `
  AutoRepair: Auto repair shop; Mechanic; Brake shop; Transmission shop; Oil change service; Muffler shop; Auto electrical service; Auto air conditioning service; Auto tune up service; Car repair and maintenance service; Car inspection station; Smog inspection station; Wheel alignment service; Engine rebuilding service; Diesel engine repair service; Auto radiator repair service; Truck repair shop; Trailer repair shop; RV repair shop; Auto glass shop; Auto upholsterer; Auto spring shop; Car battery store; Vehicle wrapping service; Car stereo store; Auto restoration service; Auto machine shop; Auto dent removal service; Car leasing service; Window tinting service; Vehicle inspection service; Car security system installer; Driveshaft shop; Auto sunroof shop; Tractor repair shop; Small engine repair service
  AutoBodyShop: Auto body shop; Auto painting
  AutoDealer: Car dealer; Used car dealer; Truck dealer; Used truck dealer; RV dealer; Trailer dealer; Motor vehicle dealer; Auto broker; Auto auction; Golf cart dealer
  MotorcycleDealer: Motorcycle dealer; ATV dealer; Motor scooter dealer; Motorsports store
  MotorcycleRepair: Motorcycle repair shop; ATV repair shop; Scooter repair shop
  AutoPartsStore: Auto body parts supplier; Truck topper supplier; Auto parts store; Used auto parts store; Truck accessories store; Auto accessories wholesaler; Wheel store; Motorcycle parts store; Trailer supply store; Auto wrecker; Salvage yard
  TireShop: Tire shop; Used tire shop
  AutoWash: Car wash; Car detailing service; Self service car wash
  AutoRental: Car rental agency; Truck rental agency; Van rental agency; RV rental agency; Motorcycle rental agency; Trailer rental service
  GasStation: Gas station; Diesel fuel supplier; Truck stop; Propane supplier
  AutomotiveBusiness: Auto tag agency; Trucking company; Towing service; Car finance and loan company; Driving school; Electric vehicle charging station; Parking garage; Boat dealer; Boat repair shop; Boat rental service; Marina; Vehicle shipping agent; Limousine service; Taxi service; Airport shuttle service; Chauffeur service
`,
)
