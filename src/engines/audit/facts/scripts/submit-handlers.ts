import { closes } from './code-braces.ts'

/** Words by which code sends something, wherever in the file they stand. */
export const sends_somewhere =
  /fetch\(|XMLHttpRequest|\bajax\b|axios|sendBeacon|emailjs|email\.send|\.submit\(\)|requestSubmit|\$\.post|mailto:|sms:|wa\.me|whatsapp|window\.open|firebase|supabase|WebSocket|formspree|web3forms|formsubmit\.(?:co|io)|getform\.(?:io|com)|usebasin|(?<!data-)netlify|\bimport\b|require\(/i
/** Within a handler also those that only may. */
const weak =
  /\blocation\s*[.=[]|postMessage|new Image\b|dispatch|https?:\/\/|\bapi\b|\.(?:send|post|save|insert|upload|submit|push|set|add)[A-Z]\w*\(|\.(?:send|post|save|insert|upload|submit|call|apply)\(|\bawait\b(?!\s+new Promise)/
/** Sending visitors to a page of thanks sends nothing to anybody. */
const to_thanks = /\blocation(?:\.href)?\s*=\s*["'][^"'?]{0,80}(?:thank|success|confirm)[^"'?]{0,40}["']/gi
/** Methods of elements, lists and texts that are named like those that send. */
const harmless_methods =
  /\.(?:setAttribute|setProperty|setCustomValidity|setTime|setDate|setHours|setMinutes|setMonth|setFullYear|setItem|addEventListener|insertAdjacent\w+|insertBefore|pushState)\(/g

/** What visitors are shown and what stands in the console sends nothing, whatever it names: "wire this up to Formspree". */
const shown_words =
  /\b(?:alert|console\.(?:log|warn|error|info))\(\s*(?:'[^'\n]{0,300}'|"[^"\n]{0,300}"|`[^`$]{0,300}`)\s*\)/g

const begins =
  /addEventListener\(\s*["'`]submit["'`]\s*,|\.onsubmit\s*=|\.on\(\s*["']submit["'](?:\s*,\s*["'][^"']{1,60}["'])?\s*,|\.submit\(\s*(?=function|\(|\w+\s*=>|\w+\s*\))|(?=\bfunction\s+\w*(?:[sS]ubmit|[fF]orm)\w*\s*\()/g
const prevents = /\.preventDefault\(\s*\)|\breturn false\b/
const call = /(?<![.\w$])([A-Za-z_$][\w$]*)\s*\(|\bthis\.([a-z][\w$]*)\s*\(/g
/** Called everywhere, and sends nothing. */
const builtin = new Set(
  'if for while switch catch function return typeof setTimeout setInterval clearTimeout clearInterval alert confirm parseInt parseFloat Number String Boolean Array Object Date FormData Error Promise RegExp Map Set isNaN encodeURIComponent requestAnimationFrame $ jQuery gtag fbq ga async e event reset querySelector querySelectorAll checkValidity reportValidity getAttribute setAttribute closest remove appendChild classList resolve hasAttribute removeAttribute contains scrollIntoView focus'.split(
    ' ',
  ),
)
const most_handlers = 12
const most_called = 30

/** What stands in the next pair of braces; null where none opens soon. */
function bodyFrom(text: string, at: number): string | null {
  const open = text.indexOf('{', at)
  if (open < 0 || open - at > 160) return null
  const end = closes(text, open)
  return end < 0 ? null : text.slice(open + 1, end)
}

/** The body of a function of the file, by its name. */
function bodyOf(text: string, name: string): string | null {
  const plain = name.replaceAll('$', '\\$')
  const found = new RegExp(
    String.raw`\bfunction\s+${plain}\s*\(|\b${plain}\s*[=:]\s*(?:async\s*)?(?:function\b|\([^()]{0,80}\)\s*=>|\w+\s*=>)|(?:^|\n)\s*(?:async\s+)?${plain}\s*\([^()]{0,80}\)\s*\{`,
  ).exec(text)
  return found ? bodyFrom(text, found.index + found[0].length - 1) : null
}

/** The code of a handler that begins at `at`: written there, or named there and written elsewhere. */
export function handlerAt(text: string, at: number): string | null {
  const written = /^\s*(?:this\.)?([A-Za-z_$][\w$]*)\s*(?:\.bind\(\w+\)\s*)?[,;)\n]/.exec(text.slice(at, at + 80))
  return written?.[1] ? bodyOf(text, written[1]) : bodyFrom(text, at)
}

function maySend(code: string): boolean {
  return weak.test(code.replace(to_thanks, '').replace(harmless_methods, ''))
}

/** Whether the code keeps a form from being sent, whatever was typed, and neither it nor what it calls sends anything. */
function keepsAll(text: string, body: string): boolean {
  const first = body.search(prevents)
  if (first < 0 || body.slice(0, first).split('{').length > body.slice(0, first).split('}').length) return false
  return sendsNothing(text, body)
}

/** Whether neither the code nor what it calls of the file sends anything. */
export function sendsNothing(text: string, body: string): boolean {
  const known = new Set<string>()
  const waiting = [body]
  for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) {
    if (maySend(code)) return false
    for (const [, plain, own] of code.matchAll(call)) {
      const name = plain ?? own ?? ''
      if (builtin.has(name) || known.has(name)) continue
      known.add(name)
      const called = known.size > most_called ? null : bodyOf(text, name)
      if (called === null) return false
      waiting.push(called)
    }
  }
  return true
}

/**
 * Code that takes every form it knows of, keeps it from being sent, and has no way of sending it itself. Other parts of
 * the file may lead elsewhere or name addresses; anything that could send a form anywhere in it settles the question.
 */
export function handlersSendNothing(code: string): boolean {
  if (!/[sS]ubmit/.test(code) || !(code.includes('preventDefault') || code.includes('return false'))) return false
  const text = code.replace(shown_words, 'alert()')
  if (sends_somewhere.test(text)) return false
  let handlers = 0
  for (const match of text.matchAll(begins)) {
    const body = handlerAt(text, match.index + match[0].length)
    if (body === null) return false
    // A function that only checks or fills a form is named after it too.
    if (match[0] === '' && !prevents.test(body)) continue
    if (++handlers > most_handlers || !keepsAll(text, body)) return false
  }
  return handlers > 0
}

const finishes = /\bfunction\s+((?:submit|send|book|confirm|request|reserve|place)[A-Z]\w{1,40})\s*\(/g
/** It tells visitors, or whoever looks at the console, that it is done. */
const says_done = /console\.log|[sS]uccess|[tT]hank|[cC]onfirmed|[rR]eceived|\b[sS]ent\b/

/** Functions of the code that finish an inquiry by their names and say so, and send nothing to anybody. */
export function feignedSends(text: string): string[] {
  if (!text.includes('function ') || !says_done.test(text)) return []
  if (sends_somewhere.test(text.replace(shown_words, ''))) return []
  return [...text.matchAll(finishes)].slice(0, most_handlers).flatMap(({ 1: name = '' }) => {
    const body = bodyOf(text, name)
    return body !== null && says_done.test(body) && sendsNothing(text, body) ? [name] : []
  })
}
