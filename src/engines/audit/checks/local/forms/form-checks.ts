import type { Check } from '#src/engines/audit/checks/check.ts'
import { formToAnother } from '#src/engines/audit/checks/local/contact/led-astray.ts'
import { formActionPlaceholder, formSendsByMail } from '#src/engines/audit/checks/local/emails/email-links.ts'
import { formScriptUnaddressed } from './blank-form-address.ts'
import { choicesOfDays } from './choices-of-days.ts'
import { choicesOfPlaces } from './choices-of-places.ts'
import { choicesOfTimes } from './choices-of-times.ts'
import { choicesSent } from './choices-sent.ts'
import { consentForced, consentPreselected, fieldCalledOtherwise } from './fields-asked.ts'
import { fieldsNotSent } from './fields-not-sent.ts'
import { forbiddenYetAsked } from './forbidden-yet-asked.ts'
import { formDataInAddress } from './form-data-in-address.ts'
import { formHandlerMissing } from './form-handlers-gone.ts'
import { formAddressRetired, formAtWrongHost, formOpenToRobots } from './forms-at-wrong-host.ts'
import { formsLeftToScripts } from './forms-left-to-scripts.ts'
import { formsOnNoPage } from './forms-on-no-page.ts'
import { formToNowhere } from './forms-to-nowhere.ts'
import { formsToPrograms } from './forms-to-programs.ts'
import { formWithoutButton } from './forms-without-button.ts'
import { phonesRefused } from './phones-refused.ts'
import { programDropsFields } from './program-drops-fields.ts'
import { programOutdated } from './program-outdated.ts'
import { programToAnother } from './program-recipients.ts'
import { programSendsAsVisitor, programTakesNoAnswer } from './program-replies.ts'
import { programSilent } from './program-silent.ts'
import { programStops } from './program-stops.ts'
import { programTorn } from './program-torn.ts'
import { promisedForm } from './promised-forms.ts'
import { refusalHidden, refusalHiddenInScript } from './refusal-hidden.ts'
import { requiredUnchecked } from './required-unchecked.ts'
import { searchResultsMissing } from './search-results.ts'
import { signupsLeftToScripts } from './signups-left-to-scripts.ts'
import { signupToNowhere } from './signups-to-nowhere.ts'
import { thankedRegardless } from './thanked-regardless.ts'
import { thankedUnsent } from './thanked-unsent.ts'
import { thanksElsewhere } from './thanks-elsewhere.ts'
import { thanksPageMissing } from './thanks-pages.ts'

/** What forms ask, and where they lead whoever has sent them. */
export const formChecks: readonly Check[] = [
  formActionPlaceholder,
  formSendsByMail,
  formToNowhere,
  formsLeftToScripts,
  formsToPrograms,
  formScriptUnaddressed,
  formHandlerMissing,
  formAtWrongHost,
  formOpenToRobots,
  signupToNowhere,
  signupsLeftToScripts,
  searchResultsMissing,
  requiredUnchecked,
  phonesRefused,
  forbiddenYetAsked,
  fieldsNotSent,
  fieldCalledOtherwise,
  consentPreselected,
  consentForced,
  thanksPageMissing,
  formDataInAddress,
  formToAnother,
  formWithoutButton,
  promisedForm,
  formsOnNoPage,
  thankedRegardless,
  thankedUnsent,
  thanksElsewhere,
  formAddressRetired,
  choicesOfPlaces,
  choicesSent,
  refusalHidden,
  refusalHiddenInScript,
  choicesOfDays,
  choicesOfTimes,
  programTorn,
  programStops,
  programOutdated,
  programDropsFields,
  programToAnother,
  programTakesNoAnswer,
  programSendsAsVisitor,
  programSilent,
]
