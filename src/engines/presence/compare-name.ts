import { isMisspelled, plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import type { ComparedField } from '#src/engines/presence/compared-field.ts'
import { type Comparing, comparedField, toldOn } from '#src/engines/presence/comparing.ts'

/** The name on the page: how the site names itself, or the words that hold it. Legal forms, marks and "the" are set aside. */
export function compareName({ record, pages }: Comparing): ComparedField[] {
  const name = plainName(record.name)
  const said = toldOn(pages, ({ names }) => names)
  const is = (text: string) => plainName(text) === name
  const holds = (text: string) => name !== '' && ` ${plainName(text)} `.includes(` ${name} `)
  const firm = said.filter(told => told.said.firm)
  const same =
    said.find(told => is(told.said.text)) ??
    (firm.length === 0 ? said.find(({ said: { text } }) => holds(text)) : undefined)
  const slip = said.find(told => isMisspelled(record.name, told.said.text))
  const shown = same ?? slip ?? firm[0]
  return comparedField({
    id: 'name',
    group: 'page',
    label: 'Name',
    field: 'name',
    record: record.name,
    site: shown ? (same && !is(same.said.text) ? record.name : shown.said.text) : '',
    same: same !== undefined,
    seen: shown ? { url: shown.url, line: shown.said.line, text: shown.said.text } : null,
    when_differing: slip
      ? 'One of the two is misspelled. Correct it: one wrong letter can make two businesses out of one.'
      : 'Use one name everywhere: the one on your sign. Correct the site, or change our record.',
  })
}
