import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import type { ComparedField } from '#src/engines/presence/compared-field.ts'
import { type Comparing, comparedField, toldOn } from '#src/engines/presence/comparing.ts'

const inWords: Record<LocationRecord['open_status'], string> = {
  open: 'Open',
  closed_temporarily: 'Closed for now',
  closed_permanently: 'Closed for good',
}

/** Whether the page says that the shop is closed. A page of an open shop need not say anything. */
export function compareOpenStatus({ record: { open_status }, pages }: Comparing): ComparedField[] {
  const said = toldOn(pages.slice(0, 3), ({ notices }) => notices)
  const shown = said.find(told => told.said.status === open_status) ?? said[0]
  if (open_status === 'open' && !shown) return []
  return comparedField({
    id: 'open_status',
    group: 'page',
    label: 'Open or closed',
    field: 'open_status',
    record: inWords[open_status],
    site: shown ? inWords[shown.said.status] : '',
    same: shown?.said.status === open_status,
    seen: shown ? { url: shown.url, line: shown.said.line, text: shown.said.text } : null,
    when_differing: 'If the shop is open, take the notice off the page. If it is not, say so in our record.',
  })
}
