import { detached } from '../../detached.ts'
import type { Reading } from '../../reading/reading.ts'
import type { TermFact } from '../../types/business-facts.ts'

const names = String.raw`(\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3})`
const title_before = new RegExp(String.raw`^(?:Meet |About )?D[Rr]\.? ${names}(?:,|$| [-–—|(])`, 'u')
const title_behind = new RegExp(
  String.raw`^${names},? (?:D\.?D\.?S|D\.?M\.?D|M\.?D|D\.?V\.?M|D\.?O|O\.?D|D\.?C|D\.?P\.?M)(?![\p{L}])`,
  'u',
)
const least = 2

/** Last names: the same person is called by two or three. */
function doctorIn(heading: string): string | null {
  const name = (title_before.exec(heading) ?? title_behind.exec(heading))?.[1]?.trim()
  return name === undefined || /['’]s\b/.test(name) ? null : (name.split(' ').at(-1) ?? '').toLowerCase()
}

/** How many doctors a page presents, each under a heading of their own. */
export function doctorsNamed({ found }: Reading): TermFact[] {
  const named = found.headings.flatMap(({ hidden, name, line, offset }) => {
    const doctor = hidden || name.length > 80 || !/d/i.test(name) ? null : doctorIn(name)
    return doctor === null ? [] : [{ doctor, name, line, offset }]
  })
  const all = [...new Map(named.toReversed().map(one => [one.doctor, one])).values()].reverse()
  const [first] = all
  if (!first || all.length < least) return []
  const text = all
    .map(({ name }) => name.trim())
    .join(', ')
    .slice(0, 90)
  return [{ line: first.line, offset: first.offset, what: 'named: doctors', value: all.length, text: detached(text) }]
}
