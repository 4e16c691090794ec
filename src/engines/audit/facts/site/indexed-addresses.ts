import { addressKey } from '../business/address-key.ts'
import { readPhone } from '../business/phone-number.ts'
import { nodesOf, textOf } from '../node-values.ts'
import type { PageFacts } from '../page-facts.ts'
import type { WeekHours } from '../types/business-facts.ts'
import type { DataNode } from '../types/structured-data-facts.ts'
import { goalBeside } from './goal-beside.ts'
import { phoneBeside } from './phone-beside.ts'
import type { IndexedAddress } from './site-index-row.ts'
import { weekBeside } from './week-beside.ts'

const most = 10

/** The hours that structured data gives an entity, by its index. */
function weekOfNode({ hours }: PageFacts, node: number): WeekHours | null {
  const own = hours.filter(one => one.node === node && one.week !== null)
  const [only] = own
  return own.length === 1 && only ? only.week : null
}

function printedOn(facts: PageFacts): IndexedAddress[] {
  const [phoneOf, weekOf, goalsOf] = [phoneBeside(facts), weekBeside(facts), goalBeside(facts)]
  return facts.addresses.map(address => ({
    key: address.key,
    text: address.text.slice(0, 100),
    line: address.line,
    from: 'text',
    footer: address.region === 'footer',
    phone: phoneOf(address),
    week: weekOf(address),
    goals: goalsOf(address),
  }))
}

/** A place that is no business and belongs to none: a park or a harbor that the page tells of. */
const isPlaceAlone = ({ types, parent }: DataNode): boolean => parent === null && types.every(type => type === 'Place')

function toldOn(facts: PageFacts): IndexedAddress[] {
  const { nodes } = facts.structured_data
  const has_own = nodes.some(node => !isPlaceAlone(node) && nodesOf(node, 'address').length > 0)
  return nodes.flatMap((node, at) =>
    (has_own && isPlaceAlone(node) ? [] : nodesOf(node, 'address')).flatMap((index): IndexedAddress[] => {
      const address = nodes[index]
      const street = textOf(address, 'streetAddress')
      const city = textOf(address, 'addressLocality')
      // The town once more is no street.
      if (!address || street === '' || city === '' || street.toLowerCase() === city.toLowerCase()) return []
      const state = textOf(address, 'addressRegion')
      const postal_code = textOf(address, 'postalCode')
      const text = `${street}, ${city}, ${state} ${postal_code}`.slice(0, 100)
      const key = addressKey({ street, unit: '', city, state, postal_code }).slice(0, 150)
      const [phone, week] = [readPhone(textOf(node, 'telephone'))?.e164 ?? '', weekOfNode(facts, at)]
      return [{ key, text, line: address.line, from: 'structured-data', footer: false, phone, week, goals: '' }]
    }),
  )
}

/** One for each place of each part of the page, with what stands beside it; what contradicts that stays beside it. */
function onceEach(addresses: readonly IndexedAddress[]): IndexedAddress[] {
  const kept: IndexedAddress[] = []
  for (const one of addresses) {
    const isSame = ({ key, from, footer }: IndexedAddress) =>
      key === one.key && from === one.from && footer === one.footer
    const there = kept.filter(isSame)
    const agrees = there.find(
      ({ phone, week }) =>
        (phone === one.phone || phone === '' || one.phone === '') &&
        (week === null || one.week === null || JSON.stringify(week) === JSON.stringify(one.week)),
    )
    if (agrees) {
      if (agrees.phone + agrees.goals === '' && one.phone + one.goals !== '') agrees.line = one.line
      if (agrees.phone === '') agrees.phone = one.phone
      agrees.week ??= one.week
      if (agrees.goals === '') agrees.goals = one.goals
    } else if (kept.length < most) kept.push({ ...one })
  }
  return kept
}

/** The addresses of a page, those of its foot first: what stands there is the business's own. */
export function indexedAddresses(facts: PageFacts): IndexedAddress[] {
  const all = [...printedOn(facts), ...toldOn(facts)]
  return onceEach([...all.filter(({ footer }) => footer), ...all.filter(({ footer }) => !footer)])
}
