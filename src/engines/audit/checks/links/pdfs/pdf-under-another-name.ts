import { properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import { visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { PdfFile, SiteView } from '#src/engines/audit/checks/site-view.ts'

const most = 10
const fewest = 2
const legal_form = String.raw`(?:L\.?L\.?C|P\.?L\.?L\.?C|Inc|P\.C|PC|P\.A|PA|L\.?L\.?P|Ltd)\b\.?`
const name = String.raw`((?:[A-Z][\w&'’.-]*|&)(?: (?:[A-Z][\w&'’.-]*|of|and|the|&)){1,5}),? ${legal_form}`
/** The name of the house on its own in the first lines, or in a sentence in which the house speaks. */
const letterhead = new RegExp(`^${name}(?=$|\\n)`)
const in_own_voice = new RegExp(
  String.raw`(?:\b[Aa]t|[Tt]hank you for choosing|[Ww]elcome to|\b(?:dentist|doctor|physician|provider|employee|staff|member)s?(?:\(s\))? (?:of|at)|\bI (?:hereby )?authorize|\bassigned to) ${name}`,
)
const first_blocks = 4
/** What somebody fills in and signs. */
const is_form = /_{4,}|\bsign(?:ed|ature)\b|\b(?:patient|client|customer|guest|member|tenant)\b/i

/** The house that a form says it is of, without its legal form. */
function houseOf({ facts }: PdfFile): string | undefined {
  const blocks = facts?.text.blocks ?? []
  if (!blocks.some(({ text }) => is_form.test(text))) return undefined
  const head = blocks.slice(0, first_blocks).map(({ text }) => letterhead.exec(text)?.[1])
  const spoken = blocks.map(({ text }) => in_own_voice.exec(text.replace(/\s+/g, ' '))?.[1])
  return [...head, ...spoken].find(found => found !== undefined)
}

/** Does a page bear a word of the name in its title, its names or its address, or the home page all of them? */
function* isKnown(house: string, { pages, host, home_view, given }: SiteView): Generator<undefined, boolean> {
  const words = properWords(house)
  const shown = home_view ? visibleWords(home_view) : ''
  if (words.some(word => host.includes(word)) || words.every(word => shown.includes(` ${word}`))) return true
  const bears = (text: string) => properWords(text).some(word => words.includes(word))
  if (bears(given.name ?? '')) return true
  for (const [index, { row }] of pages.entries()) {
    if (endsStep(index)) yield
    if (bears(row.title) || bears(row.h1) || row.names.some(({ name: one }) => bears(one))) return true
  }
  return false
}

export const pdfUnderAnotherName: SiteCheck = {
  id: 'pdf-of-another-name',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Your forms are those of a business that your pages do not know',
  why: 'Customers sign their consent for, and owe their money to, a company that they have never heard of. It is the name of an owner before you, or your own that your pages never tell.',
  mend: 'Put your name on the forms. If the other one is that of your company, say so on your pages: “Calloway Dental is a practice of …”.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const read = site.pdfs.filter(({ facts, letters }) => facts !== null && letters > 0)
    if (read.length < fewest) return notApplicable
    const of_house = Map.groupBy(
      read.flatMap(pdf => {
        const house = houseOf(pdf)
        return house === undefined ? [] : [{ url: pdf.url, house }]
      }),
      ({ house }) => properWords(house).join(' '),
    )
    const [forms] = [...of_house.values()].sort((one, other) => other.length - one.length)
    const [first] = forms ?? []
    // What others made, such as a maker's leaflets, is the smaller part.
    if (!forms || !first || forms.length < fewest || forms.length * 2 < read.length) return foundAll([])
    if (yield* isKnown(first.house, site)) return foundAll([])
    return foundAll(
      forms.slice(0, most).map(({ url, house }) => ({
        url,
        line: null,
        evidence: `“${shortened(house, 60)}”, a name that no page gives`,
      })),
    )
  }),
}
