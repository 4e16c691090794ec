import { categoriesIn } from '#src/content/categories/business-category.ts'

export const constructionContractors = categoriesIn(
  'construction_contractors',
  `
  GeneralContractor: General contractor; Construction company; Home builder; Custom home builder; Contractor; Remodeler; Kitchen remodeler; Bathroom remodeler; Building firm; Civil engineering company; Log home builder; Modular home builder; Swimming pool contractor; Deck builder; Patio enclosure supplier; Garage builder; Sunroom contractor; Shed builder; Dock builder; Steel construction company; Heritage building restoration service; Fire damage restoration service; Water damage restoration service; Building restoration service; Foundation contractor; Construction and maintenance office; Green building contractor; Commercial construction contractor; Excavating contractor; Grading contractor; Demolition contractor; Concrete contractor; Masonry contractor; Paving contractor; Asphalt contractor; Fence contractor; Insulation contractor; Dry wall contractor; Plasterer; Stucco contractor; Siding contractor; Gutter service; Waterproofing service; Framing contractor; Carpenter; Cabinet maker; Stair contractor; Railing contractor; Tile contractor; Marble contractor; Granite supplier; Countertop contractor; Flooring contractor; Wood floor installation service; Epoxy flooring contractor; Carpet installer; Window installation service; Door supplier; Shutter contractor; Hurricane shutter supplier; Glass block supplier; Welder; Metal fabricator; Crane service; Drilling contractor; Well drilling contractor; Utility contractor; Pile driving service; Bulkhead contractor; Seawall contractor; Sandblasting service; Scaffolding rental service; Land clearing service; Irrigation contractor; Playground equipment supplier
  RoofingContractor: Roofing contractor; Metal roofing contractor; Roof inspection service
  Electrician: Electrician; Electrical installation service; Generator contractor; Lighting contractor
  HVACBusiness: HVAC contractor; Mechanical contractor; Sheet metal contractor
  HousePainter: Painter; Painting contractor; Wallpaper installer
  HomeAndConstructionBusiness: Solar energy contractor; Solar energy company; Landscape architect; Construction equipment rental service
  Store: Building materials supplier; Lumber store; Concrete product supplier; Brick supplier; Construction equipment supplier; Ready mix concrete supplier; Stone supplier; Sand & gravel supplier
`,
)
