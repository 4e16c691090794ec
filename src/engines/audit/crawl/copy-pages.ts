import type { Waiting } from '#src/engines/audit/crawl/frontier.ts'

/** By which an address of a copy and the file behind it are one: static hosts answer /about with about.html. */
export function fileAddress(url: string): string {
  return url
    .replace(/[?#].*$/, '')
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/(?:(?:index|default)\.\w+)?$/, '')
    .replace(/\.html?$/i, '')
    .toLowerCase()
}

/** Up to the last slash of an address. */
export const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1)

/** Is this the path of a front page: `/`, `/index`, `/default.htm`? */
export const isFrontPage = (path: string): boolean => /^\/(?:(?:index|home|default)(?:\.\w+)?)?$/.test(path)

/** The file that a host answers an address with, where x.htm lies beside x.html. */
function fileName(url: string): string {
  const name = url.replace(/[?#].*$/, '').replace(/^https?:\/\/(?:www\.)?/, '')
  return (/\.html?$/i.test(name) ? name : `${name}.html`).toLowerCase()
}

/** Addresses of x.htm where x.html lies beside it. */
function twofoldOf(copy_pages: readonly string[]): ReadonlySet<string> {
  const all = new Set(copy_pages)
  return new Set(copy_pages.filter(url => /\.htm$/i.test(url) && all.has(`${url}l`)).map(fileAddress))
}

/**
 * The pages that lie in the folder of a copy and that nothing led to, once everything else of the site is read. They are
 * public like the others, so they are read as well.
 */
export function createCopyPages(copy_pages: readonly string[]) {
  let waiting: string[] = []

  return {
    /** @param known every address that was met so far */
    begin(known: Iterable<string>): void {
      if (copy_pages.length === 0) return
      const met = new Set<string>()
      const met_files = new Set<string>()
      const spelled_out: string[] = []
      for (const url of known) {
        met.add(fileAddress(url))
        met_files.add(fileName(url))
        if (/\.html$/i.test(url)) spelled_out.push(url)
      }
      // Of the two, one may say that it wants no visitors: a link by its whole name is enough.
      const twofold = twofoldOf([...copy_pages, ...spelled_out])
      const isMet = (url: string) =>
        met.has(fileAddress(url)) && (!twofold.has(fileAddress(url)) || met_files.has(fileName(url)))
      waiting = copy_pages.filter(url => !isMet(url)).reverse()
    },
    next(): Waiting | undefined {
      const url = waiting.pop()
      return url === undefined ? undefined : { url, found_by: 'folder', found_on: null, depth: null }
    },
    /** Leaves unread what lies below a folder, named by its address with a slash at the end; answers how many pages. */
    passOver(folder: string): number {
      const before = waiting.length
      waiting = waiting.filter(url => !url.startsWith(folder))
      return before - waiting.length
    },
  }
}
