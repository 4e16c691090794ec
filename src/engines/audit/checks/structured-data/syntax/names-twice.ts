/** A name that stands twice in one object: `at` is where its second value begins. */
export type NameTwice = { name: string; at: number; lost: string; kept: string }

type Open = { is_object: boolean; name: string | null; from: number; known: Map<string, { from: number; end: number }> }

const string = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/y
const blank = /\s+/g
const most_depth = 60

const plain = (text: string) => text.replace(blank, ' ').trim()

/** Names of JSON that stand twice in one object with different values. Readers keep the last; JSON.parse says nothing of it. */
export function namesTwice(json: string, most: number): NameTwice[] {
  const found: NameTwice[] = []
  const open: Open[] = []
  const close = (end: number) => {
    const top = open.at(-1)
    if (!top?.is_object || top.name === null) return
    const before = top.known.get(top.name)
    // Values are read only where a name comes again: those of the outer entries hold all that is within.
    if (before) {
      const [lost, kept] = [plain(json.slice(before.from, before.end)), plain(json.slice(top.from, end))]
      if (lost !== kept) found.push({ name: top.name, at: top.from, lost, kept })
    }
    top.known.set(top.name, { from: top.from, end })
    top.name = null
  }
  for (let at = 0; at < json.length && found.length < most; at++) {
    const sign = json[at]
    if (sign === '"') {
      string.lastIndex = at
      const read = string.exec(json)?.[0]
      if (read === undefined) return found
      at += read.length - 1
      const top = open.at(-1)
      if (!top?.is_object || top.name !== null) continue
      top.name = read.slice(1, -1)
      top.from = at + 1
    } else if (sign === '{' || sign === '[') {
      if (open.length >= most_depth) return found
      open.push({ is_object: sign === '{', name: null, from: 0, known: new Map() })
    } else if (sign === '}' || sign === ']') {
      close(at)
      open.pop()
    } else if (sign === ',') close(at)
    else if (sign === ':') {
      const top = open.at(-1)
      if (top?.is_object && json.slice(top.from, at).trim() === '') top.from = at + 1
    }
  }
  return found
}
