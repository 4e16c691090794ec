import type { Check } from '#src/engines/audit/checks/check.ts'
import { nameCutOff } from './name-cut-off.ts'
import { nameEndsOtherwise } from './name-ends-otherwise.ts'
import { nameInPictures } from './name-in-pictures.ts'
import { nameInWays } from './name-in-ways.ts'
import { nameLacksAWord } from './name-lacks-a-word.ts'
import { nameSlipsElsewhere } from './name-slips-elsewhere.ts'
import { nameTwoWays } from './name-two-ways.ts'
import { nameInconsistent, nameMissing, stuffedName } from './names.ts'
import { nameOfAnother } from './names-apart.ts'
import { nameInResults } from './names-in-results.ts'
import { otherSiteName } from './site-names.ts'
import { strangerInText } from './stranger-in-text.ts'
import { titleOfAnother } from './title-of-another.ts'
import { twoNames } from './two-names.ts'

export const namesChecks: readonly Check[] = [
  nameMissing,
  nameInconsistent,
  nameLacksAWord,
  nameEndsOtherwise,
  nameInWays,
  stuffedName,
  nameInResults,
  nameOfAnother,
  otherSiteName,
  twoNames,
  titleOfAnother,
  strangerInText,
  nameTwoWays,
  nameCutOff,
  nameSlipsElsewhere,
  nameInPictures,
]
