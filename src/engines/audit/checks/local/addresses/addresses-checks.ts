import type { Check } from '#src/engines/audit/checks/check.ts'
import { addressIncomplete } from './address-incomplete.ts'
import { addressWithoutZip } from './address-without-zip.ts'
import { addressInconsistent, addressMissing, addressOnlyInData, streetMissing } from './addresses.ts'
import { addressInResults, contactPageOtherAddress, otherAddressInFoot } from './addresses-apart.ts'
import { houseOfSite } from './house-of-site.ts'
import { houseSlips } from './house-slips.ts'
import { officeElsewhere } from './office-elsewhere.ts'
import { oldPlace } from './old-place.ts'
import { otherState } from './other-state.ts'
import { onlyPostOfficeBox } from './post-office-box.ts'
import { movedYetThere, streetElsewhere } from './told-place.ts'
import { zipDigits } from './zip-digits.ts'
import { zipElsewhere } from './zip-elsewhere.ts'

export const addressesChecks: readonly Check[] = [
  addressMissing,
  streetMissing,
  addressOnlyInData,
  addressInconsistent,
  otherAddressInFoot,
  contactPageOtherAddress,
  addressInResults,
  houseSlips,
  houseOfSite,
  addressWithoutZip,
  addressIncomplete,
  zipElsewhere,
  onlyPostOfficeBox,
  otherState,
  officeElsewhere,
  zipDigits,
  oldPlace,
  movedYetThere,
  streetElsewhere,
]
