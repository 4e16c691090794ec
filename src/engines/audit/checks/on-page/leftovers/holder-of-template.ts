import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { CopyrightFact } from '#src/engines/audit/facts/types/business-facts.ts'
import { templateCredit } from './template-credit.ts'

/** Whose templates come with a name of their own in the notice; builders of sites put the owner's. */
const named_by_maker =
  /Colorlib|HTML ?Codex|ThemeWagon|BootstrapMade|Free-CSS|TemplateMo|HTML5 ?UP|W3layouts|Tooplate|OS[- ]Templates|Untree\.co|Free Website Templates|TEMPLATED|BootstrapDash|FreeHTML5|Styleshout|ThemeFisher|Freshdesignweb|Zerotheme/i
/** A firm that owns the business calls itself by such words. */
const of_a_firm = /\b(?:inc|llc|ltd|corp|co|company|group|holdings?|partners|pllc|pc|pa|church|school|county|city)\b|&/i
const most_words = 2
const fewest_letters = 4

const lettersOf = (text: string) => plainName(text).replaceAll(' ', '')

/** The notice of copyright that a template brought along: beside the praise of its maker, for somebody whom the page does not know. */
export function holderOfTemplate(page: PageView): CopyrightFact | undefined {
  const { facts, url } = page
  if (facts.copyrights.length === 0) return undefined
  const credit = templateCredit.look(page)
  if (credit.state !== 'found' || !credit.occurrences.some(({ evidence }) => named_by_maker.test(evidence ?? '')))
    return undefined
  const known = [
    new URL(url).hostname,
    ...facts.titles.map(({ text }) => text),
    ...facts.metas.map(({ content }) => content),
    ...facts.open_graph.map(({ content }) => content),
    ...facts.emails.map(({ address }) => address),
    ...facts.names.flatMap(({ name, from }) => (from === 'copyright' ? [] : [name])),
    ...facts.structured_data.nodes.map(({ properties }) => JSON.stringify(properties.get('name') ?? '')),
  ].map(lettersOf)
  if (!facts.titles.some(({ text }) => text.trim() !== '')) return undefined
  return facts.copyrights.find(({ holder }) => {
    const letters = lettersOf(holder)
    if (letters.length < fewest_letters || holder.trim().split(/\s+/).length > most_words || of_a_firm.test(holder))
      return false
    return !known.some(text => text !== '' && (text.includes(letters) || letters.includes(text)))
  })
}
