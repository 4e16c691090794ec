import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { noteIn } from '#src/engines/audit/checks/on-page/leftovers/notes-of-makers.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'

type Said = { text: string; line: number }

const says = /\bnear me\b/i
/** Customers' questions are quoted as they ask them, and a search box speaks for who uses it. */
const asked = /\?\W*$|["“][^"”]*near me[^"”]*["”]|^(?:search|show|use)\b/i
const in_controls = new Set(['a', 'button', 'label', 'option'])

/** What a maker wrote about the page is told as that. */
const stuffs = (text: string) => says.test(text) && !asked.test(text.trim()) && noteIn(text) === undefined
const isStuffed = ({ text }: Said) => stuffs(text)
const stuffsBlock = askedOnce(stuffs)

/** What stands out: search results and the main heading. */
function loudIn({ facts }: PageView): Said[] {
  const described = facts.metas.filter(({ name }) => name === 'description')
  const main = facts.headings.filter(({ level, hidden }) => level === 1 && !hidden)
  return [
    ...facts.titles.slice(0, 1),
    ...described.map(({ content, line }) => ({ text: content, line })),
    ...main.map(({ name, line }) => ({ text: name, line })),
  ].filter(isStuffed)
}

/** Said once in running text it may be a turn of speech. */
const least = 2
const most = 5

export const nearMe: PageCheck = {
  id: 'near-me-in-text',
  section: 'on-page',
  scope: 'page',
  severity: 'low',
  title: 'The text says “near me”, as people type it',
  why: 'Search engines know where the searcher is and need no such words. To readers the sentence makes no sense, and it counts as stuffing.',
  mend: 'Name your town and the places around it instead.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
  look: page => {
    if (!isShown(page) || page.kind === 'article') return notApplicable
    const running = page.facts.text.blocks.filter(
      block => stuffsBlock(block) && !block.in_nav && !in_controls.has(block.element),
    )
    const described = page.facts.images.flatMap(({ alt, hidden, line }) =>
      alt !== null && !hidden && alt.includes('ear me') && isStuffed({ text: alt, line }) ? [{ text: alt, line }] : [],
    )
    const loud = loudIn(page)
    const found =
      loud.length > 0 || running.length + described.length >= least ? [...loud, ...running, ...described] : []
    const once = new Map(found.map(({ text, line }) => [text, { url: page.url, line, evidence: around(text) }]))
    return foundAll([...once.values()].slice(0, most))
  },
}

function around(text: string): string {
  const at = text.search(says)
  return `“${shortened(text.slice(Math.max(0, at - 60), at + 40), 110)}”`
}
