import { directoryRange } from '#src/content/claims.ts'
import type { HelpGroup } from '#src/content/help/help-answer.ts'

export const listingsHelp: HelpGroup = {
  id: 'directories',
  title: 'Directories and listings',
  answers: [
    {
      id: 'how-many',
      question: 'How many directories do you cover?',
      answer: `${directoryRange}. The number depends on your plan, your trade and your state: a roofer and a dentist do not belong on the same lists. Ask us for yours.`,
      more: { name: 'Listings management', path: '/listings-management' },
    },
    {
      id: 'how-long',
      question: 'I changed my hours. Why do some sites still show the old ones?',
      answer:
        'Each directory checks changes in its own time, and some copy from others. So we look again after a change is published. What a directory refuses, we tell you, with the reason it gave.',
    },
    {
      id: 'phone-formats',
      question: 'Does it matter how my phone number is written?',
      answer:
        'No. Dots, dashes and parentheses around the same ten digits are one number. A different number is a problem, and so is a link that dials something else than it shows.',
    },
    {
      id: 'ownership',
      question: 'Who owns the listings when I leave?',
      answer:
        'You do. They are in your name while we work and after we stop. Nothing is switched off because you cancel.',
      more: { name: 'Who owns what', path: '/terms#ownership' },
    },
  ],
}
