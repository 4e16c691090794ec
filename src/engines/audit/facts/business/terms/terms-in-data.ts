import { textOf, textsOf } from '../../node-values.ts'
import type { Reading } from '../../reading/reading.ts'
import type { TermFact } from '../../types/business-facts.ts'
import type { DataNode } from '../../types/structured-data-facts.ts'

type Term = Pick<TermFact, 'what' | 'value' | 'text'>

const isYes = (written: string) => /^(?:https?:\/\/schema\.org\/)?(?:true|yes)$/i.test(written)
const isNo = (written: string) => /^(?:https?:\/\/schema\.org\/)?(?:false|no)$/i.test(written)

/** Properties that answer with yes or no what customers ask. */
const answers = { isAcceptingNewPatients: 'taking new patients', petsAllowed: 'pets' } as const

function answered(node: DataNode): Term[] {
  return Object.entries(answers).flatMap(([property, what]) => {
    const written = textOf(node, property)
    if (!isYes(written) && !isNo(written)) return []
    return [{ what: `asked: ${what}`, value: isYes(written) ? 1 : 0, text: `${property}: ${written}` }]
  })
}

function paid(node: DataNode): Term[] {
  const accepted = textsOf(node, 'paymentAccepted').join(', ')
  const takes_cards = /\b(?:credit|debit|visa|mastercard|card)/i.test(accepted)
  // Other words may stand for cards.
  if (!takes_cards && !/^(?:cash|checks?|,|and| )+$/i.test(accepted)) return []
  const text = `paymentAccepted: ${accepted.slice(0, 60)}`
  return [{ what: 'asked: paying by card', value: takes_cards ? 1 : 0, text }]
}

/** A business, by what only one has: people and products have none of it together with a name. */
const isBusiness = ({ properties }: DataNode) =>
  properties.has('name') &&
  (properties.has('address') || properties.has('openingHours') || properties.has('priceRange'))

/** The average of so many reviews, in tenths of a star, where it is below five. */
export const average_of = 'average: of '

/** How many reviews its data counts: with the name, as each place and each product has a number of its own. */
function counted({ properties, ...node }: DataNode, nodes: readonly DataNode[]): Term[] {
  const [rating] = properties.get('aggregateRating') ?? []
  const at = rating?.kind === 'node' || rating?.kind === 'reference' ? nodes[rating.node ?? -1] : undefined
  const written = at ? textOf(at, 'reviewCount') || textOf(at, 'ratingCount') : ''
  const name = textOf({ ...node, properties }, 'name')
    .trim()
    .slice(0, 60)
  if (!/^\d{1,6}$/.test(written) || name === '') return []
  const average = at ? textOf(at, 'ratingValue').trim() : ''
  return [
    ...(/^[1-4]\.\d{1,2}$/.test(average)
      ? [
          {
            what: `${average_of}${written}`,
            value: Math.round(Number(average) * 10),
            text: `ratingValue: ${average}, reviewCount: ${written}`,
          },
        ]
      : []),
    {
      what: `figure: reviews in data of ${name.toLowerCase()}`,
      value: Number(written),
      text: `reviewCount: ${written}`,
    },
  ]
}

const most = 4

/** What structured data says of the business: its description as a text, and answers in properties. */
export function termsInData({ entities }: Reading, termsOf: (text: string) => readonly Term[]): TermFact[] {
  const businesses = entities.nodes.filter(isBusiness).slice(0, most)
  return businesses.flatMap(node => {
    const described = termsOf(textOf(node, 'description').slice(0, 1_000))
    return [...answered(node), ...paid(node), ...counted(node, entities.nodes), ...described].map(term => ({
      ...term,
      line: node.line,
      offset: node.offset,
    }))
  })
}
