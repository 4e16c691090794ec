/** Settings of a script that only work, or only make believe, where it was written. */
export type WorkshopCode = { says: string; line: number }

const begins_function =
  /\bfunction\s+(\w{1,60})\s*\(|\b(?:const|let|var)\s+(\w{1,60})\s*=\s*(?:async\s*)?(?:function|\()/g

/** In a function that nothing in the file calls, it may be a try that was given up. */
function standsUncalled(text: string, at: number): boolean {
  const [, one, other] = [...text.slice(0, at).matchAll(begins_function)].at(-1) ?? []
  const name = one ?? other
  if (name === undefined) return false
  return text.split(name).length <= 2
}

const may_be = /localhost|127\.0\.0\.1|pk_test_|sandbox-sq0/
/** It finds out where it runs, or has the other setting beside. */
const knows_where_it_runs =
  /hostname|\blocation\.(?:host|origin|href|protocol)|process\.env|import\.meta|NODE_ENV|\bisDev|\bis_dev|__DEV__|\bdevelopment\b|\bprod(?:uction)?\b|pk_live_|sq0idp-|document\.domain|\.env\b/i
const own_computer = /["'`]((?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1)(?::\d{2,5})?(?:\/[^"'`\s$]{0,80})?)/
/** One of two, or only where nothing else is set. */
const is_choice = /\|\||\?\?|\?[^.=]|\bif\b|===|!==|includes\(|startsWith\(|indexOf\(|test\(/
const test_key = /["'`](pk_test_\w{3})\w*["'`]|["'`](sandbox-sq0idb-\w{3})[\w-]*["'`]/
/** By hand nobody writes longer ones. */
const longest = 60_000
const longest_line = 500

const whole_remark = /\/\*[\s\S]{0,20000}?\*\//g
const rest_of_line = /(^|[\s;{}(),])\/\/[^\n]*/gm

/** What a script sets for the computer of whoever makes it, and does not set otherwise anywhere; null where there is none. */
export function workshopCode(code: string): WorkshopCode | null {
  if (code.length > longest || !may_be.test(code)) return null
  const text = code.replace(whole_remark, all => all.replace(/[^\n]/g, '')).replace(rest_of_line, '$1')
  if (knows_where_it_runs.test(text)) return null
  const found: string[] = []
  let line = 0
  let at = -1
  for (const [index, one] of text.split('\n').entries()) {
    at += one.length + 1
    if (found.length === 3 || one.length > longest_line || !may_be.test(one) || is_choice.test(one)) continue
    const address = own_computer.exec(one)?.[1]
    const [, stripe, square] = test_key.exec(one) ?? []
    const key = stripe ?? square
    if ((address === undefined && key === undefined) || standsUncalled(text, at)) continue
    if (line === 0) line = index + 1
    found.push(address ?? `${key}…, a key for tests`)
  }
  return found.length === 0 ? null : { says: found.join(', '), line }
}

const brought =
  /^[ \t]*(?:import|export)\s(?:[\w*{}\s,$]{1,400}\sfrom\s{0,3}|\s{0,3})?["'](\.{0,2}\/[^"'\s]{1,200}\.m?js)["']/gm
const most_brought = 20

/** Files of the site that a script brings in before it runs. */
export function filesBrought(code: string): string[] {
  if (!code.includes('import') && !code.includes('export')) return []
  const files: string[] = []
  for (const [, file = ''] of code.slice(0, longest).matchAll(brought)) if (files.push(file) === most_brought) break
  return files
}
