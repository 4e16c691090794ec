import { phoneInWords } from '#src/domain/location/reach/phone-in-words.ts'
import type { ComparedField } from '#src/engines/presence/compared-field.ts'
import { type Comparing, comparedField, toldOn } from '#src/engines/presence/comparing.ts'

/** The main number on the page, however it is written, printed or behind a link to call. Fax numbers are left out. */
export function comparePhone({ record, pages }: Comparing): ComparedField[] {
  const said = toldOn(pages, ({ phones }) => phones)
  const same = said.find(told => told.said.e164 === record.phone)
  const further = said.find(told => record.additional_phones.includes(told.said.e164))
  const shown = same ?? further ?? said[0]
  return comparedField({
    id: 'phone',
    group: 'page',
    label: 'Phone',
    field: 'phone',
    record: phoneInWords(record.phone),
    site: shown ? phoneInWords(shown.said.e164) : '',
    same: same !== undefined,
    seen: shown ? { url: shown.url, line: shown.said.line, text: shown.said.text } : null,
    when_differing: further
      ? 'The page shows one of your further numbers. Print the main one, or make this one the main number of our record.'
      : 'Call both. Correct the page if its number is wrong, or change our record.',
  })
}
