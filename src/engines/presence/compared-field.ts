import type { FieldName } from '#src/domain/location/record/compare-records.ts'

/** `not_in_record`: the site tells it and our record does not. */
export type FieldState = 'same' | 'differs' | 'not_on_site' | 'not_in_record'

/** Where the site says it. */
export type Seen = { url: string; line: number | null; text: string }

/** One weekday in the words of both. */
export type ComparedDay = { day: string; record: string; site: string; same: boolean }

/** One thing that the record and the site both may tell. */
export type ComparedField = {
  /** Stable, and the only one of its kind in a comparison. */
  id: string
  /** Where on the site it would stand: read by visitors, written for search engines, or as links to profiles. */
  group: 'page' | 'data' | 'profiles'
  label: string
  /** The field of the record that holds it. */
  field: FieldName
  state: FieldState
  /** In words for people; '' where nothing is told. */
  record: string
  site: string
  seen: Seen | null
  /** For hours; empty for everything else. */
  days: ComparedDay[]
  /** What to do, as a sentence or two; '' where both say the same. */
  advice: string
}

type Sides = { record: string; site: string; same: boolean }

/** What two sides come to; undefined where neither tells anything. */
export function stateOf({ record, site, same }: Sides): FieldState | undefined {
  if (record === '' && site === '') return undefined
  if (site === '') return 'not_on_site'
  if (record === '') return 'not_in_record'
  return same ? 'same' : 'differs'
}

const usual: Record<ComparedField['group'], Record<FieldState, string>> = {
  page: {
    same: '',
    differs: 'Find out which is right. Correct the page, or change our record.',
    not_on_site: 'Print it on this page, where customers look for it.',
    not_in_record: 'If the page is right, put it into our record.',
  },
  data: {
    same: '',
    differs: 'Find out which is right. Correct the structured data of the page, or change our record.',
    not_on_site: 'Add it to the structured data of the page. The lines to copy stand in the overview of this location.',
    not_in_record: 'If the page is right, put it into our record.',
  },
  profiles: {
    same: '',
    differs: 'Open both and see which one is yours. Correct the link on the site, or change our record.',
    not_on_site: 'Link to this profile from your site, for example in the footer.',
    not_in_record: 'If this profile is yours, put it into our record.',
  },
}

/** What is usually to be done about it. */
export function usualAdvice(group: ComparedField['group'], state: FieldState): string {
  return usual[group][state]
}
