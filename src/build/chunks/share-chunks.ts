import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectFolder } from '#src/build/build-folders.ts'
import { chunkName } from '#src/build/chunks/chunk-name.ts'
import { findCircle } from '#src/build/chunks/find-circle.ts'
import { type ModuleGraph, reachOf } from '#src/build/chunks/reach.ts'
import { screenFiles } from '#src/build/chunks/screen-files.ts'
import routes from '#src/routes.ts'

const source = join(projectFolder, 'src')
const icons = join(projectFolder, 'node_modules/lucide-react')
const isScript = /\.(?:mjs|[jt]sx?)$/

/** Large libraries keep files of their own, so that a screen loads those it needs. */
function isShared(id: string): boolean {
  return isScript.test(id) && (id.startsWith(`${source}/`) || id.startsWith(`${icons}/`))
}

function nameChunks() {
  const screens = new Set(screenFiles(routes).map(file => join(source, file)))
  const isScreen = (id: string) => screens.has(id.replace(/\?.*$/, ''))
  return (id: string, graph: ModuleGraph) => (isShared(id) ? chunkName(reachOf(id, graph, isScreen)) : null)
}

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
                groups: [{ debugName: 'shared chunks', name: nameChunks() }],
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
