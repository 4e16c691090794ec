import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** Addresses that each stand for one product. */
const of_one_product =
  /^https:\/\/(?:buy\.stripe\.com\/\w{6,}|square\.link\/u\/\w{4,}|(?:www\.)?paypal\.com\/ncp\/payment\/\w{6,})/i
const buys = /\b(?:buy|order|purchase|add to (?:cart|bag|basket)|check ?out|enroll|register|shop)\b/i
const no_product = /\b(?:paypal|donat\w*|deposits?|gifts?|tips?|invoices?|bills?|payments?|cart|secure|logo)\b/i
const price = /\$\s?\d/
const most = 100
const longest = 60

type Button = { offset: number; line: number; sells: string }
type Thing = Button & { name: string }

function buttonsOf({ forms, fields, links }: PageFacts): Button[] {
  const by_form = forms.flatMap(({ sells, offset, line }, i): Button[] => {
    // Where the buyer chooses, one button may well sell several things.
    const chooses = fields.some(field => field.form === i && (field.element === 'select' || field.type === 'radio'))
    return sells === '' || chooses ? [] : [{ offset, line, sells }]
  })
  const by_link = links.flatMap(({ url, hidden, name, offset, line }): Button[] =>
    url !== null && !hidden && buys.test(name) && !no_product.test(name) && of_one_product.test(url)
      ? [{ offset, line, sells: url }]
      : [],
  )
  return [...by_form, ...by_link].sort((one, other) => one.offset - other.offset).slice(0, most)
}

/** What stands over each button since the one before it: a heading or a picture that says what is sold. */
function thingsOf(facts: PageFacts): Thing[] {
  const { headings, images, text } = facts
  const buttons = buttonsOf(facts)
  if (buttons.length < 2) return []
  const names = [
    ...headings.filter(({ level }) => level > 1).map(({ name, offset }) => ({ name, offset })),
    ...images.map(({ alt, offset }) => ({ name: alt ?? '', offset })),
  ]
    .filter(({ name }) => name.length >= 4 && name.length <= longest && !no_product.test(name))
    .sort((one, other) => one.offset - other.offset)
  const prices = text.blocks.filter(block => price.test(block.text)).map(({ offset }) => offset)
  return buttons.flatMap((button, i): Thing[] => {
    const from = buttons[i - 1]?.offset ?? 0
    const until = buttons[i + 1]?.offset ?? Number.POSITIVE_INFINITY
    const own = names.findLast(({ offset }) => offset > from && offset < button.offset)
    const is_priced = own !== undefined && prices.some(offset => offset >= own.offset && offset < until)
    return is_priced ? [{ ...button, name: own.name }] : []
  })
}

export const onePaymentForTwo: PageCheck = {
  id: 'one-payment-for-two-things',
  section: 'links',
  scope: 'page',
  severity: 'high',
  title: 'Two things on sale share one payment button',
  why: 'Whoever buys the second one pays for the first, and that is what you are told to send.',
  mend: 'Make a button of its own for each product with your payment service, and try every one.',
  source: 'https://developer.paypal.com/api/nvp-soap/paypal-payments-standard/integration-guide/formbasics/',
  look: onWorkingPages(({ url, facts }) => {
    const things = thingsOf(facts)
    if (things.length < 2) return notApplicable
    return foundAll(
      [...Map.groupBy(things, ({ sells }) => sells).values()].flatMap((same): Occurrence[] => {
        const [first] = same
        const other = same.find(({ name }) => plainWords(name) !== plainWords(first?.name ?? ''))
        if (!first || !other) return []
        const [one, two] = [first, other].map(({ name }) => `“${shortened(name, 50)}”`)
        return [{ url, line: other.line, evidence: `${two} is paid by the button of ${one} in line ${first.line}` }]
      }),
    )
  }),
}
