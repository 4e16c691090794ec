import { properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import { visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'

/** What is certainly a name, and neither a trade nor a town. */
const legal_form = /\b(?:LLC|L\.L\.C\.?|Inc\.?|Ltd\.?|PLLC|Corp\.?|LLP)(?=\W|$)/

/** The words of a name that people can read on the page, or that stand in its host. */
function isShown(page: PageView, name: string): boolean {
  const words = properWords(name)
  const text = visibleWords(page)
  const host = new URL(page.url).hostname
  return words.length > 0 && words.some(word => text.includes(` ${word}`) || host.includes(word))
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
    if (page.kind !== 'home' || !page.indexable || isFilledByScript(page.facts)) return notApplicable
    const { names, titles } = page.facts
    const titled = names.find(({ from, name }) => from === 'title' && legal_form.test(name))
    // The name in small print or behind the logo, where the text of the page says it too.
    const own = names.find(({ from, name }) => (from === 'copyright' || from === 'logo-alt') && isShown(page, name))
    if (!titled || !own || properWords(titled.name).length === 0) return notApplicable
    if (isShown(page, titled.name)) return ok
    return found(page.url, titles[0]?.line ?? null, `<title> “${titled.name}”, on the page “${own.name}”`)
  },
}
