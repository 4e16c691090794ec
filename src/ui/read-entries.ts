type Reading = {
  /** What stands between several that are written in one go. */
  between: RegExp
  /** What is there already. */
  entries: readonly string[]
  faultOf: (entry: string) => string | undefined
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ')

/** The entries that a text names, each once and none that is there already; those that cannot be entries are `left`. */
export function readEntries(typed: string, { between, entries, faultOf }: Reading) {
  const known = new Set(entries.map(entry => entry.toLowerCase()))
  const added: string[] = []
  const left: string[] = []
  let fault: string | undefined
  for (const entry of typed.split(between).map(plain)) {
    if (entry === '' || known.has(entry.toLowerCase())) continue
    known.add(entry.toLowerCase())
    const found = faultOf(entry)
    fault ??= found
    if (found === undefined) added.push(entry)
    else left.push(entry)
  }
  return { added, left: left.join('; '), fault }
}
