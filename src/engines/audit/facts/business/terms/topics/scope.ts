import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'

/** What terms are laid down for apart: a wedding has another deposit than a tour. */
const scopes: readonly (readonly [name: string, says: RegExp])[] = [
  ['weddings', /\b(?:weddings?|brides?|bridal|elopements?|ceremon(?:y|ies)|receptions?)\b/i],
  ['catering', /\bcater\w*/i],
  [
    'events',
    /\b(?:private (?:events?|dining|rentals?)|events?|banquets?|(?<!larger? )part(?:y|ies)(?! of)|rehearsal dinners?|buyouts?|groups?(?! (?:of|on|are|is|sizes?|class(?:es)?|max\w*|limited|has|have|no)\b))\b/i,
  ],
  ['cakes', /\bcakes?\b/i],
  ['camps', /\bcamps?\b/i],
  [
    'tours',
    /\b(?:tours?|cruises?|charters?|excursions?|trips?|kayaks?|paddle\w*|paddling|boats?|rides?|trail rides?|lessons? on the water)\b/i,
  ],
  ['classes', /\b(?:class(?:es)?|lessons?|workshops?|tuition|recital|dance|dancers|students?)\b/i],
  ['memberships', /\bmember(?:s|ships?)?\b/i],
  ['wholesale', /\bwholesale\b/i],
  ['portraits', /\b(?:portraits?|sessions?|headshots?|newborns?|mini[- ]sessions?)\b/i],
  ['gift', /\bgift (?:cards?|certificates?)\b/i],
  ['orders', /\b(?:orders?|ordering)\b/i],
]

const scopeIn = (text: string): string | undefined => scopes.find(([, says]) => says.test(text))?.[0]

const level_of = /^h([1-6])$/
const reach = 60

/** Of what a sentence speaks, by its own words, or else by the headings that it stands under, or by the address of its page. */
export function scopeAt(sentence: string, { blocks }: PageText, block: number, path: string): string {
  const own = scopeIn(sentence)
  if (own !== undefined) return own
  let level = 7
  for (let at = block; at >= Math.max(0, block - reach) && level > 1; at--) {
    const [, digit] = level_of.exec(blocks[at]?.element ?? '') ?? []
    const heading = blocks[at]?.text ?? ''
    if (digit === undefined || Number(digit) >= level) continue
    level = Number(digit)
    const scope = heading.endsWith('?') ? undefined : scopeIn(heading)
    if (scope !== undefined) return scope
  }
  return scopeIn(path.replace(/[-_/.]+/g, ' ')) ?? ''
}
