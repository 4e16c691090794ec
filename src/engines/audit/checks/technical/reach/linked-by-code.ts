import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** A path however it is written: without dots in front, its ending, and the file of its folder. */
const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/^[./]+|\/$/g, '')
    .replace(/\.(?:html?|php)$/, '')
    .replace(/(?:^|\/)index$/, '')

/** Tells whether a script of the site writes the address of a page into a link: menus and footers are drawn so. */
export function linkedByCode({ own_scripts }: SiteView): (url: string) => boolean {
  const paths = new Set(own_scripts.flatMap(({ links }) => links.map(plain)).filter(path => path !== ''))
  if (paths.size === 0) return () => false
  return url => {
    const path = plain(new URL(url).pathname)
    return paths.has(path) || paths.has(path.slice(path.lastIndexOf('/') + 1))
  }
}
