import { categoriesIn } from '#src/content/categories/business-category.ts'

export const constructionContractors = categoriesIn(
  'construction_contractors',
  `
  GeneralContractor: General contractor; Construction company; Home builder; Custom home builder; Contractor; Remodeler; Kitchen remodeler; Bathroom remodeler; Building firm; Civil engineering company; Log home builder; Modular home builder; Swimming pool contractor; Deck builder; Patio enclosure supplier; Garage builder; Sunroom contractor; Shed builder; Dock builder; Steel construction company; Fire damage restoration service; Water damage restoration service; Building restoration service; Construction and maintenance office; Excavating contractor; Demolition contractor; Concrete contractor; Masonry contractor; Paving contractor; Asphalt contractor; Fence contractor; Insulation contractor; Dry wall contractor; Plasterer; Stucco contractor; Siding contractor; Gutter service; Waterproofing service; Carpenter; Cabinet maker; Stair contractor; Railing contractor; Tile contractor; Marble contractor; Granite supplier; Countertop contractor; Flooring contractor; Wood floor installation service; Carpet installer; Window installation service; Door supplier; Glass block supplier; Welder; Metal fabricator; Crane service; Drilling contractor; Well drilling contractor; Utility contractor; Pile driving service; Sandblasting service; Scaffolding rental service; Playground equipment supplier
  RoofingContractor: Roofing contractor
  Electrician: Electrician; Electrical installation service; Generator shop; Lighting contractor
  HVACBusiness: HVAC contractor; Mechanical contractor; Sheet metal contractor
  HousePainter: Painter; Wallpaper installer
  HomeAndConstructionBusiness: Solar energy contractor; Solar energy company; Landscape architect
  Store: Building materials supplier; Lumber store; Concrete product supplier; Masonry supply store; Construction equipment supplier; Ready mix concrete supplier; Stone supplier; Sand & gravel supplier
`,
)
