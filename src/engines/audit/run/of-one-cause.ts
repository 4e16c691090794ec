import { inContact } from './one-cause/in-contact.ts'
import { inData } from './one-cause/in-data.ts'
import { inLinks } from './one-cause/in-links.ts'
import { inNames } from './one-cause/in-names.ts'
import { inWords } from './one-cause/in-words.ts'
import { onMissingPages } from './one-cause/on-missing-pages.ts'
import type { OneCause } from './one-cause/one-cause.ts'

/** In this order: what one of them takes back tells of nothing further. */
export const ofOneCause: readonly OneCause[] = [
  ...onMissingPages,
  ...inWords,
  ...inNames,
  ...inLinks,
  ...inContact,
  ...inData,
]
