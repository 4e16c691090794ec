import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import {
  blocksBelow,
  countsBelow,
  headingsBelow,
  numberedTo,
  onlyList,
} from '#src/engines/audit/checks/on-page/pages/items-below.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { numberOf } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const nouns =
  'things|steps|reasons|ways|tips|questions|signs|mistakes|benefits|facts|myths|stages|phases|rules|packages|plans|pillars|principles|promises|components|advantages|essentials|services|options|coverages|types|kinds|areas|levels|tiers|features|values|elements|factors|styles|sizes|programs|treatments|courses|categories|items|products|documents|strategies|considerations'
const areas = 'communities|cities|towns|counties|neighborhoods'
const number = '(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|1\\d)'
/** "Three steps", "The 5 things every owner asks"; one of them, the first of them or at least so many are another count. */
const counted = new RegExp(
  String.raw`(?<!\b(?:of|of the|of our|of these|first|last|next|other|another|or|to|and|than|least|about|every|each|all|up to|between|in under|only|other than|after) |[\d$#/.,–-]|\d[ –-])\b${number} (?:(?!or\b|and\b|to\b|of\b|more\b|other\b)[\w'’-]+ ){0,2}(?:(?:${nouns})\b(?! in)|(?:${areas})\b)(?! (?:or more|from|each|per|apart|away|of the|ahead))`,
  'i',
)
const may_count = /[2-9]|1\d|\b(?:t(?:wo|hree|en|welve)|f(?:our|ive)|s(?:ix|even)|eight|nine|eleven)\b/i
const longest = 240
/** Farther off, something else is counted. */
const slack = 3
const most = 3

const heading = /^h[1-4]$/
/** So near the beginning of what stands below a heading. */
const soon = 16

/** A link as a whole, or a part of a list of such, tells of another page. */
const isTeaser = ({ facts }: PageView, { text }: TextBlock) => facts.links.some(link => link.text.includes(text))

/** The number of items under a block that counts them, where it is another one than it says. */
function wrongCount(below: readonly TextBlock[], told: number): number | null {
  if (below.length < 2 || countsBelow(below).has(told)) return null
  const sure = numberedTo(below) || onlyList(below)
  const are = sure || headingsBelow(below)
  if (are < 2 || Math.abs(are - told) > slack) return null
  // One heading more may be that of a summary.
  return are < told || sure > told ? are : null
}

/** What a heading, the sentence right below it or one with a colon announces. */
function itemsOf(blocks: readonly TextBlock[], at: number, index: number): readonly TextBlock[] | null {
  const { element = '', text = '' } = blocks[at] ?? {}
  if (heading.test(element) || text.endsWith(':')) return blocksBelow(blocks, at)
  const is_lead = index <= soon && heading.test(blocks[at - 1]?.element ?? '')
  return is_lead ? blocksBelow(blocks, at - 1).slice(1) : null
}

const countIn = askedOnce(text => (text.length > longest || !may_count.test(text) ? null : counted.exec(text)))

function miscounted(page: PageView): Occurrence[] {
  const { blocks } = page.facts.text
  return blocks.flatMap((block, at): Occurrence[] => {
    const { text, in_nav, region, line } = block
    if (in_nav || region === 'footer') return []
    const match = countIn(block)
    const told = numberOf(match?.[1])
    if (!match || told === null || isTeaser(page, block)) return []
    const below = itemsOf(blocks, at, match.index)
    const are = below && wrongCount(below, told)
    return !are ? [] : [{ url: page.url, line, evidence: `“${shortened(text, 90)}”, and ${are} below` }]
  })
}

export const listMiscounted: PageCheck = {
  id: 'list-miscounted',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A heading counts more or fewer things than stand below it',
  why: 'Readers look for the one that is missing, and wonder what else was not looked over.',
  mend: 'Correct the number, or add what is missing.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => (isShown(page) ? foundAll(miscounted(page).slice(0, most)) : notApplicable),
}
