import { noteUrlInData } from '../collect/resources.ts'
import { textsOf } from '../node-values.ts'
import type { Reading } from '../reading/reading.ts'

/** Properties whose addresses are opened or shown; a business's own `url` and `sameAs` are judged by checks of their own. */
const shown = ['image', 'logo', 'photo', 'contentUrl', 'thumbnailUrl', 'item', 'hasMap', 'menu', 'hasMenu'] as const
const most_nodes = 60
const of_computer = /^(?:file:|[a-z]:\\)/i

/** Addresses in structured data that only work for those who made the page. */
export function noteUrlsInData(reading: Reading): void {
  for (const node of reading.entities.nodes.slice(0, most_nodes)) {
    for (const property of shown) {
      if (!node.properties.has(property)) continue
      for (const url of textsOf(node, property).slice(0, 3)) {
        if (url.startsWith('http') || of_computer.test(url))
          noteUrlInData(reading, url, `${property} in structured data`, node)
      }
    }
  }
}
