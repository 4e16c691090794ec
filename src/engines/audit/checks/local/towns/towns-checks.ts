import type { Check } from '#src/engines/audit/checks/check.ts'
import { copiedCityPages, townPagesShareText } from './city-pages.ts'
import { countiesApart } from './counties-apart.ts'
import { farTown } from './far-town.ts'
import { farTownInText } from './far-town-in-text.ts'
import { oneDoorInTowns } from './one-door-in-towns.ts'
import { pageOfAnotherTown } from './page-of-another-town.ts'
import { areaPagesMissing, cityInTitle, locationPagesMissing } from './pages-for-places.ts'
import { placesMiscounted } from './places-counted.ts'
import { placesTold } from './places-told.ts'
import { titleTownElsewhere } from './title-town-elsewhere.ts'
import { townBeyondRadius } from './town-beyond-radius.ts'
import { townInWrongState } from './town-in-wrong-state.ts'
import { townMisspelled } from './town-slips.ts'
import { townsListedTwice } from './towns-listed-twice.ts'
import { twoTowns } from './two-towns.ts'

export const townsChecks: readonly Check[] = [
  oneDoorInTowns,
  twoTowns,
  farTown,
  farTownInText,
  pageOfAnotherTown,
  countiesApart,
  townMisspelled,
  townsListedTwice,
  townBeyondRadius,
  townInWrongState,
  titleTownElsewhere,
  copiedCityPages,
  townPagesShareText,
  locationPagesMissing,
  areaPagesMissing,
  placesMiscounted,
  placesTold,
  cityInTitle,
]
