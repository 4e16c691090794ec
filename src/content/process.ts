/** How the agency works, in four steps with fixed names. */
export const processSteps = [
  {
    id: 'audit',
    title: 'Audit and analysis',
    text: 'We look at your profile, your site, your listings and your reviews, and search the way your customers do. Every finding gets a date, so that later you can see what changed.',
    you_receive: 'a list of what is wrong, most costly first',
  },
  {
    id: 'strategy',
    title: 'Strategy development',
    text: 'We choose with you which searches matter, which shop comes first and what to leave alone. You get a plan for 90 days on one page, in words you can argue with.',
    you_receive: 'a one-page plan to approve',
  },
  {
    id: 'implementation',
    title: 'Implementation',
    text: 'People do the work: profiles, listings, pages, reply drafts. What speaks in your name waits for your OK. Each change is kept with its before and after.',
    you_receive: 'each change with its proof',
  },
  {
    id: 'monitoring',
    title: 'Monitoring and reporting',
    text: 'We measure again from the same points and check what we published, because listings slip. Once a month you get an email: what was done, what changed, what waits on you.',
    you_receive: 'one plain email a month',
  },
] as const

export type ProcessStepId = (typeof processSteps)[number]['id']
