import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { buildFolder } from '#src/build/build-folders.ts'
import { notFoundPaths, sitePages } from '#src/content/pages.ts'

export const builtClient = join(buildFolder, 'client')

type Nodes = ReturnType<typeof parseDocument>['children']

export type BuiltPage = { path: string; nodes: Nodes }

async function readBuiltPage(path: string): Promise<BuiltPage> {
  const html = await readFile(join(builtClient, path, 'index.html'), 'utf8')
  return { path, nodes: parseDocument(html).children }
}

/** Every public page as it was built, those that answer 404 too. Needs a build. */
export function readBuiltPages(): Promise<BuiltPage[]> {
  return Promise.all([...sitePages.map(({ path }) => path), ...notFoundPaths].map(readBuiltPage))
}

/** Every structured-data block of a page, as it was written. Throws where one is no JSON. */
export function structuredDataOf({ nodes }: BuiltPage): unknown[] {
  return DomUtils.getElementsByTagName('script', nodes)
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map(script => JSON.parse(DomUtils.textContent(script)))
}

/** The paths that the elements called `within` link to, without fragments; a link of the whole site starts with "/". */
export function linkedFrom(nodes: Nodes, within: string): Set<string> {
  const links = DomUtils.getElementsByTagName(within, nodes).flatMap(part =>
    DomUtils.getElementsByTagName('a', part.children),
  )
  return new Set(
    links.flatMap(({ attribs }) => (attribs.href?.startsWith('/') ? [attribs.href.replace(/[?#].*$/, '')] : [])),
  )
}

/** Every `<img>` of a page with the `<source>` elements beside it, as their attributes. */
export function pictureElements(nodes: Nodes) {
  return DomUtils.getElementsByTagName('img', nodes).map(img => {
    const beside = img.parent && 'name' in img.parent && img.parent.name === 'picture' ? img.parent.children : []
    const sources = DomUtils.getElementsByTagName('source', beside).map(({ attribs }) => attribs)
    return { img: img.attribs, sources }
  })
}
