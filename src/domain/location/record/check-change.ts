import { changedFields } from './compare-records.ts'
import type { LocationRecord } from './location-record.ts'
import { Notes, type Problem, type Warning } from './notes.ts'

const address = new Set<string>(['address_line_1', 'address_line_2', 'city', 'state', 'zip'])

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * What is dangerous about going from one checked record to another. To close for good, somebody types the name that the
 * location has now as `confirm`; capitals and extra spaces do not matter. A new name, address and main category in one save is
 * what Google suspends profiles for.
 */
export function checkChange(
  before: LocationRecord,
  after: LocationRecord,
  confirm: string,
): { problems: Problem[]; warnings: Warning[] } {
  const notes = new Notes()
  const closes_for_good = after.open_status === 'closed_permanently' && before.open_status !== 'closed_permanently'
  if (closes_for_good && plain(confirm) !== plain(before.name)) {
    const message = `Closing for good is hard to undo on listings. Type the name to confirm: ${before.name}.`
    notes.refuse('confirm', 'confirm_closing', message)
  }
  const changed = changedFields(before, after)
  if (changed.includes('name') && changed.includes('primary_category') && changed.some(field => address.has(field))) {
    const message =
      'A new name, address and main category at once can make Google suspend or re-verify the profile. Change one after another, some days apart.'
    notes.warn('name', 'risky_combination', message)
  }
  return notes
}
