import { brand } from '#src/content/brand.ts'
import type { HelpGroup } from '#src/content/help/help-answer.ts'

export const yourAccount: HelpGroup = {
  id: 'account',
  title: 'Your account and its safety',
  answers: [
    {
      id: 'profile',
      question: 'How do I change my name, company or phone?',
      answer: 'In your profile. It is how we greet you, write to you and call you.',
      steps: [
        ['account-menu', 'Press your name at the top right, then **Your account**.'],
        ['account', 'Change **Name**, **Company** or **Phone**. **Time zone** sets the times you see.'],
        ['account', 'Press **Save profile**.'],
      ],
      more: { name: 'Open your profile', path: '/client/settings#profile' },
    },
    {
      id: 'change-email',
      question: 'How do I change my email address?',
      answer:
        'Your old address and the new one both have to say yes, so that nobody can take your account away from you.',
      steps: [
        ['account', 'Type it under **New email** and press **Change email**.'],
        ['email-waiting', 'Open the link in both mails within 24 hours. One is missing? Press **Send it again**.'],
        ['email-waiting', 'Until both are open you sign in as before. A typo? Press **Use another new address**.'],
      ],
      more: { name: 'Change my email', path: '/client/settings#your-email' },
    },
    {
      id: 'change-password',
      question: 'How do I change my password?',
      answer: 'The new one signs out every other device. You stay signed in where you are, and we tell you by email.',
      steps: [
        ['account', 'Type your **Current password**, then a **New password**.'],
        ['account', 'Press **Change password**.'],
      ],
      more: { name: 'Change my password', path: '/client/settings#your-password' },
    },
    {
      id: 'two-factor',
      question: 'Can I protect my account with a second step?',
      answer: `Yes. In your settings you connect an authenticator app on your phone. From then on we ask for its six digits after your password. Keep the recovery codes you get: each stands in once for a lost phone. Phone and codes both gone? Call ${brand.phone}; a person makes sure it is you.`,
      steps: [
        ['account', 'Under **Two-factor sign-in**, press **Turn on two-factor sign-in**.'],
        ['two-factor-set-up', 'Scan the picture with your app, or press **Copy key** and paste it there.'],
        ['two-factor-set-up', 'Type what the app shows under **Six-digit code** and press **Turn on**.'],
        ['recovery-codes-shown', 'Press **Download** to keep the codes. Tick **I have kept them** and press **Done**.'],
      ],
      more: { name: 'Turn it on', path: '/client/settings#two-factor' },
    },
    {
      id: 'recovery-codes',
      question: 'How do I get new recovery codes?',
      answer:
        'Make new ones when few are left, or when somebody may have seen them. The old ones stop working at once.',
      steps: [
        ['two-factor-on', 'Under **Two-factor sign-in**, press **New recovery codes**.'],
        ['new-recovery-codes', 'Press **Make new codes**.'],
        ['recovery-codes-shown', 'Press **Copy codes** or **Download**. They are shown this once.'],
      ],
      more: { name: 'Make new codes', path: '/client/settings#two-factor' },
    },
    {
      id: 'two-factor-off',
      question: 'How do I turn the second step off?',
      answer: 'After that your password alone lets you in. Your recovery codes stop working.',
      steps: [
        ['two-factor-on', 'Under **Two-factor sign-in**, press **Turn off**.'],
        ['turn-off-two-factor', 'Press **Turn off** again. If you change your mind, press **Keep it on**.'],
      ],
      more: { name: 'Turn it off', path: '/client/settings#two-factor' },
    },
    {
      id: 'sign-out-everywhere',
      question: 'How do I sign out everywhere?',
      answer:
        'Your settings list every browser that is signed in. End one of them, or all the others at once. Do that, and change your password, if you see one you do not know.',
      steps: [
        ['account', 'Find **Where you are signed in**. The browser you use now stands first.'],
        ['account', 'Press **Sign out** beside another one, or **Sign out everywhere else**.'],
      ],
      more: { name: 'See where I am signed in', path: '/client/settings#sessions' },
    },
  ],
}
