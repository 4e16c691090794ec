import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { incompleteAddress } from '#src/engines/audit/checks/structured-data/business/business-address.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { leftoversIn } from '#src/engines/audit/facts/collect/leftovers.ts'
import type { LeftoverKind } from '#src/engines/audit/facts/types/text-facts.ts'

/** Made-up numbers and addresses of mail may be meant as such. */
const not_templates = new Set<LeftoverKind>(['fictional-phone', 'example-email', 'todo'])
/** Texts that speak to readers may show code. */
const prose = /^(?:text|articleBody|description|reviewBody|abstract|headline|acceptedAnswer)$/i
const nothing = /^(?:null|undefined|nan|none|n\/a|tbd|todo|string|enter .* here)$/i
/** "Your Business Name", "your-domain": the name of a field and nothing else. Titles may begin with "Your", too. */
const blank =
  /^your(?:[ _-](?:business|company|organi[sz]ation|site|website|web|store|shop|restaurant|firm|brand|legal|full|street|city|town|state|zip|postal|phone|telephone|mobile|email|e-mail|contact|logo|image|page|domain|name|number|address|code|url|link|title|description|text|value|id|goes|here))+[.!]?$/i

/** What examples in handbooks give as name and address. */
const of_examples =
  /^(?:(?:the |my )?(?:business|company|store|shop|restaurant|brand|site|organi[sz]ation) name|my (?:business|company|shop|store|restaurant)|acme(?:,? inc\.?| corp\.?)?|example(?: (?:business|company|shop|store|inc|llc))?|test(?: (?:business|company|shop|store))?|any ?town|any ?city|sometown|city|town|state|zip(?: code)?|street(?: address)?|123 (?:example|street|any|fake|your)\b.*|00000|99999|11111)$/i
const named = new Set(['name', 'legalName', 'streetAddress', 'addressLocality', 'addressRegion', 'postalCode'])

/** Pictures and pages of a site that stands for any site; its address as url or sameAs is told elsewhere. */
const of_nobody =
  /^https?:\/\/(?:www\.)?(?:example\.(?:com|org|net)|your-?(?:web)?site\.com|your-?(?:domain|company)\.com)(?:\/|$)/i
const addresses = new Set(['image', 'logo', 'photo', 'hasMap', 'menu', 'hasMenu', 'contentUrl', 'target'])

/** Is it what a handbook gives as an example of a street, a town or a name? */
export const isOfExamples = (text: string): boolean => of_examples.test(text.trim())

/** Is it the name of a field, or a word for nothing, and no value at all? */
export const isBlankValue = (text: string): boolean => nothing.test(text.trim()) || blank.test(text.trim())

type Written = { property: string; text: string; line: number }

function textsIn({ facts }: PageView): Written[] {
  const written: Written[] = []
  for (const { is_schema_org, format, properties, line } of facts.structured_data.nodes) {
    if (!is_schema_org || format !== 'json-ld') continue
    for (const [property, values] of properties)
      for (const value of values) if (value.kind === 'text') written.push({ property, text: value.text, line })
  }
  return written
}

/** One look that spares most texts the patterns. */
const may_be_template = /[{[<%]|lorem|undefined|nan|your /i

const isTemplate = ({ property, text }: Written) =>
  (isBlankValue(text) ||
    (addresses.has(property) && of_nobody.test(text)) ||
    (named.has(property) && of_examples.test(text.trim())) ||
    (may_be_template.test(text) && leftoversIn(text.slice(0, 1_000)).some(({ kind }) => !not_templates.has(kind)))) &&
  !prose.test(property)

function look(page: PageView, isWrong: (written: Written) => boolean) {
  const written = textsIn(page)
  if (written.length === 0) return notApplicable
  const wrong = written.filter(isWrong).map(
    ({ property, text, line }): Occurrence => ({
      url: page.url,
      line,
      evidence: `${property}: “${text.trim().slice(0, 80)}”`,
    }),
  )
  return foundAll(wrong.slice(0, 10))
}

export const templateVariable: PageCheck = {
  id: 'schema-template-variable',
  section: 'structured-data',
  scope: 'page',
  severity: 'high',
  title: 'Structured data contains a blank that was never filled in',
  why: 'Search engines read the name of the blank as if it were your name, street or telephone number.',
  mend: 'Fill the field in the settings of your site or plugin, or take the property out.',
  source: general_guide,
  look: page => look(page, isTemplate),
}

export const emptyValue: PageCheck = {
  id: 'schema-empty-value',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'Structured data has properties without a value',
  why: 'An empty property says nothing, and some checkers count it as an error.',
  mend: 'Fill the property in, or take it out.',
  source: general_guide,
  look: page => {
    const outcome = look(page, ({ text }) => text.trim() === '')
    if (outcome.state !== 'found' || incompleteAddress.look(page).state !== 'found') return outcome
    // A hole in the address is told as that.
    return foundAll(outcome.occurrences.filter(({ evidence }) => !/^(?:street|address|postal)/.test(evidence)))
  },
}
