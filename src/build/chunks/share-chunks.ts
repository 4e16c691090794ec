import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectFolder } from '#src/build/build-folders.ts'
import { chunkName } from '#src/build/chunks/chunk-name.ts'
import { entryKind } from '#src/build/chunks/entry-kind.ts'
import { findCircle } from '#src/build/chunks/find-circle.ts'
import { type ModuleGraph, reachOf } from '#src/build/chunks/reach.ts'

const source = join(projectFolder, 'src/')
const isOwnScript = (id: string) => id.startsWith(source) && /\.[jt]sx?$/.test(id)

/** Large libraries keep files of their own, so that a screen loads those it needs. */
function sharedChunk(id: string, graph: ModuleGraph): string | null {
  return isOwnScript(id) ? chunkName(reachOf(id, graph, entry => entryKind(entry, graph))) : null
}

/** Whoever imports one icon seems to import all of them until unused ones are shaken off, so the bundler counts who needs which. */
const icons = [
  { name: 'icon', test: /\/lucide-react\/(?!.*\/icons\/)/ },
  {
    name: 'icons',
    test: /\/lucide-react\/.*\/icons\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 5000,
  },
]

/**
 * Sends what several screens share in a few files. Its place is behind the router's plugin, whose settings it widens. Throws
 * when files that come of it import each other in a circle.
 */
export const shareChunks: Plugin = {
  name: 'share-chunks',
  config: () => ({
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // A shared file may hold a page's parts only if the page's own file may export what the shared one needs.
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ debugName: 'shared chunks', name: sharedChunk }, ...icons],
              },
            },
          },
        },
      },
    },
  }),
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const circle = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    if (circle) throw new Error(`Files of the site import each other: ${circle.join(' > ')}: see src/build/chunks.`)
  },
}
