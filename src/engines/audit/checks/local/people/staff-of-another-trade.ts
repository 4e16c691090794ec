import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'

/** Pages of the business itself; articles and lists speak of all the world. */
const kinds = new Set<PageKind>(['home', 'about', 'contact', 'service', 'other'])

/** Trades that nobody plies together: how their pages call themselves, and whom only they employ or treat. */
const trades: readonly { name: RegExp; people: RegExp }[] = [
  {
    name: /\b(?:plumb|roof|electric|hvac|heating|landscap|lawn|tree service|paint|pest|remodel|contractor|construct|excavat|septic|mason|gutter|floor)/i,
    people:
      /\b[Oo]ur (?:(?:\w+ )?(?:team|staff|group) of )?(?:\w+ ){0,2}(?:plumbers|roofers|electricians|landscapers|house painters|arborists)\b/,
  },
  {
    name: /\b(?:law|lawyers?|attorneys?|legal)\b/i,
    people: /\b[Oo]ur (?:(?:\w+ )?(?:team|staff|group) of )?(?:\w+ ){0,2}(?:attorneys|lawyers|law firm|paralegals)\b/,
  },
  {
    name: /\b(?:dent|orthodon|endodon|oral)/i,
    people:
      /\b[Oo]ur (?:(?:\w+ )?(?:team|staff|group) of )?(?:\w+ ){0,2}(?:dentists|orthodontists|dental (?:team|practice|office|hygienists)|hygienists)\b/,
  },
  {
    name: /\b(?:salon|barber|hair|beauty|spa|nails?)\b/i,
    people:
      /\b[Oo]ur (?:(?:\w+ )?(?:team|staff|group) of )?(?:\w+ ){0,2}(?:hair ?stylists|stylists|barbers|hairdressers|estheticians)\b/,
  },
  {
    name: /\b(?:restaurant|grill|pizz|cafe|café|bakery|diner|bistro|cater|bar)\b/i,
    people: /\b[Oo]ur (?:(?:\w+ )?(?:team|staff|group) of )?(?:\w+ ){0,2}(?:chefs|bakers|pizzaiolos|bartenders)\b/,
  },
]

const anybody = new RegExp(trades.map(({ people }) => people.source).join('|'))

/** What the page says it is about, wherever it says so in few words. */
function headlines({ facts, url }: PageView): string {
  const metas = facts.metas.filter(({ name }) => name === 'description').map(({ content }) => content)
  const links = facts.links.map(({ name }) => name)
  return [
    new URL(url).hostname,
    ...facts.titles.map(({ text }) => text),
    ...metas,
    ...facts.headings.map(h => h.name),
    ...links,
  ].join(' · ')
}

const namesPeople = askedOnce(text => text.includes('ur ') && anybody.test(text))

export const staffOfAnotherTrade: PageCheck = {
  id: 'staff-of-another-trade',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The text speaks of people who work in another trade',
  why: 'It was written for another kind of business. Customers who read of your dentists on a plumber’s site leave.',
  mend: 'Write who works for you there, and read the rest of the text: more of it may be about the other trade.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    const { facts, url, kind } = page
    if (!kinds.has(kind) || !page.indexable) return notApplicable
    const title = facts.titles[0]?.text ?? ''
    if (!trades.some(({ name }) => name.test(title))) return notApplicable
    let said: string | undefined
    const found: Occurrence[] = []
    for (const block of facts.text.blocks) {
      const { text, line, element, in_article } = block
      if (!namesPeople(block) || in_article || element === 'blockquote') continue
      const other = trades.find(({ people }) => people.test(text))
      if (!other) continue
      said ??= headlines(page)
      if (other.name.test(said)) continue
      const at = other.people.exec(text)?.index ?? 0
      found.push({ url, line, evidence: `“${shortened(text.slice(Math.max(0, at - 30)), 90)}”` })
    }
    return foundAll(found.slice(0, 3))
  },
}
