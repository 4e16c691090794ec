import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { Region } from '#src/engines/audit/facts/types/place.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** What stands on every page of a site is no content of one. */
const frame = new Set<Region>(['nav', 'header', 'footer'])
export const isOwn = ({ region }: { region: Region }): boolean => !frame.has(region)

/** Pictures that a style paints behind elements. */
function painted({ facts }: PageView): number {
  const shown = new Set(facts.images.map(({ url }) => url))
  return facts.resources.filter(({ kind, url }) => kind === 'image' && !shown.has(url)).length
}

/** What a page holds beside its frame, as far as a check asks whether it keeps what its name promises. */
export class HeldContent {
  readonly page: PageView
  #blocks: readonly TextBlock[] | undefined

  constructor(page: PageView) {
    this.page = page
  }

  /** Words beside menu, header and footer. */
  get words(): number {
    const { text } = this.page.facts
    return Math.max(text.main_words, text.words - text.nav_words - text.header_words - text.footer_words)
  }

  get pictures(): number {
    const { facts } = this.page
    const shown = facts.images.filter(image => isOwn(image) && !image.hidden)
    return shown.length + facts.media.length + facts.legacy_elements.length + painted(this.page)
  }

  /** Is any of its pictures called so by its file or its words? */
  hasPictureNamed(what: RegExp): boolean {
    return this.page.facts.images.some(image => isOwn(image) && what.test(`${image.src ?? ''} ${image.alt ?? ''}`))
  }

  /** Text of its own but the main heading, which only says the name again. */
  get blocks(): readonly TextBlock[] {
    this.#blocks ??= this.page.facts.text.blocks.filter(
      block => isOwn(block) && !block.in_nav && block.element !== 'h1' && block.element !== 'label',
    )
    return this.#blocks
  }

  says(what: RegExp): boolean {
    return this.blocks.some(({ text }) => what.test(text))
  }

  /** How many of its texts say it. */
  timesSaid(what: RegExp): number {
    return this.blocks.filter(({ text }) => what.test(text)).length
  }

  /** Blanks that were never filled in, in what it says itself. */
  get hasBlanks(): boolean {
    const [first, last] = [this.blocks[0]?.offset ?? Number.POSITIVE_INFINITY, this.blocks.at(-1)?.offset ?? 0]
    const { leftovers } = this.page.facts
    return leftovers.some(({ offset, kind }) => kind === 'lorem-ipsum' || (offset >= first && offset <= last))
  }

  /** Entries of lists and headings under the main one. */
  get entries(): number {
    return this.blocks.filter(({ element }) => /^(?:li|d[td]|t[dh]|h[2-6])$/.test(element)).length
  }

  /** Doors to something else beside the menus: links and buttons. */
  get doors(): number {
    const { links, buttons } = this.page.facts
    return links.filter(link => isOwn(link) && !link.in_nav).length + buttons.filter(isOwn).length
  }

  hasLinkTo(what: RegExp): boolean {
    return this.page.facts.links.some(link => isOwn(link) && !link.in_nav && what.test(link.href ?? ''))
  }

  /** Fields to fill in, tables, and what other sites show here. */
  get devices(): number {
    const { forms, fields, tables, iframes } = this.page.facts
    const framed = iframes.filter(one => isOwn(one) && !one.in_noscript && one.kind !== 'analytics')
    return forms.length + fields.length + tables.length + framed.length
  }
}
