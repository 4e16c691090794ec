import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'

const in_words: Record<string, number> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  'thirty-five': 35,
  forty: 40,
  fifty: 50,
}
const claim =
  /(?:\b(over|more than|nearly|almost|for(?: over)?|with(?: over)?) )?(?<![\w-])(\d{1,3}|ten|fifteen|twenty(?:-five)?|thirty(?:-five)?|forty|fifty)\+? years(?=[:,.]| of| in business| experience| serving|$)/gi
/** Of several people together, of a person, of a guarantee. */
const of_others = /\b(?:combined|collective|warrant|guarantee|roof|last|old|next|lifespan|he|she|his|her)\b/i

type Claim = { years: number; shown: string; line: number }

function claimsIn({ text, line }: { text: string; line: number }): Claim[] {
  if (!/years/i.test(text) || of_others.test(text)) return []
  return [...text.matchAll(claim)].map(([shown, , number = '']) => {
    return { years: in_words[number.toLowerCase()] ?? Number(number), shown: shown.trim(), line }
  })
}

/** What the page says first and loudest: title, description and headings. */
function loudest({ facts }: PageView): Claim[] {
  const descriptions = facts.metas.filter(({ name }) => name === 'description')
  const headings = facts.headings.filter(({ hidden }) => !hidden).map(({ name, line }) => ({ text: name, line }))
  const all = [...facts.titles, ...descriptions.map(({ content, line }) => ({ text: content, line })), ...headings]
  return all.flatMap(claimsIn)
}

export const yearsInBusiness: PageCheck = {
  id: 'years-in-business-conflict',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The home page gives two different numbers of years',
  why: 'One of them is out of date, and visitors wonder what else is.',
  mend: 'Name the year in which you began instead: it stays true.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (page.kind !== 'home') return notApplicable
    const [first, ...others] = loudest(page)
    const other = others.find(({ years }) => years !== first?.years)
    if (!first || !other) return foundAll([])
    return foundAll([{ url: page.url, line: other.line, evidence: `“${first.shown}” and “${other.shown}”` }])
  },
}
