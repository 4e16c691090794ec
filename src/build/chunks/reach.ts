type ModuleInfo = {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}

/** What the bundler knows of modules, as far as it is asked here. */
export type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null }

/** How an entry of the site is loaded: with everything, as a signed-in screen, as a public page, or never, where a page needs no script. */
export type EntryKind = 'root' | 'screen' | 'page' | 'still'

/** How many entries of a kind cannot start without a module, and how many public pages may ask for it later. */
export type Reach = { roots: number; screens: number; pages: number; later_pages: number; still: number }

/** Walks up from module `id` and tells the entries that were met. */
function entriesAbove(id: string, importersOf: (id: string) => readonly string[], graph: ModuleGraph): string[] {
  const seen = new Set([id])
  for (const module of seen) for (const importer of importersOf(module)) seen.add(importer)
  return [...seen].filter(module => graph.getModuleInfo(module)?.isEntry)
}

/** Finds every entry of the site that imports module `id`, itself or through others. */
export function reachOf(id: string, graph: ModuleGraph, kindOf: (entry: string) => EntryKind): Reach {
  const importers = (module: string) => graph.getModuleInfo(module)?.importers ?? []
  const later = (module: string) => graph.getModuleInfo(module)?.dynamicImporters ?? []
  const starts = entriesAbove(id, importers, graph).map(kindOf)
  const all = entriesAbove(id, module => [...importers(module), ...later(module)], graph).map(kindOf)
  const count = (kinds: readonly EntryKind[], kind: EntryKind) => kinds.filter(one => one === kind).length
  const pages = count(starts, 'page')
  return {
    roots: count(starts, 'root'),
    screens: count(starts, 'screen'),
    pages,
    later_pages: count(all, 'page') - pages,
    still: count(starts, 'still'),
  }
}
