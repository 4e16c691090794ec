import { nodesOf, textsOf } from './node-values.ts'
import type { PageOutline } from './page-facts.ts'

export type NamedPicture = { url: string; line: number }

const in_data = ['image', 'logo', 'photo'] as const
const of_image = ['url', 'contentUrl'] as const
const most = 50

/** The absolute address of a picture on the web; undefined for a blank that was never filled in, and for data: and the like. */
function addressOf(written: string, page_url: string): string | undefined {
  const text = written.trim()
  if (text === '' || /[{}[\]<>]/.test(text)) return undefined
  const url = URL.parse(text, page_url)
  return url && /^https?:$/.test(url.protocol) ? url.href.split('#', 1)[0] : undefined
}

function onceEach(pictures: readonly NamedPicture[]): NamedPicture[] {
  return [...new Map(pictures.toReversed().map(each => [each.url, each])).values()].toReversed().slice(0, most)
}

/** Pictures that structured data names, as an address or as an ImageObject. */
export function picturesInData({ url: page_url, structured_data: { nodes } }: PageOutline): NamedPicture[] {
  const named = nodes.flatMap(node =>
    in_data.flatMap(property => {
      const objects = nodesOf(node, property).flatMap(index => nodes[index] ?? [])
      const written = [
        ...textsOf(node, property).map(text => ({ text, line: node.line })),
        ...objects.flatMap(object =>
          of_image.flatMap(each => textsOf(object, each).map(text => ({ text, line: object.line }))),
        ),
      ]
      return written.flatMap(({ text, line }) => {
        const url = addressOf(text, page_url)
        // The @id of an ImageObject is a name with a fragment, not a file.
        return url === undefined || text.includes('#') ? [] : [{ url, line }]
      })
    }),
  )
  return onceEach(named)
}

const picture_tags = new Set(['og:image', 'og:image:url', 'og:image:secure_url'])

/** Pictures that a page names for where it is shared. */
export function picturesForSharing({ url: page_url, open_graph, twitter }: PageOutline): NamedPicture[] {
  const tags = [
    ...open_graph.filter(({ property }) => picture_tags.has(property)),
    ...twitter.filter(({ name }) => name === 'twitter:image'),
  ]
  return onceEach(
    tags.flatMap(({ content, line }) => {
      const url = addressOf(content, page_url)
      return url === undefined ? [] : [{ url, line }]
    }),
  )
}
