import { directoryRange } from '#src/content/claims.ts'
import type { ServiceWords } from '#src/content/service-pages/service-words.ts'

export const listingsWords: ServiceWords = {
  steps: [
    {
      title: 'One true record',
      text: 'You confirm name, address, phone, hours and categories once, as they stand on your door. Everything else is compared with it.',
    },
    {
      title: 'Find what is out there',
      text: 'We look for you on the directories that count for your trade and state: old addresses, lost phone numbers and duplicates included.',
    },
    {
      title: 'Claim and correct',
      text: 'We open accounts in your name where a directory lets you own them, send the right details and keep a before and an after.',
    },
    {
      title: 'Check again',
      text: 'After publishing we look again, because sites copy old data from each other. What slipped is sent again.',
    },
  ],
  you_get: [
    'The list of every directory we worked on, with the address of each listing',
    'Before and after for each, with the date',
    'A sheet that says who owns each login',
    'Duplicates reported, and what the directory answered',
  ],
  we_need: [
    'Your details exactly as customers find them at your door',
    'A minute when a directory calls your shop or mails it a code',
    'Word from you before hours, phone or address change',
    'A real street address, or the area you serve if you visit customers',
  ],
  we_do_not: [
    'Rent you your listings: nothing is switched back when you leave',
    'List a PO box or a virtual office as your shop; Google forbids it',
    'Force a directory: some take weeks, some say no, and you hear which and why',
    'Count a directory that does not take your trade or your state',
  ],
  faqs: [
    {
      question: 'What happens to my listings if I stop?',
      answer:
        'They stay as they are. You get the sheet with every listing and its login, and the accounts opened in your name remain yours. After that nobody watches them for you, so a directory may change one without anyone noticing.',
    },
    {
      question: 'How many directories will it be for my shop?',
      answer: `It depends on your trade, your state and your plan, which is why we say ${directoryRange}. Lawyers and restaurants have directories that do not take roofers. We count only listings that were really delivered, and you get the list.`,
    },
    {
      question: 'How long until a correction shows?',
      answer:
        'It depends on the directory. Some update within days. Others wait for a code by phone or mail, or review each change by hand, and take several weeks. Your report says which ones we still wait for.',
    },
    {
      question: 'I work from home. Will you publish my home address?',
      answer:
        'No. If you visit customers, your Google profile can hide the address and show the area you serve. Where a directory insists on printing a street address, we ask you first and leave it out if you prefer.',
    },
  ],
}
