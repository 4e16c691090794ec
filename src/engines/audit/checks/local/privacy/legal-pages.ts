import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { of_a_project } from '#src/engines/audit/checks/business/hosts-of-projects.ts'
import { properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import { countOf, plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

type Named = { name: string; line: number }

const name = "([A-Z][\\w&'’. -]{2,50}?)"
/** Sentences in which the makers of such texts leave room for a name. */
const of_whom = [
  new RegExp(`\\b(?:Company|Website|Business) (?:\\([^)]{5,120}\\) )?refers to ${name}(?:[,;.] |, accessible|$)`),
  new RegExp(`collected and recorded by ${name} and how`),
  new RegExp(`\\bAt ${name}, (?:accessible from|one of our main)`),
  new RegExp(`\\b(?:use of|operated by|owned by) ${name}[’']s (?:web)?site`),
  new RegExp(
    `(?:^|\\. |This (?:Privacy )?Policy (?:describes|explains) how )${name},? \\([“"'](?:we|us|our|the Company)\\b`,
  ),
]
/** The policy of whoever made the site speaks of its maker in every sentence. */
const policy_of = new RegExp(`(?:^|[.!] )${name} ?[’']s Privacy Policy is\\b`)
const least_mentions = 6
/** Whose policies everybody may name. */
const known_to_all =
  /^(?:google|facebook|meta|instagram|stripe|square|paypal|apple|microsoft|twitter|yelp|amazon|wix|shopify|squarespace|mailchimp)\b/i

const site_of_it =
  /\b(?:accessible (?:from|at) |operates? (?:the website )?|(?:visit(?:ing)?|using|use) (?:our|the) (?:web)?site,? (?:at )?)(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})/i
const has_legal_form =
  /\b(?:llc|l\.l\.c|inc|corp|corporation|ltd|holdings|group|enterprises|company|pllc|p\.?c|p\.?a)\b\.?/i
const blank = /\b(?:your?|company|business|website|our|us|we|this|the) ?(?:name|company|website|site|service)?$/i

function ownWords({ facts, given, url, ...page }: PageView): { words: ReadonlySet<string>; host: string } {
  const told = ownOrganisations({ facts, given, url, ...page }).map(node => textOf(node, 'name'))
  const shown = facts.names.map(entry => entry.name)
  const host = new URL(url).hostname.replace(/^www\./, '').replace(/[^a-z]/g, '')
  return { words: new Set([given.name ?? '', ...told, ...shown].flatMap(properWords)), host }
}

function namesIn({ facts }: PageView): Named[] {
  return facts.text.blocks.flatMap(({ text, line }) => {
    for (const pattern of of_whom) {
      const found = pattern.exec(text)?.[1]?.trim()
      if (found && !blank.test(found)) return [{ name: found, line }]
    }
    return []
  })
}

/** Whoever made the site and left its own policy there; the notices in that policy are the maker's, too, and the last one is not. */
function makersIn(page: PageView): Named[] {
  const { names, text } = page.facts
  const notice = names.findLast(({ from }) => from === 'copyright')
  const shown = names.filter(one => one.from !== 'copyright' || one === notice).flatMap(one => properWords(one.name))
  const visible = visibleWords(page)
  return text.blocks.flatMap(block => {
    const name = policy_of.exec(block.text)?.[1]?.trim() ?? ''
    if (name === '' || blank.test(name) || known_to_all.test(name)) return []
    const is_own = properWords(name).some(word => shown.includes(word) || new URL(page.url).hostname.includes(word))
    return is_own || countOf(visible, plainWords(name)) < least_mentions ? [] : [{ name, line: block.line }]
  })
}

/** Hosts by which such a text calls the site, and that are not its own. */
function hostsIn({ facts, url }: PageView): Named[] {
  const own = new URL(url).hostname.replace(/^www\./, '')
  const main = (host: string) =>
    host
      .replace(of_a_project, '')
      .split('.')
      .at(of_a_project.test(host) ? -1 : -2) ?? host
  // One that is made of the business's own name is another address of it.
  const names = facts.names.map(({ name }) => plainWords(name).replaceAll(' ', '')).filter(name => name.length >= 6)
  const isNamedSo = (host: string) => names.some(name => name.includes(host) || host.includes(name))
  return facts.text.blocks.flatMap(({ text, line }) => {
    const host = site_of_it.exec(text)?.[1]?.toLowerCase()
    return host && main(host) !== main(own) && !isNamedSo(main(host)) ? [{ name: host, line }] : []
  })
}

export const legalPageOfAnother: PageCheck = {
  id: 'legal-page-of-another',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The privacy policy or the terms are those of another business',
  why: 'They were copied and never finished. What they promise is promised by a stranger, and customers who read them lose their trust.',
  mend: 'Write your own name and web address there, and read once whether the rest holds for you.',
  source: 'https://www.ftc.gov/business-guidance/privacy-security',
  look: page => {
    if (page.kind !== 'legal' || !page.indexable) return notApplicable
    const { words, host } = ownWords(page)
    if (words.size === 0) return notApplicable
    const hosts = hostsIn(page)
    const visible = visibleWords(page)
    const strange = namesIn(page).filter(one => {
      const proper = properWords(one.name)
      if (proper.length === 0 || proper.some(word => words.has(word) || host.includes(word))) return false
      // The owner may have a name of its own, with its legal form.
      return hosts.length > 0 || !has_legal_form.test(one.name) || countOf(visible, plainWords(one.name)) > 2
    })
    const [first] = [...strange, ...makersIn(page), ...hosts]
    return foundAll(first ? [{ url: page.url, line: first.line, evidence: `“${shortened(first.name, 80)}”` }] : [])
  },
}
