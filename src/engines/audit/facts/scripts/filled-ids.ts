const writes = /\.(?:innerHTML|outerHTML)\s{0,3}\+?=|insertAdjacentHTML|\.(?:append|prepend|appendChild|html)\s?\(/
/** Entries of a list that the code holds itself, or fetches. */
const entry =
  /[{,]\s{0,20}["']?(?:name|title|text|quote|question|desc\w{0,10}|price|body|review|service|label)["']?\s{0,4}:\s{0,4}["'`]/g
const fetched =
  /(?:fetch|getJSON|axios\.get|Papa\.parse)\s?\(\s{0,4}["'`][^"'`\s]{1,200}(?:\.(?:json|csv)\b|spreadsheets|\/api\/)/
const element = /(?:getElementById\(\s{0,4}["'`]|querySelector\(\s{0,4}["'`]#|\$\(\s{0,4}["'`]#)([\w-]{3,60})["'`]/g
const least_entries = 3
const most = 60

/** Ids of elements that a piece of code asks for and may fill with what it holds or fetches. */
export function filledIds(code: string): string[] {
  if (!writes.test(code)) return []
  let entries = 0
  for (const _ of code.matchAll(entry)) if (++entries >= least_entries) break
  if (entries < least_entries && !fetched.test(code)) return []
  const found = new Set<string>()
  for (const [, id = ''] of code.matchAll(element)) {
    if (found.size >= most) break
    found.add(id)
  }
  return [...found]
}
