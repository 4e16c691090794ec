import { brand } from '#src/content/brand.ts'
import { guarantee } from '#src/content/claims.ts'
import { guaranteeTerms } from '#src/content/guarantee-terms.ts'
import type { LegalSection } from '#src/content/legal-section.ts'
import { dominatorNotes, plans } from '#src/content/plans.ts'

/** The feature that carries exactly this mark: "*" is not found in "**". */
function markedFeature(mark: string): string {
  const carries = (feature: string) => feature.endsWith(mark) && !feature.endsWith(`*${mark}`)
  return plans.flatMap(plan => plan.features).find(carries) ?? mark
}

/** The terms of service. The guarantee stands in them whole. */
export const termsOfService: readonly LegalSection[] = [
  {
    id: 'parties',
    title: 'Who this is between',
    paragraphs: [
      `These terms are between you, the business that buys a plan, and ${brand.name}, a DBA of ${brand.parent}, ${brand.address}. If we sign something else with you, the signed paper wins where the two differ.`,
    ],
  },
  {
    id: 'plans',
    title: 'Plans and what they include',
    paragraphs: ['A plan is for one location. If you have three shops, you choose a plan for each.'],
    points: [
      ...plans.map(plan => ({
        title: `${plan.name}, $${plan.monthly_dollars}${plan.period}`,
        text: `${plan.features.join('. ')}.`,
      })),
      ...dominatorNotes.map(note => ({ title: markedFeature(note.mark), text: note.text })),
    ],
  },
  {
    id: 'account',
    title: 'Your account on this site',
    paragraphs: [
      'An account costs nothing and buys nothing by itself. It is for one person: keep the password to yourself, and tell us when somebody else has it. What is done through your account counts as done by you until you tell us.',
      'We may suspend an account that is used to harm us or other clients. A person tells you why, and a suspension does not change what you have paid for.',
    ],
  },
  {
    id: 'billing',
    title: 'Billing',
    paragraphs: [
      'You pay for each location by the month, in advance. The plan renews each month until you cancel. Before your first payment we tell you in writing which plan, which locations, what it costs and how to cancel.',
      'We write to you at least 30 days before any price goes up. If you do not like the new price, you can cancel before it starts.',
    ],
  },
  {
    id: 'cancel',
    title: 'Cancel any month',
    paragraphs: [
      `Cancel through the contact page, by email to ${brand.email} or by phone at ${brand.phone}. There is no fee and no notice period. The plan runs to the end of the month you paid for, and you are not billed again.`,
    ],
  },
  {
    id: 'guarantee',
    title: guarantee.title,
    paragraphs: [guarantee.text, 'These are the conditions, all of them.'],
    points: guaranteeTerms,
  },
  {
    id: 'rankings',
    title: 'No promised rankings',
    paragraphs: [
      'Search engines and directories decide what they show, and they change their minds. We do not promise a place, a number of calls or a date. Figures on this site are not a promise for your business. What we do promise is the work in your plan and the guarantee above.',
    ],
  },
  {
    id: 'from-you',
    title: 'What we need from you',
    paragraphs: ['We cannot do the work without your help:'],
    points: [
      {
        title: 'Access',
        text: 'Manager access to your business profile, and a user account on your website if your plan includes work on it.',
      },
      {
        title: 'True facts',
        text: 'Your real name, address, phone, hours and services, and word from you when they change.',
      },
      { title: 'Rights', text: 'Photos, logos and words you send us must be yours to use.' },
      {
        title: 'Fair reviews',
        text: 'No bought, invented or hand-picked reviews. We stop review work for a business that uses them.',
      },
    ],
  },
  {
    id: 'ownership',
    title: 'Your listings are yours',
    paragraphs: [
      'You own your business profiles, your listings, your reviews, your website and what we write for you and you have paid for. You stay the owner of each profile and we work as its manager. When we part, we hand over within 7 business days of your request whatever logins we still hold. We switch nothing off.',
    ],
  },
  {
    id: 'our-work',
    title: 'How we work for you',
    paragraphs: [
      'We follow the published rules of the sites we work on. We use your name and facts only to do the work you bought. We tell you when a site refuses a change, and why.',
      'Either of us may end the work at once if the other breaks these terms and does not put it right within 10 days of being told. If we end it without such a cause, we refund the unused part of the month.',
    ],
  },
  {
    id: 'liability',
    title: 'If something goes wrong',
    paragraphs: [
      'Tell us and we fix our mistake at our cost. If our mistake costs you money, we owe you at most what you paid us for that location in the 12 months before it. Neither of us owes the other for lost profit. None of this limits what the law says cannot be limited, such as harm done on purpose, and none of it takes away from the guarantee.',
      'We are not to blame for what a search engine, a directory or a website host does on its own.',
    ],
  },
  {
    id: 'law',
    title: 'Law',
    paragraphs: [
      'The law of the State of Florida governs these terms. Before either of us goes to court, we talk: send a short note of what is wrong, and we both take 30 days to settle it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    paragraphs: [
      'We write to clients at least 30 days before a change. The old terms hold until then, and you can cancel before the new ones start. A change never shrinks a guarantee that has already begun.',
    ],
  },
]
