import { brand } from '#src/content/brand.ts'
import { replyPromise } from '#src/content/claims.ts'
import type { HelpGroup } from '#src/content/help/help-answer.ts'
import { contactPageHours, contactPageZone } from '#src/content/office-hours.ts'

const hours = contactPageHours.map(row => `${row.days} ${row.hours}`).join(', ')

export const reachingUs: HelpGroup = {
  id: 'contact',
  title: 'Reaching us',
  answers: [
    {
      id: 'how-to-reach',
      question: 'How do I reach a person?',
      answer: `Use the contact form, email ${brand.email}, or call ${brand.phone}. Hours (${contactPageZone}): ${hours}.`,
      more: { name: 'Write to us', path: '/contact-us' },
    },
    {
      id: 'write',
      question: 'How do I send a message?',
      answer: 'Say what you do, where you are and what bothers you. You need no account.',
      steps: [
        ['contact', 'Fill in **Name**, **Email** and **Message**. **Phone (optional)** is for a call back.'],
        ['contact', 'Answer the small sum. It keeps robots out.'],
        ['contact', 'Press **SEND MESSAGE**.'],
      ],
      more: { name: 'Open the form', path: '/contact-us' },
    },
    {
      id: 'after-you-write',
      question: 'What happens after I send the form?',
      answer: `Your message is stored and emailed to our team, and a confirmation goes to your email. A person reads it and answers ${replyPromise.text}.`,
    },
    {
      id: 'no-confirmation',
      question: 'I did not get a confirmation. What now?',
      answer: `Look in your spam folder first. If it is not there, the email address may have a typo: send the form again or call ${brand.phone}.`,
    },
  ],
}
