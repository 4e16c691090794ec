import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { type ComparedField, type Seen, stateOf, usualAdvice } from '#src/engines/presence/compared-field.ts'
import type { PagePresence, SaidEntity } from '#src/engines/presence/site-presence.ts'

/** What the fields of a location are compared with. */
export type Comparing = {
  record: LocationRecord
  /** The pages on which they may stand, the one about this location first. */
  pages: readonly PagePresence[]
  /** The entity of structured data that is about this location, with its page. */
  entity: { page: PagePresence; said: SaidEntity } | undefined
  /** Of the main category in the words of schema.org; '' where none is known. */
  schema_type: string
}

export type Told<Said> = { said: Said; url: string }

/** One sort of things that pages say, with the page of each. */
export function toldOn<Said>(
  pages: readonly PagePresence[],
  of: (page: PagePresence) => readonly Said[],
): Told<Said>[] {
  return pages.flatMap(page => of(page).map(said => ({ said, url: page.url })))
}

type Row = Pick<ComparedField, 'id' | 'group' | 'label' | 'field' | 'record' | 'site'> & {
  same: boolean
  seen: Seen | null
  days?: ComparedField['days']
  /** In place of what is usually to be done where they differ. */
  when_differing?: string
}

/** A field as it is shown; none where neither side tells anything. */
export function comparedField({ same, when_differing = '', days = [], ...row }: Row): ComparedField[] {
  const state = stateOf({ ...row, same })
  if (!state) return []
  const usual = usualAdvice(row.group, state)
  return [{ ...row, state, days, advice: state === 'differs' && when_differing !== '' ? when_differing : usual }]
}
