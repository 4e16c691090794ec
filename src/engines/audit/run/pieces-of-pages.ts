import type { PageOutlined } from '#src/engines/audit/checks/page-view.ts'
import { fileAddress } from '#src/engines/audit/crawl/copy-pages.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageOutline } from '#src/engines/audit/facts/page-facts.ts'

const most = 200

/** Without any of what a document begins with. */
const isBare = ({ html, titles, metas }: PageOutline) => html === null && titles.length === 0 && metas.length === 0

/**
 * Files that scripts fetch and show within the page, in a window over it: whatever they lack, and where their addresses
 * lead, is that page's affair.
 */
export class PiecesOfPages {
  readonly #opened = new Set<string>()
  readonly #linked = new Set<string>()

  /** Takes in what the links of a page open in place, and what they lead to. */
  note({ links }: Pick<PageOutline, 'links'>): void {
    for (const { kind, internal, url, scripted } of links) {
      if (kind !== 'web' || !internal || url === null) continue
      const known = scripted ? this.#opened : this.#linked
      if (known.size < most) known.add(detached(fileAddress(url)))
    }
  }

  /** Is this a piece that links open in place, and that none leads to? */
  isPiece({ url, facts }: PageOutlined): boolean {
    if (this.#opened.size === 0 || !isBare(facts)) return false
    const address = fileAddress(url)
    return this.#opened.has(address) && !this.#linked.has(address)
  }
}
