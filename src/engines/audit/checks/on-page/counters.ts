import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

const zero = /^[$★]?0\s?(?:[+%★]|\+%|k|k\+)?$/i
const counted =
  /^(?:\+ ?)?(?:(?:happy|satisfied|five[- ]star|5[- ]star|google|completed|finished|years?|projects?|jobs|homes|team|awards?) ){0,2}(?:clients|customers|reviews?|years?|projects?|jobs|homes|experience|awards?|families|patients|completed|rating|satisfaction)\b/i

export const countersAtZero: PageCheck = {
  id: 'counter-at-zero',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'Your numbers stand as 0 until a script counts them up',
  why: 'Search engines and assistants may read “0 years of experience”, and so does everybody whose script fails.',
  mend: 'Write the real number into the page, and let the script only animate it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  look: page => {
    if (!isShown(page) || page.kind === 'article') return notApplicable
    const { blocks } = page.facts.text
    const bare = blocks.flatMap((block, at) => {
      if (block.text.length > 4 || !zero.test(block.text)) return []
      const label = blocks.slice(at + 1, at + 3).find(({ text }) => counted.test(text))
      return label ? [{ line: block.line, label: label.text }] : []
    })
    return foundAll(
      bare.slice(0, 5).map(({ line, label }) => ({ url: page.url, line, evidence: `“0 ${shortened(label, 40)}”` })),
    )
  },
}
