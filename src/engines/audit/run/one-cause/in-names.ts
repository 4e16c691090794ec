import { inPlace, type OneCause, onPage, quoted } from './one-cause.ts'

/** One slip in a name, wherever it is met. */
export const inNames: readonly OneCause[] = [
  // A policy that is somebody else's names its owner below as well, and the law of its owner's state.
  onPage('site-name-of-another', 'legal-page-of-another'),
  onPage('legal-law-of-another-state', 'legal-page-of-another'),
  {
    // The name of somebody else is written here and there; one that is misspelled itself has a slip of its own.
    of: 'name-misspelled-on-page',
    told_by: 'name-of-another-business',
    isSame: (one, told) => one.url === told.url && !one.evidence.endsWith(`elsewhere “${quoted(told.evidence)}”`),
  },
  // One slip in a title is told where it shows most.
  inPlace('name-spelled-two-ways', 'name-misspelled-in-results'),
  {
    // A slip in the name is told as that.
    of: 'misspelled-words',
    told_by: 'nap-name-inconsistent',
    isSame: (one, told) =>
      one.url === told.url &&
      (quoted(told.evidence)?.split(' ') ?? []).includes(quoted(one.evidence)?.toLowerCase() ?? ''),
  },
  {
    // The name that is told of is the other one in both.
    of: 'business-has-several-names',
    told_by: 'name-ends-otherwise',
    isSame: (one, told) => one.url === told.url && one.evidence.includes(`“${quoted(told.evidence)}”`),
  },
  {
    of: 'name-written-in-ways',
    told_by: 'business-has-several-names',
    isSame: (one, told) => [...one.evidence.matchAll(/“[^”]+”/g)].every(([name]) => told.evidence.includes(name)),
  },
  {
    // The home page and the other pages write it alike.
    of: 'name-misspelled-on-page',
    told_by: 'nap-name-inconsistent',
    isSame: (one, told) => quoted(one.evidence)?.toLowerCase() === quoted(told.evidence)?.toLowerCase(),
  },
]
