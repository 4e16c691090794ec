import { brand } from '#src/content/brand.ts'
import type { HelpGroup } from '#src/content/help/help-answer.ts'

export const signingIn: HelpGroup = {
  id: 'signing-in',
  title: 'Signing up and signing in',
  answers: [
    {
      id: 'create-account',
      question: 'How do I create an account?',
      answer:
        'Write your name, your email address and a password of at least 10 characters. Three or four unrelated words make a good one. An account costs nothing; a plan is a separate choice.',
      steps: [
        ['sign-up', 'Fill in **Your name**, **Email** and **Password**. **Company (optional)** can wait.'],
        ['sign-up', 'Press **Create account**.'],
        ['check-your-mail', 'Open the link in the mail we send you. It signs you in.'],
      ],
      more: { name: 'Create an account', path: '/sign-up' },
    },
    {
      id: 'confirm-email',
      question: 'The mail with my link did not come. What now?',
      answer: `Wait a few minutes and look in your spam folder. Then have it sent again. The link works once, within 24 hours. Still nothing? The address may have a typo: sign up again with the right one, or call ${brand.phone}.`,
      steps: [
        ['confirm-email', 'Type the address you signed up with under **Email**.'],
        ['confirm-email', 'Press **Send the link again**.'],
        ['check-your-mail', 'Wrong address? Press **Change it**.'],
      ],
      more: { name: 'Send the link again', path: '/confirm-email' },
    },
    {
      id: 'invited',
      question: 'You set up an account for me. How do I get in?',
      answer: `By the link in the mail we sent you. It works once, within 7 days. Is it too old? Call ${brand.phone} and we send another.`,
      steps: [
        ['new-password', 'Open the link in the mail.'],
        ['new-password', 'Choose a **New password** and press **Save new password**. You are signed in.'],
      ],
    },
    {
      id: 'sign-in',
      question: 'Where do I sign in?',
      answer:
        'Through Login, at the top of every page. You stay signed in on that browser for 30 days after your last visit, and for 90 days at most. On a computer that is not yours, sign out from the menu under your name.',
      steps: [
        ['sign-in', 'Press **Login** at the top of any page.'],
        ['sign-in', 'Type your **Email** and your **Password**.'],
        ['sign-in', 'Press **Sign in**.'],
      ],
      more: { name: 'Sign in', path: '/login' },
    },
    {
      id: 'forgot-password',
      question: 'I forgot my password.',
      answer:
        'Write your email address and we mail you a link to choose a new one. It works once, within one hour. When you save the new password, every other browser is signed out.',
      steps: [
        ['sign-in', 'Where you sign in, press **Forgot your password?**'],
        ['forgot-password', 'Type your **Email** and press **Mail me a link**.'],
        ['new-password', 'Open the link in the mail. Type a **New password** and press **Save new password**.'],
      ],
      more: { name: 'Get a link', path: '/forgot-password' },
    },
    {
      id: 'too-many-tries',
      question: 'It says I tried too often.',
      answer:
        'After 20 wrong passwords in an hour we look at no more of them for a while, so that nobody can guess yours. The page says when to come back. A browser you have signed in from before is counted by itself, so a stranger cannot lock you out of it.',
    },
    {
      id: 'second-step',
      question: 'It asks for a code. Where do I find it?',
      answer:
        'In the app on your phone with which you set up the second step. It shows six digits, new every 30 seconds.',
      steps: [
        ['second-step', 'Type them under **Code from your authenticator app**.'],
        ['second-step', 'Press **Continue**. If the code is refused, wait for the next one.'],
      ],
      more: { name: 'Sign in', path: '/login' },
    },
    {
      id: 'lost-phone',
      question: 'I do not have my phone. How do I sign in?',
      answer: `With one of the recovery codes that you kept. Each works once. No codes either? Call ${brand.phone}; a person makes sure it is you.`,
      steps: [
        ['second-step', 'After your password, press **Use a recovery code instead**.'],
        ['recovery-code', 'Type one of them under **Recovery code** and press **Continue**.'],
        [
          'two-factor-on',
          'Is the phone gone for good? In your account, press **Turn off** and set it up on the new one.',
        ],
      ],
      more: { name: 'Sign in', path: '/login' },
    },
    {
      id: 'sign-out',
      question: 'How do I sign out?',
      answer: 'It ends this browser’s session, in every tab. Do it on each computer that is not yours.',
      steps: [
        ['account-menu', 'Press your name at the top right.'],
        ['account-menu', 'Press **Sign out**.'],
      ],
    },
  ],
}
