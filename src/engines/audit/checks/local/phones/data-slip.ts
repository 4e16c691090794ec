import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

const fewest_usual = 3
const most_share = 0.3

const apartInOne = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((digit, i) => digit !== other[i]).length === 1

/** The number in the home page's data, a digit away from the one that nearly all pages print: no second line is the main one. */
export function slipInData({ home }: SiteView, printed: ReadonlyMap<string, number>): Occurrence[] {
  const [usual] = [...printed].sort((one, other) => other[1] - one[1])
  if (!home || !usual) return []
  const [number, pages] = usual
  const isRare = (e164: string) => (printed.get(e164) ?? 0) <= pages * most_share
  // Data that the page itself contradicts are told as that.
  const isPrinted = (one: string) =>
    home.row.phones.some(({ from, e164 }) => from !== 'structured-data' && e164 === one)
  const wrong = home.row.phones.find(
    ({ from, fax, e164 }) =>
      from === 'structured-data' && !fax && apartInOne(e164, number) && isRare(e164) && isPrinted(e164),
  )
  if (!wrong || pages < fewest_usual) return []
  return [{ url: home.url, line: wrong.line, evidence: `structured data: ${wrong.text}; on ${pages} pages ${number}` }]
}
