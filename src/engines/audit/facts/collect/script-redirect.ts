/** Where inline code sends visitors by itself, and which of them. */
export type CodeRedirect = {
  target: string
  /** It asks first whether the visitor holds a phone or a tablet. */
  for_phones: boolean
  /** It asks first whether the visitor is the robot of a search engine. */
  spares_robots: boolean
}

const sends_away =
  /(?:^|[;{}()\s])(?:(?:window|document|top|self|parent)\s*\.\s*)?location(?:\s*\.\s*href)?\s*=\s*(["'])([^"'\n]{1,500})\1|location\s*\.\s*(?:replace|assign)\s*\(\s*(["'])([^"'\n]{1,500})\3/g
/** The script that detectmobilebrowsers.com hands out: the agent and the target are what it is called with. */
const handed_out =
  /location\s*=\s*\w\s*;?\s*\}\s*\)\s*\(\s*navigator\.userAgent[^;,'"]{0,60},\s*(["'])([^"'\n]{1,500})\1/
const phone =
  /\b(?:mobi(?:le)?|android|iphone|ipod|blackberry|iemobile|opera mini|windows phone)\b(?!\s*[:=]\s*(?:false|null))/i
const narrow =
  /(?:\bscreen\s*\.\s*(?:avail)?width|innerWidth|clientWidth|\.\s*width\s*\(\s*\))\s*<=?\s*\d{3,4}\b|max-(?:device-)?width/i
/** The other way round: who is not held to a narrow screen. */
const wide = /(?:\bscreen\s*\.\s*(?:avail)?width|innerWidth|clientWidth)\s*>=?\s*\d{3,4}\b|min-(?:device-)?width/i
const robot = /googlebot|bingbot|baiduspider|yandexbot|duckduckbot|slurp|\b(?:crawler|spider)s?\b|[/|"'(]bots?[/|"')]/i
const negated = /!(?!=)|===?\s*(?:null|false|-1)\b|<\s*0\b/
/** A tap, a key or a change sends them away, and not that they came. */
export const on_deed =
  /(?:addEventListener|\.\s*on|\.\s*bind)\s*\(\s*["'](?:click|submit|change|touch|key|mouse|pointer)|\.\s*(?:click|submit|change|tap)\s*\(|\bon(?:click|submit|change)\s*=/i
const assigned = /(?<![\w.])(\w{1,40})\s{0,3}=(?!=)\s{0,3}(?=([^;{]{1,400}))/g
const declared = /function\s{1,3}(\w{1,40})\s{0,3}\([^){]{0,80}\)\s{0,3}\{(?=([^}]{1,400}))/g
const leaves_early = /\bif\s{0,3}\(([^;{}]{1,600}?)\)\s{0,60}(?:\{\s{0,60})?return\s{0,60}[;}]/g
const function_named =
  /function\s{1,3}(\w{1,40})\s{0,3}\(|(?<![\w.])(\w{1,40})\s{0,3}=\s{0,3}(?:async\s)?(?:function\b|\([^)]{0,40}\)\s{0,3}=>)/
const most_sends = 8
const most_names = 80
/** Code that asks for the device is shorter, and no more of it is looked at. */
const code_limit = 20_000

/** The first redirect that asks for the device, else the first. */
export function redirectIn(text: string): CodeRedirect | null {
  const code = text.slice(0, code_limit)
  let first: CodeRedirect | null = null
  let looked_at = 0
  for (const match of code.matchAll(sends_away)) {
    if (++looked_at > most_sends) break
    const asked = { target: match[2] ?? match[4] ?? '', ...asksBefore(code, match.index) }
    if (asked.for_phones) return asked
    first ??= asked
  }
  const given = code.includes('navigator.userAgent') && phone.test(code) ? handed_out.exec(code)?.[2] : undefined
  return given ? { target: given, for_phones: true, spares_robots: false } : first
}

function asksBefore(code: string, at: number): Omit<CodeRedirect, 'target'> {
  const before = code.slice(0, at)
  const none = { for_phones: false, spares_robots: false }
  const by_agent = before.includes('userAgent') && phone.test(before)
  if (!by_agent && !narrow.test(before) && !wide.test(before)) return none
  const heads = headsAround(before)
  if (heads.some(head => on_deed.test(head) || waitsToBeCalled(head, code))) return none
  const guards = heads.filter(head => /\bif\b|&&|\?/.test(head) && !/\belse\s*$/.test(head))
  const leaves = [...before.matchAll(leaves_early)].map(match => match[1] ?? '')
  const on_phone = testOf(before, by_agent ? [phone, narrow] : [narrow])
  const is_robot = testOf(before, [robot])
  const for_phones =
    guards.some(guard => on_phone(guard) && !negated.test(guard)) ||
    leaves.some(condition => (on_phone(condition) && negated.test(condition)) || wide.test(condition))
  const spares_robots =
    guards.some(guard => is_robot(guard) && negated.test(guard)) ||
    leaves.some(condition => is_robot(condition) && !negated.test(condition))
  // "On a phone, and no robot" says both in one.
  const both = spares_robots && guards.some(guard => is_robot(guard) && on_phone(guard))
  return { for_phones: for_phones || both, spares_robots }
}

/** Asks a condition for this, in its own words or by a name that the code gave to the question? */
function testOf(before: string, patterns: readonly RegExp[]): (condition: string) => boolean {
  const asks = (text: string) => patterns.some(pattern => pattern.test(text))
  const names = new Set<string>()
  let looked_at = 0
  for (const pattern of [assigned, declared]) {
    for (const [, name = '', value = ''] of before.matchAll(pattern)) {
      if (++looked_at > most_names) break
      if (asks(value)) names.add(name)
    }
  }
  return condition => asks(condition) || [...condition.matchAll(/\w{1,40}/g)].some(([word]) => names.has(word))
}

/** A function of a name that the code itself never calls, or calls on a tap. */
export function waitsToBeCalled(head: string, code: string): boolean {
  const found = function_named.exec(head)
  const name = found?.[1] ?? found?.[2]
  if (name === undefined) return false
  const uses = code.split(new RegExp(`(?<![\\w.])${name}(?!\\w)`)).length - 1
  return uses < 2 || new RegExp(`["'](?:click|submit|change|touch\\w{0,8})["']\\s{0,3},\\s{0,3}${name}\\b`).test(code)
}

/** What stands before each brace that is still open, outermost first, and the start of the statement itself. */
export function headsAround(before: string): string[] {
  const heads: string[] = []
  let from = 0
  for (let i = 0; i < before.length; i++) {
    const sign = before[i]
    if (sign === '{') heads.push(before.slice(Math.max(from, i - 600), i))
    else if (sign === '}') heads.pop()
    else if (sign !== ';') continue
    from = i + 1
  }
  return [...heads, before.slice(Math.max(from, before.length - 600))]
}
