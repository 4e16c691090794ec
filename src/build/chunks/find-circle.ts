/**
 * Files that import each other in a circle, in order, the first one once more at the end; `null` where there is none. In a
 * circle a file can be run before what it needs.
 */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const clear = new Set<string>()
  const walk = (file: string, path: readonly string[]): string[] | null => {
    if (clear.has(file)) return null
    const from = path.indexOf(file)
    if (from >= 0) return [...path.slice(from), file]
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...path, file])
      if (circle) return circle
    }
    clear.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return null
}
