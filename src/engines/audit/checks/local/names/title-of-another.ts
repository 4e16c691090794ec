import { isMisspelled, plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { isTradeWord, properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import { visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { isKnown, isNameOfSomebody } from '#src/engines/audit/facts/spelling/known-words.ts'

/** What is certainly a name, and neither a trade nor a town. */
export const legal_form = /\b(?:LLC|L\.L\.C\.?|Inc\.?|Ltd\.?|PLLC|Corp\.?|LLP)(?=\W|$)/

/** "Hartwell Heating": a word that is none of the language and no city, before those of a trade. */
export function bearsAName(said: string): boolean {
  const [first = '', ...more] = plainName(said).split(' ')
  if (isTradeWord(first) || first.length < 4 || isCity(first) || isCity(`${first}s`)) return false
  return (
    commonnessOf(first) === undefined &&
    (isNameOfSomebody(first) || !isKnown(first)) &&
    more.length > 0 &&
    more.length < 4 &&
    more.some(isTradeWord)
  )
}

/** The words of a name that people can read on the page, or that stand in its host. */
function isShown(page: PageView, name: string): boolean {
  const words = properWords(name)
  const text = visibleWords(page)
  const host = new URL(page.url).hostname
  return words.length > 0 && words.some(word => text.includes(` ${word}`) || host.includes(word))
}

const kinds = new Set<PageKind>(['home', 'about', 'contact', 'service', 'location', 'other'])
/** What the trade of a name may be followed by. */
const house =
  /^(?:studio|group|associates|center|centre|clinic|care|office|practice|team|pros|experts|services|company|specialists)$/
const behind = /\s[|–—-]\s([A-Z][\w'’&. -]{3,50})$/

/** "About Us | Quillan Plumbing": what stands behind a page's own title, and is of the trade that the site's name tells. */
function nameBehind({ facts }: PageView): { name: string } | undefined {
  const name = behind.exec(facts.titles[0]?.text ?? '')?.[1]
  if (name === undefined || properWords(name).every(word => isCity(word))) return undefined
  const words = plainName(name).split(' ')
  const trades = (house.test(words.at(-1) ?? '') ? words.slice(1, -1) : words.slice(-1)).filter(isTradeWord)
  const isOwnTrade = facts.names.some(
    ({ from, name: own }) =>
      from !== 'title' && from !== 'h1' && trades.some(trade => plainName(own).split(' ').includes(trade)),
  )
  return legal_form.test(name) || isOwnTrade ? { name } : undefined
}

export const titleOfAnother: PageCheck = {
  id: 'title-of-another-business',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The title in search results is the name of another business',
  why: 'The page was copied from another site, and its title came along. People who search for you see a stranger.',
  mend: 'Write your own name, trade and town into the title and the description of the page.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  look: page => {
    if (!kinds.has(page.kind) || !page.indexable || isFilledByScript(page.facts)) return notApplicable
    const { names, titles } = page.facts
    const titled =
      page.kind === 'home'
        ? names.find(({ from, name }) => from === 'title' && (legal_form.test(name) || bearsAName(name)))
        : nameBehind(page)
    if (!titled) return notApplicable
    // The name in small print or behind the logo, where the text of the page says it too.
    const printed = names.filter(({ from }) => from === 'copyright' || from === 'logo-alt')
    if (printed.length === 0 || properWords(titled.name).length === 0) return notApplicable
    const title = plainName(titles[0]?.text ?? '')
    if (printed.some(({ name }) => properWords(name).some(word => title.includes(word)))) return ok
    const own = printed.find(({ name }) => isShown(page, name))
    if (!own) return notApplicable
    // The own name with a slip in it is told as that.
    if (isShown(page, titled.name) || printed.some(({ name }) => isMisspelled(name, titled.name))) return ok
    return found(page.url, titles[0]?.line ?? null, `<title> “${titled.name}”, on the page “${own.name}”`)
  },
}
