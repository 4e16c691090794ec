import { join } from 'node:path'
import { projectFolder } from '#src/build/build-folders.ts'
import type { EntryKind, ModuleGraph } from '#src/build/chunks/reach.ts'
import { screenFiles } from '#src/build/chunks/screen-files.ts'
import routes from '#src/routes.ts'

const inSource = (file: string) => join(projectFolder, 'src', file)

const frame = inSource('root.tsx')
const screens = new Set(screenFiles(routes).map(inSource))
/** What a page imports to say that there is nothing to operate on it. */
const stillMark = inSource('features/site/static-page.ts')

/** Tells how the entry with this module id, a file and perhaps a query, is loaded. */
export function entryKind(id: string, graph: ModuleGraph): EntryKind {
  const file = id.replace(/\?.*$/, '')
  if (file === frame) return 'root'
  if (screens.has(file)) return 'screen'
  const imported = [id, file].flatMap(module => graph.getModuleInfo(module)?.importedIds ?? [])
  return imported.includes(stillMark) ? 'still' : 'page'
}
