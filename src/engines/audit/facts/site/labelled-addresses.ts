import type { PageFacts } from '../page-facts.ts'
import { hash32 } from './hash32.ts'
import type { IndexedTerm } from './site-index-row.ts'

/** An address behind a label such as “Mail:”, by that label. */
export const address_labelled = 'address labelled: '

const label =
  /(?:^|\n)\W*((?:our |mailing |street |physical |office )?(?:address|mail|office|location|studio|shop)):\s*$/i

/** The one address of a page, where a label stands right before it. */
export function labelledAddresses({ addresses, text }: PageFacts): IndexedTerm[] {
  const [first, ...more] = addresses
  if (!first || more.some(({ key }) => key !== first.key)) return []
  const begins = first.text.slice(0, 12)
  const block = text.blocks.find(one => one.text.includes(begins))
  const before = block && label.exec(block.text.slice(0, block.text.indexOf(begins)).slice(-40))?.[1]
  if (!before) return []
  const what = address_labelled + before.toLowerCase().replace(/^(?:our|street|physical) /, '')
  return [{ what, value: hash32(first.key), text: first.text.slice(0, 90), line: first.line }]
}
