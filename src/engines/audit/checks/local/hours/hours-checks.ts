import type { Check } from '#src/engines/audit/checks/check.ts'
import { contactPageHours } from './contact-page-hours.ts'
import { daysOfEventsApart } from './days-of-events-apart.ts'
import { everyDay } from './every-day.ts'
import { hoursAcrossPages } from './hours-across-pages.ts'
import { hoursInDescription } from './hours-in-description.ts'
import { hoursMissing } from './hours-missing.ts'
import { hoursNotOnHome } from './hours-not-on-home.ts'
import { hoursOnPage } from './hours-on-page.ts'
import { hoursOnlyInData } from './hours-only-in-data.ts'
import { hoursWithAHole } from './hours-with-a-hole.ts'
import { impossibleHours } from './impossible-hours.ts'
import { namedTimesApart } from './named-times-apart.ts'
import { namedTimesOutside } from './named-times-outside.ts'
import { openDaysApart } from './open-days-apart.ts'
import { placeHours } from './place-hours.ts'
import { specialsOnClosedDays } from './specials-on-closed-days.ts'
import { weekdayOfDate } from './weekday-of-date.ts'

export const hoursChecks: readonly Check[] = [
  hoursOnPage,
  everyDay,
  openDaysApart,
  impossibleHours,
  hoursWithAHole,
  hoursAcrossPages,
  hoursInDescription,
  hoursMissing,
  contactPageHours,
  hoursNotOnHome,
  hoursOnlyInData,
  namedTimesApart,
  namedTimesOutside,
  specialsOnClosedDays,
  weekdayOfDate,
  daysOfEventsApart,
  placeHours,
]
