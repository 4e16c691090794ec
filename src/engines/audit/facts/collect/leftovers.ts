import type { Reading } from '../reading/reading.ts'
import { signal } from '../text-signals.ts'
import type { Place } from '../types/place.ts'
import type { LeftoverKind } from '../types/text-facts.ts'

/** One look that tells most attributes apart; the patterns below decide. */
const may_be_leftover = /[{[<$]|%[%\w]|@|[Ll]orem|LOREM|undefined|NaN|[Yy]our |555/

/** Kind, signs in the text that it may be there (see `signal`), pattern. */
const patterns: readonly (readonly [LeftoverKind, number, RegExp])[] = [
  ['mustache', signal.brace, /\{\{\{?\s*[#/^>]?[\w.$@\-| ()'":,]{1,80}?\s*\}?\}\}/g],
  ['template-tag', signal.brace, /\{%-?\s*\w[^%]{0,80}%\}/g],
  ['erb', signal.brace, /(?:<|&lt;)%[=-]?\s*[^%]{1,80}%(?:>|&gt;)/g],
  ['dollar', signal.brace, /\$\{\s*[A-Za-z_$][\w.$[\]()]{0,60}\s*\}/g],
  [
    'percent',
    signal.percent,
    /%%[A-Za-z_]{2,40}%%|(?<![\w%])%[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*%(?![\w%])|(?<![\w%])%(?:name|city|state|phone|title|company|business_name|sitename|page_title)%(?![\w%])/g,
  ],
  [
    'bracket',
    signal.bracket,
    /\[\[\s*\w[\w .-]{1,40}\s*\]\]|\[(?:(?:your|insert|enter|add|business|company|client|customer|store|location|practice|firm|service|owner|dealer)[ _-][\w '-]{2,40}|city(?: name)?|state|zip(?: ?code)?|town|county|region|area|name|phone(?: ?number)?|address|email|business[_ ]?name|company[_ ]?name|keyword|service|neighborhood|cityname|first[_ ]?name|date|year|price|tbd|[a-z]+(?:_[a-z]+)+)\]/gi,
  ],
  [
    'shortcode',
    signal.bracket,
    /\[\/?(?:vc_|et_pb_|contact-form-7|gravityform|wpforms|fusion_|elementor-|ninja_form|rev_slider|gallery|caption|embed|shortcode)[^\]]{0,80}\]/gi,
  ],
  ['lorem-ipsum', signal.filler, /lorem ipsum(?: dolor)?/gi],
  ['undefined', signal.filler, /(?:^|[\s>:,(|-])(undefined|NaN)(?=$|[\s<.,)|!-])/g],
  ['object-object', signal.bracket, /\[object \w+\]/gi],
  [
    'your-company',
    signal.your,
    /\b(?:Your (?:Company|Business|City|Brand|Shop|Store|Practice) (?:Name|Address|Phone|Here)|YOUR (?:COMPANY|BUSINESS|CITY|BRAND|SHOP|STORE|PRACTICE) (?:NAME|ADDRESS|PHONE|HERE)|[Yy]our (?:name|phone number|address|email|logo|text|title|tagline|content) (?:goes )?here)\b/g,
  ],
  [
    'example-email',
    signal.at,
    /[\w.+-]+@(?:example|domain|yourdomain|yoursite|yourcompany|mysite|website)\.(?:com|org|net)\b/gi,
  ],
  ['fictional-phone', signal.fictional, /(?:\(\d{3}\) ?|\b\d{3}[-. ])555[-. ]01\d\d\b|\b555[-. ]01\d\d\b/g],
  ['todo', signal.filler, /(?:^|\s)(?:TODO|TBD|FIXME)(?=[\s:]|$)/g],
]

/** Where in `text` something was to be filled in: at most a few of each kind. */
export function leftoversIn(text: string, signals = ~0): { kind: LeftoverKind; text: string; at: number }[] {
  const found: { kind: LeftoverKind; text: string; at: number }[] = []
  for (const [kind, signs, pattern] of patterns) {
    if ((signs & signals) === 0) continue
    let count = 0
    for (const match of text.matchAll(pattern)) {
      const shown = match[1] && kind === 'undefined' ? match[1] : match[0].trim()
      found.push({ kind, text: shown.slice(0, 120), at: match.index + match[0].indexOf(shown) })
      if (++count >= 5) break
    }
  }
  return found
}

/** Records what was not filled in within a title or an attribute. */
export function noteLeftovers(reading: Reading, text: string, where: string, place: Place): void {
  if (text.length < 3 || !may_be_leftover.test(text)) return
  for (const { kind, text: shown } of leftoversIn(text.slice(0, 2_000))) {
    if (kind === 'percent' && where.endsWith('href') && /%[0-9A-F]{2}/i.test(shown)) continue
    const fact = { line: place.line, offset: place.offset, kind, text: shown, where }
    reading.keep('leftovers', reading.found.leftovers, fact, 'evidence')
  }
}
