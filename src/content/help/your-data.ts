import { brand } from '#src/content/brand.ts'
import type { HelpGroup } from '#src/content/help/help-answer.ts'

export const yourData: HelpGroup = {
  id: 'privacy',
  title: 'Privacy and deletion',
  answers: [
    {
      id: 'what-we-keep',
      question: 'What do you keep about me?',
      answer:
        'If you only read this site: no message, no cookie and no profile. If you send the form: what you typed, the time, the page, and a scrambled form of your network address that limits abuse.',
      more: { name: 'Read the privacy page', path: '/privacy' },
    },
    {
      id: 'cookies',
      question: 'Why is there no cookie banner?',
      answer:
        'Because there are no cookies to ask about. This site sets none, and it loads nothing from other companies.',
    },
    {
      id: 'deletion',
      question: 'How do I have my message deleted?',
      answer: `Email ${brand.email} from the address you used, and say so. A person deletes the message and tells you when it is done.`,
      more: { name: 'How long we keep things', path: '/privacy#how-long' },
    },
  ],
}
