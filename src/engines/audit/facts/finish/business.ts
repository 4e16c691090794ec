import type { PageFacts } from '../page-facts.ts'
import type { Reading } from '../reading/reading.ts'
import { findEmails } from './emails.ts'
import type { PageText } from './page-text.ts'
import { findPhones } from './phones.ts'
import { readTelLinks } from './tel-links.ts'

export type BusinessFacts = Pick<PageFacts, 'phones' | 'tel_links' | 'emails'>

/** What the page says of the business: step by step, so that a caller may let others run in between. */
export function* findBusiness(reading: Reading, text: PageText): Generator<undefined, BusinessFacts> {
  const { links } = reading.found
  const tel = links.filter(({ kind }) => kind === 'tel')
  const phones = findPhones(text, tel)
  yield
  return { phones, tel_links: readTelLinks(tel), emails: findEmails(text, links) }
}
