import type { Check } from '#src/engines/audit/checks/check.ts'
import { describedNotThere } from './described-not-there.ts'
import { descriptionMissing, descriptionMultiple, descriptionTooLong, descriptionTooShort } from './description.ts'
import { descriptionBrokenOff } from './description-broken-off.ts'
import { descriptionIsTitle } from './description-is-title.ts'
import { descriptionLeft } from './description-left.ts'
import { descriptionRunTogether } from './description-run-together.ts'
import { keywordsElsewhere } from './keywords-elsewhere.ts'
import { sameDescription } from './same-description.ts'
import { serviceTitles } from './service-titles.ts'
import { titleAgainstPage } from './title-against-page.ts'
import { titleBrokenOff } from './title-broken-off.ts'
import { titleMissingCityOrService } from './title-city.ts'
import { titleCopiedAlong } from './title-copied-along.ts'
import { titleIdleWords } from './title-idle-words.ts'
import { titleTooLong, titleTooShort } from './title-length.ts'
import { titlePlaceholder } from './title-placeholder.ts'
import { titleRepeats } from './title-repeats.ts'
import { titleMissing, titleMultiple, titleOutsideHead } from './title-tag.ts'
import { titleWithoutSubject } from './title-without-subject.ts'

export const titlesChecks: readonly Check[] = [
  titleMissing,
  titleOutsideHead,
  titleMultiple,
  titlePlaceholder,
  titleMissingCityOrService,
  serviceTitles,
  titleIdleWords,
  titleTooShort,
  titleTooLong,
  titleRepeats,
  titleBrokenOff,
  titleAgainstPage,
  titleCopiedAlong,
  titleWithoutSubject,
  descriptionMissing,
  descriptionMultiple,
  descriptionIsTitle,
  descriptionTooShort,
  descriptionTooLong,
  descriptionBrokenOff,
  descriptionLeft,
  descriptionRunTogether,
  describedNotThere,
  keywordsElsewhere,
  sameDescription,
]
