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
        'If you only read this site: no message, no cookie and no profile. If you send the form: what you typed, the time, the page, and a scrambled form of your network address that limits abuse. If you have an account: your name, your email, what you fill in there, and when and with which browser you signed in.',
      more: { name: 'Read the privacy page', path: '/privacy' },
    },
    {
      id: 'cookies',
      question: 'Why is there no cookie banner?',
      answer:
        'Because there is nothing to ask about. Reading this site sets no cookie, and it loads nothing from other companies. Signing in sets three, and all they do is keep you signed in and know your browser again.',
    },
    {
      id: 'copy',
      question: 'How do I get a copy of my data, or have it corrected?',
      answer: `Your profile you can see and change yourself. For the rest, email ${brand.email} from the address you used and say what you need. A person sends it.`,
      more: { name: 'Open your profile', path: '/client/settings#profile' },
    },
    {
      id: 'deletion',
      question: 'How do I have my message or my account deleted?',
      answer: `Email ${brand.email} from the address you used, and say so. A person deletes the message, or your account, and tells you when it is done.`,
      more: { name: 'How long we keep things', path: '/privacy#how-long' },
    },
  ],
}
