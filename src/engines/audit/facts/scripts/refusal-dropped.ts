import { closes, endOfBlock } from './code-braces.ts'

/** How far behind the beginning of a request its answer is looked at. */
const reach = 4_000
const most_requests = 12

/** The answer was good: "if (response.ok)", "if (res.status === 200)", "if (data.success)". */
const if_good =
  /\bif\s*\(\s*(?:\w{1,30}\s*&&\s*)?\w{1,30}(?:\.(?:ok|success)(?:\s*===?\s*true)?|\.status\s*===?\s*20\d|\.result\s*===?\s*["']success["'])(?:\s*(?:&&|\|\|)\s*\w{1,30}\.(?:ok|success))?\s*\)\s*/
/** What is done for those whose message was taken: they are thanked, or led on. */
const thanks =
  /thank|success|sent\b|received|in touch|get back|\blocation\b|\.reset\(\)|display|classList|innerHTML|textContent|alert\(/i
/** Anything by which the failure could be told after all: a word of it, or a sign of life outside of the good case. */
const tells =
  /\.ok\b|\.success\b|\.status\b|\bthrow\b|\breject\(|textContent|innerText|innerHTML|insertAdjacent|\balert\(|\.(?:text|html|show|append)\(|toast|notif|swal|classList|className|\.style\b|setAttribute|\bhidden\b|\blocation\b|\b(?:show|set|display|render|handle|update)[A-Z]\w*\(|error\w*\(|fail\w*\(|message\w*\(|dispatch|\.submit\(/i
const to_console = /console\.\w{2,8}\((?:[^()]|\([^()]{0,200}\)){0,300}\)/g
const remarks = /\/\*[^*]{0,300}\*\/|\/\/[^\n]{0,300}/g
const waits_in_catch = /^\s*(?:catch\s*(?:\([^()]{0,60}\)\s*)?|finally\s*)\{/

/** The button is given back the words that it had. */
const given_back =
  /\.(?:textContent|innerText|innerHTML|disabled|style\.(?:opacity|cursor))\s*=\s*(?:[\w.]{1,40}|["'][\d.]{0,4}["'])\s*(?=[;\n}]|$)/g
/** Words for people, and not the name of something. */
const words = /["'`][^"'`\n]{0,120}\p{L}{2} \p{L}{2}/u

/** Without notes, what is told to nobody but makers, and a button that can be pressed again. */
const shownIn = (code: string) => code.replace(remarks, '').replace(to_console, '').replace(given_back, '')

const isSilent = (code: string): boolean => {
  const shown = shownIn(code)
  return !tells.test(shown) && !words.test(shown)
}

/** Behind the block of the good case: what is done in the other. `null` where it cannot be made out. */
function otherwise(code: string, behind: number): { does: string; end: number } | null {
  const other = /^\s*else\b\s*/.exec(code.slice(behind, behind + 200))
  if (!other) return { does: '', end: behind }
  const at = behind + other[0].length
  if (code[at] !== '{') return null
  const end = closes(code, at)
  return end < 0 ? null : { does: code.slice(at + 1, end), end: end + 1 }
}

/** The rest of what runs after the request, without what catches that there was no answer at all. */
function restOf(text: string, from: number): string {
  let rest = ''
  let at = from
  for (let blocks = 0; blocks < 4; blocks++) {
    const end = endOfBlock(text, at, reach)
    rest += text.slice(at, end)
    const next = waits_in_catch.exec(text.slice(end + 1, end + 120))
    if (!next) return rest
    const open = end + next[0].length
    const close = closes(text, open)
    if (close < 0) return rest
    at = close + 1
  }
  return rest
}

/** A promise that fails is caught; one that is refused is not. */
const caught = /\.catch\(\s*(?:async\s*)?(?:function\s*)?\(?\w{0,20}\)?\s*(?:=>)?\s*\{/g

function withoutCatches(code: string): string {
  let text = code
  for (let nth = 0; nth < 4; nth++) {
    caught.lastIndex = 0
    const found = caught.exec(text)
    const open = found ? found.index + found[0].length - 1 : -1
    const close = open < 0 ? -1 : closes(text, open)
    if (!found || close < 0) return text
    text = `${text.slice(0, found.index)}${text.slice(close + 1)}`
  }
  return text
}

function dropsAt(text: string, at: number): boolean {
  const code = text.slice(at, at + reach)
  const good = if_good.exec(code)
  if (
    !good ||
    /\bfetch\(/.test(code.slice(6, good.index)) ||
    tells.test(shownIn(withoutCatches(code.slice(6, good.index))))
  )
    return false
  const from = good.index + good[0].length
  if (code[from] !== '{') return false
  const close = closes(code, from)
  if (close < 0) return false
  const body = code.slice(from + 1, close)
  if (!thanks.test(body) || /\breturn\b/.test(body)) return false
  const other = otherwise(code, close + 1)
  // Whatever else is called there may tell it.
  if (!other || shownIn(other.does).replace(/[;\s]/g, '') !== '') return false
  return isSilent(withoutCatches(restOf(code, other.end)))
}

/**
 * Whether code that sends what was typed does something where its answer says that it was taken, and nothing that anybody
 * sees where it says that it was not: a refusal is an answer, and no failure that would be caught.
 */
export function refusalDropped(text: string): boolean {
  if (!text.includes('fetch(') || !/submit|FormData/.test(text) || !/POST/.test(text)) return false
  let at = text.indexOf('fetch(')
  for (let nth = 0; at >= 0 && nth < most_requests; nth++, at = text.indexOf('fetch(', at + 6)) {
    if (/POST/.test(text.slice(at, at + 600)) && dropsAt(text, at)) return true
  }
  return false
}
