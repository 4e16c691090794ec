import type { Check } from '#src/engines/audit/checks/check.ts'
import { dishOfAnotherCut } from './dish-of-another-cut.ts'
import { listMiscounted } from './list-miscounted.ts'
import { listedTwice } from './listed-twice.ts'
import { misspelledWords } from './misspelled-words.ts'
import { nearMe } from './near-me.ts'
import { paragraphsTwice } from './paragraphs-twice.ts'
import { priceSlips } from './price-slips.ts'
import { repeatedPassages } from './repeated-passages.ts'
import { descriptionDuplicate, h1Duplicate, titleDuplicate } from './repeated-words.ts'
import { saidTwice } from './said-twice.ts'
import { textNeverShown } from './text-never-shown.ts'
import { textOutOfSight } from './text-out-of-sight.ts'
import { wantedWordsOnNoPage } from './wanted-words.ts'

export const wordsChecks: readonly Check[] = [
  titleDuplicate,
  saidTwice,
  wantedWordsOnNoPage,
  descriptionDuplicate,
  h1Duplicate,
  repeatedPassages,
  nearMe,
  priceSlips,
  dishOfAnotherCut,
  listMiscounted,
  listedTwice,
  paragraphsTwice,
  misspelledWords,
  textOutOfSight,
  textNeverShown,
]
