import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { nodesOf, textOf } from '#src/engines/audit/facts/node-values.ts'

type Offer = { name: string; price: number; line: number }

const printed = /\$\s?(\d[\d,]*(?:\.\d{1,2})?)/g
/** Blocks after a name in which its price stands. */
const reach = 2

/** Offers with one price for something that has a name. */
function offersIn({ facts }: PageView): Offer[] {
  const { nodes } = facts.structured_data
  return nodes.flatMap(node => {
    const written = textOf(node, 'price')
    const price = Number(written.replace(/^\$|,/g, ''))
    const offered = nodesOf(node, 'itemOffered').map(index => textOf(nodes[index], 'name'))
    const holder = node.parent === null ? undefined : nodes[node.parent]
    const of_holder = holder?.types.some(type => type === 'Product' || type === 'Service' || type === 'MenuItem')
    const name = offered[0] || textOf(node, 'name') || (of_holder ? textOf(holder, 'name') : '')
    return written !== '' && price > 0 && name.length >= 4 ? [{ name, price, line: node.line }] : []
  })
}

const pricesIn = (text: string) =>
  [...text.matchAll(printed)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))

/** The prices that stand beside a name on the page. */
function pricesBeside({ facts }: PageView, name: string): number[] {
  const { blocks } = facts.text
  const plain = name.toLowerCase()
  return blocks.flatMap(({ text }, at) => {
    const from = text.toLowerCase().indexOf(plain)
    if (from < 0) return []
    const own = pricesIn(text.slice(from))
    return own.length > 0
      ? own
      : blocks
          .slice(at + 1, at + 1 + reach)
          .flatMap(block => pricesIn(block.text))
          .slice(0, 1)
  })
}

export const pricesAgainstPage: PageCheck = {
  id: 'schema-price-mismatch-page',
  section: 'structured-data',
  scope: 'page',
  severity: 'high',
  title: 'Structured data gives another price than the page',
  why: 'Search results show one price and your page another. Customers feel cheated, and Google may drop the entry.',
  mend: 'Write the price that holds in both places, and let the template print both from one field where it can.',
  source: general_guide,
  look: page => {
    const offers = offersIn(page)
    if (offers.length === 0) return notApplicable
    const all = new Set(page.facts.text.blocks.flatMap(({ text }) => (text.includes('$') ? pricesIn(text) : [])))
    return foundAll(
      offers.flatMap(({ name, price, line }) => {
        if (all.has(price)) return []
        const beside = [...new Set(pricesBeside(page, name))]
        // Several prices beside a name are those of sizes, and of two lists with the same dish one may be folded away.
        if (beside.length !== 1 || offers.some(other => other.name === name && other.price === beside[0])) return []
        const evidence = `${name.slice(0, 60)}: structured data says $${price}, the page $${beside[0]}`
        return [{ url: page.url, line, evidence }]
      }),
    )
  },
}
