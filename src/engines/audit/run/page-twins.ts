import type { PageOutlined } from '#src/engines/audit/checks/page-view.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'

const index_file = /\/(?:index(?:\.(?:html?|php|aspx?|jsp|cfm))?|default\.(?:html?|aspx?)|home\.html?)$/i

/** By which two addresses of a page are one that differ by its index file, a slash at the end, or two in a row. */
function addressOf(url: string, is_local_copy: boolean): string {
  const at = url.indexOf('?')
  if (at >= 0 && !is_local_copy) return url
  const path = at < 0 ? url : url.slice(0, at)
  const folder = path
    .replace(/([^:])\/{2,}/g, '$1/')
    .replace(index_file, '/')
    .replace(/\/$/, '')
  // Files know of no questions: a script in the browser reads them. By which of its names a host shows one is not known here.
  return is_local_copy ? folder.replace(/\.html?$/i, '') : folder
}

/** The same code, as far as what was read of it tells: its text, its length, and how much there is of each thing. */
function codeOf({ text, titles, links, resources, images, counts }: PageOutlined['facts']): string {
  const things = [links.length, resources.length, images.length, counts.elements]
  return [text.hash, text.html_chars, ...things, (titles[0]?.text ?? '').slice(0, 60)].join(' ')
}

/** As whole numbers that V8 keeps without a box around each. */
const inShort = (text: string) => hash32(text) | 0

/** `next`: another page under the same address, as the file `/drains.html` beside the folder `/drains/`. */
type First = { url: string; code: number; next: First | null }

const most_under_one = 4

/** Tells pages that answer with one and the same code under several addresses: `/`, `/index.html`. */
export class PageTwins {
  /** By the hash of the address: the texts themselves would cost more than all else that is kept of a page. */
  readonly #first = new Map<number, First>()
  readonly #is_local_copy: boolean

  constructor(is_local_copy: boolean) {
    this.#is_local_copy = is_local_copy
  }

  /** The address under which the same page was read before. */
  before({ url, response, facts }: PageOutlined): string | undefined {
    if (response.status !== 200) return undefined
    const address = inShort(addressOf(url, this.#is_local_copy))
    const code = inShort(codeOf(facts))
    const first = this.#first.get(address) ?? null
    let seen = 0
    for (let one = first; one; one = one.next, seen++) if (one.code === code) return one.url
    if (seen < most_under_one) this.#first.set(address, { url, code, next: first })
    return undefined
  }
}
