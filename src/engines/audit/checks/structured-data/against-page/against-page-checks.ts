import type { Check } from '#src/engines/audit/checks/check.ts'
import { dataAgainstPage } from './against-the-page.ts'
import { answersAgainstPage } from './answers-against-page.ts'
import { areasAgainstPages } from './areas-against-pages.ts'
import { emailAgainstPage, faxAgainstPage, telephoneIsFax } from './contact-against-page.ts'
import { eventsAgainstPage } from './events-against-page.ts'
import { headlineAgainstPage } from './headline-against-page.ts'
import { otherAnswers } from './other-answers.ts'
import { otherCurrency } from './other-currency.ts'
import { pricesAgainstPage } from './prices-against-page.ts'
import { ratingAgainstPage } from './ratings-against-page.ts'
import { reservations } from './reservations.ts'
import { reviewsAgainstPage } from './reviews-against-page.ts'
import { schoolsAgainstPage } from './schools-against-page.ts'

export const againstPageData: readonly Check[] = [
  eventsAgainstPage,
  dataAgainstPage,
  pricesAgainstPage,
  answersAgainstPage,
  otherCurrency,
  telephoneIsFax,
  faxAgainstPage,
  emailAgainstPage,
  reservations,
  ratingAgainstPage,
  reviewsAgainstPage,
  schoolsAgainstPage,
  headlineAgainstPage,
  otherAnswers,
  areasAgainstPages,
]
