import type { Check } from '#src/engines/audit/checks/check.ts'
import { agesApart } from './ages-apart.ts'
import { answersApart } from './answers-apart.ts'
import { couponsApart } from './coupons-apart.ts'
import { endedOffers } from './ended-offers.ts'
import { figuresApart } from './figures-apart.ts'
import { foreignPrices } from './foreign-prices.ts'
import { insurersApart } from './insurers-apart.ts'
import { lawOfAnotherState } from './law-of-another-state.ts'
import { licenceMissing } from './licence-missing.ts'
import { licencesApart } from './licences-apart.ts'
import { medicareNotice } from './medicare-notice.ts'
import { oneAnswerForTwo } from './one-answer-for-two.ts'
import { priceOrder } from './price-order.ts'
import { pricesApart } from './prices-apart.ts'
import { promisedCure } from './promised-cure.ts'
import { ranksApart } from './ranks-apart.ts'
import { servicePagesMissing } from './service-pages.ts'
import { sumsThatFail } from './sums.ts'
import { termsApart } from './terms-apart.ts'
import { addressBeside, hoursBeside } from './told-beside.ts'

export const termsChecks: readonly Check[] = [
  lawOfAnotherState,
  endedOffers,
  couponsApart,
  licencesApart,
  licenceMissing,
  medicareNotice,
  pricesApart,
  priceOrder,
  agesApart,
  foreignPrices,
  sumsThatFail,
  answersApart,
  insurersApart,
  termsApart,
  promisedCure,
  oneAnswerForTwo,
  figuresApart,
  ranksApart,
  addressBeside,
  hoursBeside,
  servicePagesMissing,
]
