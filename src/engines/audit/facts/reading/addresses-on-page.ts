import { limits } from '../limits.ts'

/** Paths and addresses that need no parser: nothing in them is changed by the URL standard's rules. */
const path = String.raw`\/(?:[\w~-][\w.~-]*\/)*(?:[\w~-][\w.~-]*)?(?:\?[\w.~=&%+/-]*)?$`
const plain_path = new RegExp(`^${path}`)
const plain_address = new RegExp(String.raw`^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]*[a-z][a-z0-9-]*)+${path}`)

/** Resolves the addresses of one page, each once. */
export class AddressesOnPage {
  readonly page: URL | null
  #base: URL | null
  #origin: string
  readonly #known = new Map<string, string | null>()

  constructor(page_url: string) {
    this.page = URL.parse(page_url)
    this.#base = this.page
    this.#origin = this.#originOf(this.page)
  }

  /** From here on addresses are relative to `<base href>`. */
  rebase(href: string): string | null {
    const url = this.resolve(href)
    if (!url) return null
    this.#base = new URL(url)
    this.#origin = this.#originOf(this.#base)
    this.#known.clear()
    return url
  }

  #originOf(url: URL | null): string {
    return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : ''
  }

  /** Absolute address, or `null` where the URL standard finds none. */
  resolve(href: string): string | null {
    if (href.length > limits.url * 8) return null
    if (plain_address.test(href)) return href
    if (this.#origin !== '' && plain_path.test(href)) return this.#origin + href
    const known = this.#known.get(href)
    if (known !== undefined) return known
    const url = URL.parse(href, this.#base ?? undefined)?.href ?? null
    if (this.#known.size < limits.links) this.#known.set(href, url)
    return url
  }
}
