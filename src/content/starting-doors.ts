import { replyPromise } from '#src/content/claims.ts'

/** The three ways to start, each with for whom it is, what happens next and how long it takes. */
export const startingDoors = [
  {
    id: 'check',
    title: 'See where you stand',
    path: '/ai-seo',
    action: 'Check my site free',
    for_whom: 'You wonder why the phone is quiet and want to look before you talk to anyone.',
    next: 'You type your web address and watch us read your pages. You get a score, the three things to fix first, and every finding with its place. No account needed.',
    takes: 'A minute or two to run, ten to read.',
  },
  {
    id: 'plan',
    title: 'Choose a plan',
    path: '/solutions',
    action: 'See the plans',
    for_whom: 'You know what you want and would like the price before anything else.',
    next: 'You compare three plans, priced per location, open an account and tell us which one. A person sets you up and asks for access to your profile.',
    takes: 'Ten minutes to choose. After that you give us access and answer a few questions in the first two weeks.',
  },
  {
    id: 'talk',
    title: 'Talk to us',
    path: '/contact-us',
    action: 'Write to a person',
    for_whom: 'You have several shops, a suspended profile or a question that fits no box.',
    next: 'You write a few lines or call. A person who does the work reads them and tells you what we would do first, even if that is nothing.',
    takes: `Two minutes to write. We reply ${replyPromise.text}.`,
  },
] as const

export type StartingDoorId = (typeof startingDoors)[number]['id']
