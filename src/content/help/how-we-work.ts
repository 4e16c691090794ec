import type { HelpGroup } from '#src/content/help/help-answer.ts'

export const howWeWork: HelpGroup = {
  id: 'work',
  title: 'How the work goes',
  answers: [
    {
      id: 'steps',
      question: 'What do you do first?',
      answer:
        'We look before we touch. The steps are audit and analysis, strategy development, implementation, then monitoring and reporting. You hear what we found, and what comes first, before anything changes.',
      more: { name: 'See the four steps', path: '/what-we-do' },
    },
    {
      id: 'who',
      question: 'Who does the work, and how do I see it?',
      answer:
        'People on our team do it. They report to you by email: what was done, what changed and what comes next. Ranking reports are monthly, on every plan.',
    },
    {
      id: 'access',
      question: 'What access do you need from me?',
      answer:
        'You add us as a manager to your business profile and stay its owner. We do not ask for your own passwords. For work on your website we need a user account of our own, which you can close.',
      more: { name: 'What we need from you', path: '/terms#from-you' },
    },
    {
      id: 'report-change',
      question: 'My hours or my phone number change. How do I tell you?',
      answer: 'Send one message before the day it starts. We correct it where people look you up, and check it again.',
      steps: [
        ['contact', 'Under **Message**, name the location, the new facts, and from which day they hold.'],
        ['contact', 'Press **SEND MESSAGE**.'],
      ],
      more: { name: 'Send us a change', path: '/contact-us' },
    },
    {
      id: 'first-place',
      question: 'Can you promise me first place?',
      answer:
        'No, and nobody honestly can. Google decides the order, and it changes from street to street. We promise the work, and a refund under the terms of the guarantee.',
    },
  ],
}
