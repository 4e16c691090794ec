import { brand } from '#src/content/brand.ts'
import type { HelpGroup } from '#src/content/help/help-answer.ts'

export const yourAccount: HelpGroup = {
  id: 'account',
  title: 'Your account',
  answers: [
    {
      id: 'create-account',
      question: 'How do I create an account?',
      answer:
        'Write your name, your email address and a password of at least 10 characters. Three or four unrelated words make a good one. An account costs nothing; a plan is a separate choice.',
      more: { name: 'Create an account', path: '/sign-up' },
    },
    {
      id: 'confirm-email',
      question: 'The mail with my link did not come. What now?',
      answer: `Wait a few minutes and look in your spam folder. Then have it sent again. The link works once, within 24 hours. Still nothing? The address may have a typo: sign up again with the right one, or call ${brand.phone}.`,
      more: { name: 'Send the link again', path: '/confirm-email' },
    },
    {
      id: 'sign-in',
      question: 'Where do I sign in?',
      answer:
        'Through Login, at the top of every page. You stay signed in on that browser for 30 days after your last visit, and for 90 days at most. On a computer that is not yours, sign out from the menu under your name.',
      more: { name: 'Sign in', path: '/login' },
    },
    {
      id: 'forgot-password',
      question: 'I forgot my password.',
      answer:
        'Write your email address and we mail you a link to choose a new one. It works once, within one hour. When you save the new password, every other browser is signed out.',
      more: { name: 'Get a link', path: '/forgot-password' },
    },
    {
      id: 'too-many-tries',
      question: 'It says I tried too often.',
      answer:
        'After 20 wrong passwords in an hour we look at no more of them for a while, so that nobody can guess yours. The page says when to come back. A browser you have signed in from before is counted by itself, so a stranger cannot lock you out of it.',
    },
    {
      id: 'two-factor',
      question: 'Can I protect my account with a second step?',
      answer: `Yes. In your settings you connect an authenticator app on your phone. From then on we ask for its six digits after your password. Keep the recovery codes you get: each stands in once for a lost phone. Phone and codes both gone? Call ${brand.phone}; a person makes sure it is you.`,
    },
    {
      id: 'sign-out-everywhere',
      question: 'How do I sign out everywhere?',
      answer:
        'Your settings list every browser that is signed in. End one of them, or all the others at once. Do that, and change your password, if you see one you do not know.',
    },
  ],
}
