import { limits } from '../limits.ts'

/** Paths that need no parser: nothing in them is changed by the URL standard's rules. */
const plain_path = /^\/(?:[\w~-][\w.~-]*\/)*(?:[\w~-][\w.~-]*)?(?:\?[\w.~=&%+/-]*)?$/
const plain_address = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]*[a-z][a-z0-9-]*)+(?=\/)/

/** Resolves the addresses of one page, each once. */
export class AddressesOnPage {
  readonly page: URL | null
  #base: URL | null
  #origin: string
  readonly #known = new Map<string, string | null>()

  constructor(page_url: string) {
    this.page = URL.canParse(page_url) ? new URL(page_url) : null
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
    const known = this.#known.get(href)
    if (known !== undefined) return known
    const url = this.#parse(href)
    if (this.#known.size < limits.links) this.#known.set(href, url)
    return url
  }

  #parse(href: string): string | null {
    if (this.#origin !== '' && plain_path.test(href)) return this.#origin + href
    const host = plain_address.exec(href)?.[0]
    if (host && plain_path.test(href.slice(host.length))) return href
    if (href.length > limits.url * 8) return null
    return URL.parse(href, this.#base ?? undefined)?.href ?? null
  }
}
