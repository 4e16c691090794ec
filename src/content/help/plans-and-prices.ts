import { guarantee } from '#src/content/claims.ts'
import { guaranteeTerms } from '#src/content/guarantee-terms.ts'
import type { HelpGroup } from '#src/content/help/help-answer.ts'
import { dominatorNotes, plans } from '#src/content/plans.ts'

const prices = plans.map(plan => `${plan.name} is $${plan.monthly_dollars}`).join(', ')

export const plansAndPrices: HelpGroup = {
  id: 'plans',
  title: 'Plans and prices',
  answers: [
    {
      id: 'cost',
      question: 'What does it cost?',
      answer: `${prices} a month. The price is for one location, so two shops on one plan pay it twice.`,
      more: { name: 'Compare the three plans', path: '/solutions' },
    },
    {
      id: 'which-plan',
      question: 'Which plan fits my shop?',
      answer: 'The smallest one that covers your problem.',
      points: plans.map(plan => ({ title: plan.name, text: plan.description })),
      more: { name: 'Not sure? Pick a door', path: '/get-started' },
    },
    {
      id: 'stars',
      question: 'What do the stars in the DOMINATOR plan mean?',
      answer: dominatorNotes.map(note => `${note.mark} ${note.text}`).join(' '),
    },
    {
      id: 'guarantee',
      question: 'How does the guarantee work?',
      answer: `${guarantee.text} What counts as a result, what you must have done and how you claim is written down, here and in the terms.`,
      points: guaranteeTerms,
      more: { name: 'See it in the terms', path: '/terms#guarantee' },
    },
    {
      id: 'claim',
      question: 'How do I ask for my money back?',
      answer: 'Between day 91 and day 120 of a location. One sentence is enough, and you have to prove nothing.',
      steps: [
        ['contact', 'Under **Message**, name the location and say that you claim the guarantee.'],
        ['contact', 'Press **SEND MESSAGE**. We answer with the figures within 5 business days.'],
      ],
      more: { name: 'Write to us', path: '/contact-us' },
    },
    {
      id: 'cancel',
      question: 'Am I tied to a contract?',
      answer:
        'No. Every plan runs by the month. Write or call to cancel in any month: no fee, and no month billed after that.',
      more: { name: 'Read the terms', path: '/terms#cancel' },
    },
  ],
}
