/** What the bundler knows of a module, as far as it is asked here. */
export type ModuleGraph = {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean } | null
}

/** How many signed-in screens and public pages cannot start without a module, and how many pages may ask for it later. */
export type Reach = { screens: number; pages: number; later_pages: number }

/** Walks up from module `id` and tells the pages and screens that were met. */
function entriesAbove(id: string, importersOf: (id: string) => readonly string[], graph: ModuleGraph): string[] {
  const seen = new Set([id])
  for (const module of seen) for (const importer of importersOf(module)) seen.add(importer)
  return [...seen].filter(module => graph.getModuleInfo(module)?.isEntry)
}

/** Finds every page and screen that imports module `id`, itself or through others. */
export function reachOf(id: string, graph: ModuleGraph, isScreen: (id: string) => boolean): Reach {
  const importers = (module: string) => graph.getModuleInfo(module)?.importers ?? []
  const later = (module: string) => graph.getModuleInfo(module)?.dynamicImporters ?? []
  const starts = entriesAbove(id, importers, graph)
  const all = entriesAbove(id, module => [...importers(module), ...later(module)], graph)
  const screens = starts.filter(isScreen).length
  const pages = starts.length - screens
  return { screens, pages, later_pages: all.filter(entry => !isScreen(entry)).length - pages }
}
