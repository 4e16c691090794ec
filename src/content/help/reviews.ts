import type { HelpGroup } from '#src/content/help/help-answer.ts'

export const reviewsHelp: HelpGroup = {
  id: 'reviews',
  title: 'Reviews and their rules',
  answers: [
    {
      id: 'whom-to-ask',
      question: 'May I ask only my happy customers?',
      answer:
        'No. Google does not allow you to pick out happy customers or to hold back unhappy ones. Ask everyone in the same way, with the same words.',
      more: { name: 'Reputation management', path: '/reputation-management' },
    },
    {
      id: 'rewards',
      question: 'May I give a discount for a review?',
      answer:
        'No. Google forbids rewards for writing, changing or removing a review. That covers gifts, discounts and prize drawings. It can take reviews down, stop new ones for a time, and put a public warning on your profile.',
    },
    {
      id: 'write-reviews',
      question: 'Will you write reviews for me?',
      answer:
        'Never. A federal rule against fake reviews has been in force since October 21, 2024, and it covers agencies too. We draft replies to real reviews. You approve each one.',
    },
    {
      id: 'bad-review',
      question: 'Can you get a bad review removed?',
      answer:
        'The writer can take it down, or the site that shows it. A site does so only when the review breaks its rules. We report such reviews and tell you the answer. To the rest we help you reply, calmly and in your voice.',
    },
    {
      id: 'yelp',
      question: 'Should I ask for reviews on Yelp?',
      answer:
        'No. Yelp asks businesses not to request reviews at all. You may tell people that they can find you there.',
    },
  ],
}
