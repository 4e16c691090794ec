import { handlerAt, sends_somewhere, sendsNothing } from './submit-handlers.ts'

/** "const box = document.querySelector('.newsletter-form')": the name in the code, and what it stands for. */
const bound =
  /\b(?:const|let|var)\s+(\w{1,40})\s*=\s*document\.(?:querySelector\(\s*["'`]([#.]?[\w-]{2,60}(?:[#.][\w-]{2,60})?)["'`]|getElementById\(\s*["'`]([\w-]{2,60})["'`])\s*\)/g
const most_bound = 60
/** Longer ones are made by a machine, which leaves no names. */
const longest = 300_000
const most_handlers = 6
const prevents = /^[^{}]{0,200}\.preventDefault\(\s*\)/
const thanks = /\bthank|\bsuccess|\breceived\b|\bbeen sent\b|\bin touch\b|\bsubscribed\b|\bsubmitted\b/i
/** "// Reset after 3 seconds (simulated)" calls nothing. */
const notes = /(^|[;{}),\n])[ \t]*\/\/[^\n]*/g
/** Words that are shown, and styles, call nothing. */
const shown = /`[^`$]{0,2000}`|"[^"\n]{0,400}"|'[^'\n]{0,400}'/g

/** What code does when the form is sent, in each of its listeners; null where one of them could not be read. */
function handlersOf(text: string, name: string): string[] | null {
  const listens = new RegExp(
    String.raw`\b${name}\??\.(?:addEventListener\(\s*["'\`]submit["'\`]\s*,|onsubmit\s*=)`,
    'g',
  )
  const bodies = [...text.matchAll(listens)].map(match => handlerAt(text, match.index + match[0].length))
  return bodies.length > most_handlers || bodies.includes(null) ? null : bodies.filter(body => body !== null)
}

/** It may be handed to other code by its name: to a function that is not here, or as the data of a request. */
const handedOn = (text: string, name: string): boolean =>
  new RegExp(String.raw`new FormData\(\s*${name}\b|\b${name}\.(?:submit|requestSubmit|action)\b`).test(text)

/**
 * Forms that a script keeps from being sent, and thanks for, and does not send, though it may send others: each by the
 * selector under which it looks for them.
 */
export function thanksUnsent(code: string): string[] {
  if (code.length > longest || !code.includes('preventDefault') || !code.includes('submit')) return []
  const text = code.replace(notes, '$1')
  const names = new Map<string, number>()
  const found: string[] = []
  const matches = [...text.matchAll(bound)].slice(0, most_bound)
  for (const [, name = ''] of matches) names.set(name, (names.get(name) ?? 0) + 1)
  const spoken = text.replace(shown, '""')
  for (const [, name = '', selector, id] of matches) {
    // A name that stands for two things stands for neither.
    if (names.get(name) !== 1) continue
    const bodies = handlersOf(text, name)
    if (!bodies?.some(body => prevents.test(body) && thanks.test(body)) || handedOn(text, name)) continue
    if (bodies.some(body => sends_somewhere.test(body))) continue
    if (bodies.every(body => sendsNothing(spoken, body.replace(shown, '""')))) found.push(selector ?? `#${id}`)
  }
  return found
}
