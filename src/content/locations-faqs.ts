import { brand } from '#src/content/brand.ts'
import type { Faq } from '#src/content/faq.ts'

/** The two questions of the locations page. */
export const locationsFaqs: readonly Faq[] = [
  {
    question: 'My town is not on the list. Do you work there?',
    answer:
      'If it is in Florida, Georgia, South Carolina or North Carolina, yes. The forty cities are the ones with a page of their own, not a border. The work and the price are the same in a small town.',
  },
  {
    question: 'Do you have an office in each of these cities?',
    answer: `No. Our address is ${brand.address}, and we serve the other cities from there, by phone, email and online. We do not rent mailboxes to look local, and we advise clients against it: Google does not accept them as an address.`,
  },
]
