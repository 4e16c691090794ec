import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { compareAddresses } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { keyOfRecord } from '#src/engines/presence/choose-page.ts'
import type { ComparedField } from '#src/engines/presence/compared-field.ts'
import { type Comparing, comparedField, type Told, toldOn } from '#src/engines/presence/comparing.ts'
import type { SaidAddress } from '#src/engines/presence/site-presence.ts'

export function addressInWords({ address_line_1, address_line_2, city, state, zip }: LocationRecord): string {
  return [address_line_1, address_line_2, city, `${state} ${zip}`.trim()].filter(part => part !== '').join(', ')
}

/** The address that fits best: the same one, one that contradicts it in a part, or else the first. */
export function bestAddress<Said extends SaidAddress>(said: readonly Told<Said>[], key: string) {
  const compared = said.map(told => ({ told, outcome: compareAddresses(key, told.said.key) }))
  return (
    compared.find(({ outcome }) => outcome.is === 'same') ??
    compared.find(({ outcome }) => outcome.is === 'conflict') ??
    compared[0]
  )
}

type Outcome = ReturnType<typeof compareAddresses>

export function addressAdvice(outcome: Outcome | undefined): string {
  if (outcome?.is === 'conflict')
    return `They differ in the ${outcome.part}. Find out which is right. Correct the page, or change our record.`
  return 'This is another place. If you have moved, change our record; if not, correct the page.'
}

const hidden =
  'Our record hides the address because customers are not served there. Take it off the page, or show it in our record.'

/** The address on the page, abbreviations and the way of writing a suite set aside. One that is hidden must not stand there. */
export function compareAddress({ record, pages }: Comparing): ComparedField[] {
  const key = keyOfRecord(record)
  const best = bestAddress(
    toldOn(pages, ({ addresses }) => addresses),
    key,
  )
  const is_shown = key !== '' && best !== undefined && best.outcome.is !== 'other'
  if (record.hide_address && !is_shown) return []
  return comparedField({
    id: 'address',
    group: 'page',
    label: 'Address',
    field: record.hide_address ? 'hide_address' : 'address_line_1',
    record: record.hide_address ? 'Hidden' : key === '' ? '' : addressInWords(record),
    site: best?.told.said.text ?? '',
    same: !record.hide_address && best?.outcome.is === 'same',
    seen: best ? { url: best.told.url, line: best.told.said.line, text: best.told.said.text } : null,
    when_differing: record.hide_address ? hidden : addressAdvice(best?.outcome),
  })
}
