import type { Check } from '#src/engines/audit/checks/check.ts'
import { blanksInScripts } from './blanks-in-scripts.ts'
import { pageComingSoon } from './coming-soon.ts'
import { partComingSoon } from './coming-soon-part.ts'
import { countersAtZero } from './counters.ts'
import { headingWithoutContent } from './empty-parts.ts'
import { emptyPrices } from './empty-prices.ts'
import { holesInSentences } from './holes-in-sentences.ts'
import { loremIpsum, mojibake, templatePlaceholderInPage } from './leftovers.ts'
import { markupInText } from './markup-in-text.ts'
import { promisedDocuments } from './promised-documents.ts'
import { promisedPart } from './promised-parts.ts'
import { samplePeople } from './sample-people.ts'
import { sentenceSeams } from './seams.ts'
import { switchedOff } from './switched-off.ts'
import { templateCredit } from './template-credit.ts'
import { tornTags } from './torn-tags.ts'
import { unfinishedText } from './unfinished-text.ts'
import { workshopNotes } from './workshop-notes.ts'

export const leftoversChecks: readonly Check[] = [
  pageComingSoon,
  partComingSoon,
  switchedOff,
  templatePlaceholderInPage,
  blanksInScripts,
  loremIpsum,
  workshopNotes,
  samplePeople,
  unfinishedText,
  holesInSentences,
  sentenceSeams,
  headingWithoutContent,
  promisedPart,
  promisedDocuments,
  countersAtZero,
  markupInText,
  tornTags,
  templateCredit,
  mojibake,
  emptyPrices,
]
