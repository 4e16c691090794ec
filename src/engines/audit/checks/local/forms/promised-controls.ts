import type { PageView } from '#src/engines/audit/checks/page-view.ts'

/** What a text bids visitors do in a form, and how it is known that the page lets them. */
type Control = { says: RegExp; named: RegExp; types: RegExp }

const day =
  '(?:(?:preferred|convenient|suitable|desired|appointment|open|available) )?(?:date|day|time|time ?slot|slot)s?'

const controls: readonly Control[] = [
  {
    says: new RegExp(
      String.raw`\b(?:choose|select|pick) (?:a|an|your|the) ${day}(?: (?:and|or|&) (?:date|day|time))?(?: that (?:works|suits|fits)(?: best)?(?: for)? (?:you|your schedule))? (?:below|from the (?:calendar|options|list|form|drop-?down)|in the (?:form|calendar)|on the (?:form|calendar))\b`,
      'i',
    ),
    named: /date|time|day|when|slot|sched|calendar|book|appoint|\d/i,
    types: /^(?:date|time|datetime-local|week|month|radio)$/,
  },
  {
    says: /\b(?:by |please |you (?:can|must) )?(?:check(?:ing)?|tick(?:ing)?) (?:this|the) box(?: below)?\b(?! (?:office|score|of|for \w+ (?:tickets|details)))/i,
    named: /agree|consent|opt|box|accept|sms|terms/i,
    types: /^checkbox$/,
  },
  {
    says: /\b(?:attach|upload) (?:your|a|an|the|any|some|up to \w+)? ?(?:[\w-]+ ){0,2}(?:photos?|pictures?|images?|resume|résumé|files?|documents?) (?:below|(?:to|with|in|using|through) (?:the|this|our) form)\b/i,
    named: /attach|upload|photo|file|picture|resume|browse/i,
    types: /^file$/,
  },
]

const may_bid = /\b(?:choose|select|pick|check|checking|tick|ticking|attach|upload)\b/i

/** A sentence that bids visitors use what none of the page's fields is; its form is there. */
export function missingControl({ facts, kind }: PageView): { line: number; shown: string } | undefined {
  if (kind === 'legal' || kind === 'article') return undefined
  const { fields, buttons, controls: pressed, text } = facts
  if (fields.length === 0) return undefined
  for (const { text: written, line, in_nav } of text.blocks) {
    if (in_nav || !may_bid.test(written)) continue
    for (const { says, named, types } of controls) {
      const shown = says.exec(written)?.[0]
      if (shown === undefined) continue
      const has =
        fields.some(
          ({ element, type, name, id, label, placeholder }) =>
            types.test(type) ||
            (element === 'select' && types.test('radio')) ||
            named.test(`${name} ${id} ${label} ${placeholder}`),
        ) ||
        buttons.some(({ name }) => named.test(name)) ||
        pressed.some(({ text: written_on, by }) => named.test(`${written_on} ${by}`))
      if (!has) return { line, shown }
    }
  }
  return undefined
}
