/** What Apache asks of the place before a rule holds. */
type Need = { of: 'file' | 'folder'; is_there: boolean } | { of: 'address'; pattern: RegExp; fits: boolean }

/** A rule of an `.htaccess`: `to` with `$1` for what a group of the pattern matched; `null` for what is gone. */
export type ApacheRule = {
  /** Visitors are led on by the one, and are shown a file under the address they asked for by the other. */
  kind: 'redirect' | 'rewrite'
  /** Matched with the path, slash and all. */
  from: RegExp
  to: string | null
  needs: readonly Need[]
  /** The one address that it is of, where it is of no more. */
  address?: string
}

const most_rules = 200
const longest_pattern = 200
/** Addresses with longer paths are held against no rule. */
export const longest_path = 300
const most_tries = 500_000

/** How many ways a pattern may have to try on the longest path: anybody may have written it, and no audit hangs on it. */
function triesOf(source: string): number {
  const plain = source.replace(/\\./g, '')
  if (/\)[*+{]/.test(plain)) return Number.POSITIVE_INFINITY
  const repeats = plain.match(/[*+{]/g)?.length ?? 0
  const choices = plain.match(/[?|]/g)?.length ?? 0
  return longest_path ** repeats * 2 ** choices
}

/** Of every address: a change of the host or the scheme, or the front of an app. */
const is_catch_all = /^\^?\/?(?:\(?\.[*+]?\)?)?\$?$/
/** What depends on the visitor, or is filled in by other conditions. */
const unknown_part = /%[\d{]/
const statuses = /^(?:3\d\d|410|permanent|temp|seeother|gone)$/i

function patternOf(source: string, flags = ''): RegExp | undefined {
  if (source.length > longest_pattern || triesOf(source) > most_tries) return undefined
  try {
    return new RegExp(source, flags)
  } catch {
    return undefined
  }
}

function ruleOf(source: string, to: string | null, needs: readonly Need[], flags = ''): ApacheRule[] {
  const from = is_catch_all.test(source) ? undefined : patternOf(source, flags)
  return from && (to === null || !unknown_part.test(to)) ? [{ kind: 'redirect', from, to, needs }] : []
}

/** "/$1.html": the file of a page under its address without the ending. */
const adds_ending = /^\/?\$1\.(?:html?|php)$/i

/** `RewriteRule ^([^.]+)$ $1.html [L]`, matched with the path and its slash. */
function ruleOfEnding(inner: string, to: string, needs: readonly Need[], flags: string): ApacheRule[] {
  const from = adds_ending.test(to) ? patternOf(inner, flags) : undefined
  return from ? [{ kind: 'rewrite', from, to: `/${to.replace(/^\//, '')}`, needs }] : []
}

/** `Redirect 301 /old /new`: what lies below `/old` is led on as well. */
function ruleOfRedirect([first = '', ...more]: readonly string[]): ApacheRule[] {
  const [from = '', to] = statuses.test(first) ? more : [first, ...more]
  const is_gone = /^(?:410|gone)$/i.test(first)
  if (!from.startsWith('/') || from === '/' || (to === undefined && !is_gone)) return []
  const source = `^${from.replace(/\/$/, '').replace(/[.+?^${}()|[\]\\*]/g, '\\$&')}(/.*)?$`
  const rules = ruleOf(source, is_gone ? null : `${(to ?? '').replace(/\/$/, '')}$1`, [])
  return rules.map(rule => ({ ...rule, address: from }))
}

function ruleOfMatch([first = '', ...more]: readonly string[]): ApacheRule[] {
  const [from = '', to] = statuses.test(first) ? more : [first, ...more]
  const is_gone = /^(?:410|gone)$/i.test(first)
  return to === undefined && !is_gone ? [] : ruleOf(from, is_gone ? null : (to ?? ''), [])
}

/** Undefined for a condition that only a server could answer. */
function needOf([tested = '', wanted = '', flags = '']: readonly string[]): Need | undefined {
  if (/\bOR\b/i.test(flags)) return undefined
  if (/^%\{REQUEST_FILENAME\}$/i.test(tested)) {
    const of = /^!?-f$/i.test(wanted) ? 'file' : /^!?-d$/i.test(wanted) ? 'folder' : undefined
    return of && { of, is_there: !wanted.startsWith('!') }
  }
  if (!/^%\{REQUEST_URI\}$/i.test(tested)) return undefined
  const pattern = patternOf(wanted.replace(/^!/, ''), /\bNC\b/i.test(flags) ? 'i' : '')
  return pattern && { of: 'address', pattern, fits: !wanted.startsWith('!') }
}

/** `RewriteRule ^old/(.*)$ /new/$1 [R=301,L]`. */
function ruleOfRewrite([source = '', to = '', flags = '']: readonly string[], needs: readonly Need[]): ApacheRule[] {
  const is_gone = /(?:\[|,)\s*(?:G|gone)\b/i.test(flags)
  const is_redirect = /(?:\[|,)\s*R(?:edirect)?\b/i.test(flags) || /^https?:/i.test(to)
  if (source.startsWith('!') || (to === '-' && !is_gone)) return []
  // In a folder a pattern is matched without the slash that the path begins with.
  const inner = source.startsWith('^') ? `^/${source.slice(1).replace(/^\/\??/, '')}` : source
  if (!is_gone && !is_redirect) return ruleOfEnding(inner, to, needs, /\bNC\b/i.test(flags) ? 'i' : '')
  const goal = is_gone ? null : /^(?:https?:|\/)/i.test(to) ? to : `/${to}`
  return is_catch_all.test(source) ? [] : ruleOf(inner, goal, needs, /\bNC\b/i.test(flags) ? 'i' : '')
}

const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|\[[^\]]*\]|\S+/g)].map(([shown, quoted]) => quoted ?? shown)

/** The rules of an `.htaccess`, as far as a folder of files can tell whether they hold. */
export function rulesOfApache(text: string): ApacheRule[] {
  const rules: ApacheRule[] = []
  const blocks: string[] = []
  let rewrites = false
  let needs: (Need | undefined)[] = []
  for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    if (rules.length >= most_rules) break
    const [name = '', ...words] = wordsOf(line.trim())
    if (name.startsWith('</')) blocks.pop()
    else if (name.startsWith('<')) blocks.push(name.toLowerCase())
    if (blocks.some(block => block !== '<ifmodule')) continue
    const directive = name.toLowerCase()
    if (directive === 'rewriteengine') rewrites = /^on$/i.test(words[0] ?? '')
    else if (directive === 'redirect') rules.push(...ruleOfRedirect(words))
    else if (directive === 'redirectpermanent' || directive === 'redirecttemp') rules.push(...ruleOfRedirect(words))
    else if (directive === 'redirectmatch') rules.push(...ruleOfMatch(words))
    else if (directive === 'rewritecond') needs.push(needOf(words))
    else if (directive === 'rewriterule') {
      const known = needs.filter(need => need !== undefined)
      if (rewrites && known.length === needs.length) rules.push(...ruleOfRewrite(words, known))
      needs = []
    }
  }
  return rules
}
