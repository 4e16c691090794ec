import { brand } from '#src/content/brand.ts'
import type { LegalSection } from '#src/content/legal-section.ts'

/** What a message leaves with the agency, field by field, and why it is kept. */
export const storedWithMessage: readonly { what: string; example: string; why: string }[] = [
  { what: 'Name', example: 'Dana Reyes', why: 'So that we know whom we answer' },
  { what: 'Email', example: 'dana@shop.example', why: 'So that we can answer' },
  { what: 'Phone', example: 'left empty', why: 'Only if you want a call' },
  { what: 'Company', example: 'Reyes Auto Glass', why: 'So that we can look you up first' },
  { what: 'Message', example: '“Our Saturday hours …”', why: 'It is what we answer' },
  { what: 'Time', example: 'Nov 20, 10:42 AM', why: 'To keep our word on the reply' },
  { what: 'Page', example: '/contact-us', why: 'To see which page raised the question' },
  { what: 'Network code', example: '9f2c 71d0 …', why: 'To stop floods of messages' },
]

/** The privacy page. It describes this site as it runs today. */
export const privacyNotice: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    paragraphs: [
      `${brand.name} is a DBA of ${brand.parent}, ${brand.address}. This page covers this website, the messages you send through it, the checks you run on it and the account you may have on it. Questions go to ${brand.email} or ${brand.phone}.`,
    ],
  },
  {
    id: 'reading',
    title: 'When you only read',
    paragraphs: [
      'Reading this site sets no cookies. It has no trackers, no advertising and no analytics. Your browser loads nothing from other companies: fonts, pictures and code all come from our own server.',
      'Like any web server, ours sees your network address while it sends you a page. We do not use it to build a profile of you.',
    ],
  },
  {
    id: 'writing',
    title: 'When you write to us',
    paragraphs: [
      'The contact form stores your name, email address, phone number, company and message. Phone and company are up to you. With them we store the time and the page you wrote from.',
      'To limit how many messages can come from one place, we also store a code made from your network address with a secret key. The record of your message holds the code, not the address. A second code, made from your words, lets us notice when the same message arrives twice.',
      'What we answer, what we note about your request and how far we have come with it is kept beside your message, with the name of whoever of us did it.',
      'Two emails are sent: one to our team with your message, and one to you that confirms it. What only a robot could have filled in is kept as spam and not emailed.',
    ],
  },
  {
    id: 'check',
    title: 'When you have a site checked',
    paragraphs: [
      'We store the web address you typed, what else you told us about the business, what we found on its public pages, and when. With it stands a code made from your network address, as with a message. Each check shows in our own list of contacts, so that we know which sites were looked at.',
      'The result opens for anyone who has its link, for 90 days. After that the link opens for nobody. Search engines are told not to list it.',
      'If you have the report emailed to you, we store your email address with it, the words that you agreed to and when. Tips on local search come only if you ticked the box for them, and stop when you say so.',
    ],
  },
  {
    id: 'account',
    title: 'When you have an account',
    paragraphs: [
      'We store your name, your email address, your company if you gave one, the page of this site that led you to the sign-up, what else you write into your profile, and whether you are a client or one of our people. Your password is never stored: we keep a scramble of it (an argon2id hash) that we can check but not read back.',
      'Each time you sign in we store when that was and the name your browser gives itself, so that you can see and end what you do not know. When one of our people changes something in your account, we store who did it and when. Wrong passwords are counted for an hour, by codes that name neither you nor your network address.',
      'What you tell us of your business and its locations is kept with the account, and who changed what and when. A spreadsheet of locations that you upload is kept as it came for 90 days, so that you can mend its rows and see what came of it; then it is deleted by itself.',
      'If you switch on two-factor, we store what your authenticator app and we share, encrypted, and scrambles of your recovery codes.',
    ],
  },
  {
    id: 'cookies',
    title: 'The three cookies of an account',
    paragraphs: ['They are set when you sign in, by this site alone, and they only serve your signing in:'],
    points: [
      {
        title: 'porchlight_session',
        text: 'Keeps you signed in. It lasts at most 90 days, and no script can read it. Signing out deletes it.',
      },
      {
        title: 'porchlight_signed_in',
        text: 'Holds only the number of your account, so that our pages know to ask whether you are signed in. It comes and goes with the first one.',
      },
      {
        title: 'porchlight_browser',
        text: 'Knows this browser again, so that strangers who guess at your password cannot lock you out of it. It lasts 400 days, opens nothing by itself, and no script can read it.',
      },
    ],
  },
  {
    id: 'why',
    title: 'What we use it for',
    paragraphs: [
      'We use your message to answer you, and to do what you ask for, and your account to let you in and nobody else. We do not add you to a mailing list unless you tick a box that says so. We do not sell or rent what you send, and we do not give it to advertisers.',
      'That includes sensitive data. Florida law asks a business for your consent before it sells such data. We sell none.',
    ],
  },
  {
    id: 'who-sees',
    title: 'Who else handles it',
    paragraphs: [
      'A hosting company runs the server that stores your message and your account, and a mail company carries the emails. They handle it for us and only for that. Our own people read it. Nobody else does, unless a law or a court makes us hand it over.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long we keep it, and how to have it deleted',
    paragraphs: [
      'We keep a message for up to 24 months, because a question often comes back a season later. Messages do not delete themselves: a person does it.',
      `You can have yours deleted sooner, at any time and without a reason. Email ${brand.email} from the address you used and say so. A person deletes the message, and our copies of the emails about it, and tells you when it is done. You can also ask for a copy of what we hold, or have it corrected.`,
      'We keep an account until you ask us to delete it, in the same way. A session that nobody uses ends after 30 days, and every session after 90. A link in a mail works once: within one hour for a new password, within 24 hours for a new address.',
    ],
  },
  {
    id: 'safety',
    title: 'How we protect it',
    paragraphs: [
      'The form may write messages into our database, but it cannot read any of them back. So a fault in the form shows nobody your words. What belongs to an account is walled off inside the database too: a question asked for one client finds no row of another. If your data ever got into the wrong hands, we would tell you and the authorities as state law requires.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    paragraphs: [
      'This site is for people who run a business. It is not meant for children under 13, and we do not knowingly keep anything about them. If a child has written to us, tell us and we delete it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    paragraphs: [
      'When what we do changes, this page changes with it, and so does the date at the top. If a change affects a message that you already sent, we ask you first.',
    ],
  },
]
