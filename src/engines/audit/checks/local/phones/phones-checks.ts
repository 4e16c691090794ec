import type { Check } from '#src/engines/audit/checks/check.ts'
import { contactPagePhones } from './contact-page-phones.ts'
import { faxIsPhone } from './fax-is-phone.ts'
import { faxesApart } from './faxes-apart.ts'
import { foreignPhone } from './foreign-phone.ts'
import { impossibleNumber } from './impossible-numbers.ts'
import { labelledNumbers } from './labelled-numbers.ts'
import { numberInWays } from './number-in-ways.ts'
import { numbersInFrame } from './numbers-in-frame.ts'
import { phoneInPictures } from './phone-in-pictures.ts'
import { phoneNotOnHome } from './phone-not-on-home.ts'
import { phoneNotOnMost } from './phone-not-on-most.ts'
import { phoneInconsistent, phoneMissing } from './phones.ts'
import { placeDialsAnother } from './place-dials-another.ts'
import { placePhones } from './place-phones.ts'
import { telExtension } from './tel-extension.ts'
import { malformedTelLink, nationalTelLink, phoneNotClickable, telLinkMismatch } from './tel-links.ts'

export const phonesChecks: readonly Check[] = [
  phoneMissing,
  phoneNotOnHome,
  phoneNotOnMost,
  phoneInconsistent,
  foreignPhone,
  contactPagePhones,
  numbersInFrame,
  impossibleNumber,
  phoneInPictures,
  faxIsPhone,
  faxesApart,
  phoneNotClickable,
  malformedTelLink,
  telExtension,
  nationalTelLink,
  telLinkMismatch,
  numberInWays,
  placePhones,
  labelledNumbers,
  placeDialsAnother,
]
