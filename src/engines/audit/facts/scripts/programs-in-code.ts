/** An address that code sends something to, where it is written out and names a program by its ending. */
const addressed =
  /(?:\burl["']?\s*:\s*|\bfetch\(\s*|\.post\(\s*|\bopen\(\s*["']POST["']\s*,\s*)["'`]([^"'`\s?#$<>]{1,200}?\.(?:php|cgi|aspx?|jsp|cfm))(?=["'`?#/])([^"'`\s]{0,80})/g
const typed = /\.val\(\)|\.value\b|FormData|serialize/
/** What such a program answers with is looked at, and nothing typed goes there. */
const only_asks =
  /load|get|list|check|count|track|search|log|like|share|captcha|feed|cart|vote|news|subscri|query|rating/i
const most = 5

/** Programs that a piece of code posts what was typed to, as written. */
export function programsInCode(text: string): string[] {
  if (!(text.includes('POST') || text.includes('post')) || !/\.(?:php|cgi|aspx?|jsp|cfm)\b/.test(text)) return []
  if (!typed.test(text)) return []
  const found = new Set<string>()
  for (const [, address = '', rest = ''] of text.matchAll(addressed)) {
    if (found.size >= most) break
    if (!only_asks.test((address.split('/').at(-1) ?? '') + rest)) found.add(address)
  }
  return [...found]
}
