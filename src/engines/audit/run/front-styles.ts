import { breather } from '#src/engines/audit/breather.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { freesColumns } from '#src/engines/audit/facts/collect/stuck-columns.ts'
import { type ColorStyle, colorRules } from '#src/engines/audit/facts/contrast/color-rules.ts'
import { faintTexts } from '#src/engines/audit/facts/contrast/faint-text.ts'
import { smallText } from '#src/engines/audit/facts/contrast/small-text.ts'
import { fixedWidth, type WidthRules, widthRules } from '#src/engines/audit/facts/styles/fixed-width.ts'
import { callsOnPhones, type PhoneHiding, phoneHiding } from '#src/engines/audit/facts/styles/hidden-on-phones.ts'
import { hiddenText } from '#src/engines/audit/facts/styles/hidden-text.ts'
import { type Hiding, hidingRules } from '#src/engines/audit/facts/styles/hiding-rules.ts'
import { type HoverRules, hoverMenu, hoverRules } from '#src/engines/audit/facts/styles/hover-menus.ts'
import { type IconFonts, iconFontsIn, iconsWithoutFont } from '#src/engines/audit/facts/styles/icon-fonts.ts'
import { type MenuHiding, menuHiding, menuOnPhones } from '#src/engines/audit/facts/styles/menu-on-phones.ts'
import { knowsStyles, namedFonts, withoutSheets } from '#src/engines/audit/facts/styles/named-fonts.ts'
import { picturesWithoutRoom, type WithoutRoom } from '#src/engines/audit/facts/styles/picture-room.ts'
import { type RoomRules, roomRules } from '#src/engines/audit/facts/styles/room-rules.ts'
import { styleImports } from '#src/engines/audit/facts/styles/style-imports.ts'
import { withImports, withImportsInTags } from '#src/engines/audit/facts/styles/with-imports.ts'

/** More than honest sites have. */
const most = 40
/** A front page that is longer is read so far. */
const longest_page = 500_000
/** Of the pages after it, so many and so long ones are looked at with the styles: pages of a site are built alike. */
const most_others = 5
const longest_other = 200_000

type Seen = Pick<
  SiteView,
  | 'calls_on_phones'
  | 'menu_on_phones'
  | 'faint_texts'
  | 'small_text'
  | 'hidden_text'
  | 'fixed_width'
  | 'hover_menu'
  | 'icons_without_font'
  | 'names_font'
  | 'frees_columns'
  | 'without_room'
>

/** What the front page looks like by the styles of the site, and in part those read after it. */
export class FrontStyles {
  #html = ''
  readonly #others = new Map<string, string>()
  readonly #hiding: Hiding[] = []
  readonly #phone_hiding: PhoneHiding[] = []
  readonly #menu_hiding: MenuHiding[] = []
  readonly #hover_rules: HoverRules[] = []
  readonly #icon_fonts = new Map<string, IconFonts>()
  readonly #colors = new Map<string, ColorStyle>()
  readonly #widths = new Map<string, WidthRules>()
  readonly #rooms = new Map<string, RoomRules>()
  #frees_columns = false
  readonly #fonts = new Map<string, string>()
  /** Code that another style may bring in, and the styles that bring in others: they are read when all are known. */
  readonly #codes = new Map<string, string>()
  readonly #importing = new Map<string, string>()

  notePage(html: string): void {
    this.#html = html.slice(0, longest_page)
  }

  noteOther(url: string, html: string): void {
    if (this.#others.size < most_others && html.length <= longest_other) this.#others.set(url, html)
  }

  take(style: string, code: string): void {
    if (this.#codes.size < most) this.#codes.set(style, code)
    if (this.#importing.size < most && styleImports(code).length > 0) this.#importing.set(style, code)
    else this.#read(style, code)
  }

  #read(style: string, code: string): void {
    if (this.#hiding.length >= most) return
    this.#frees_columns ||= freesColumns(code)
    this.#hiding.push(hidingRules(code))
    this.#phone_hiding.push(phoneHiding(code))
    this.#menu_hiding.push(menuHiding(code))
    this.#hover_rules.push(hoverRules(code))
    this.#icon_fonts.set(style, iconFontsIn(code))
    this.#colors.set(style, colorRules(code))
    this.#widths.set(style, widthRules(code))
    this.#rooms.set(style, roomRules(code))
    this.#fonts.set(style, namedFonts(code))
  }

  /** A style that is missing colors nothing. */
  noteGone(style: string): void {
    if (this.#colors.size >= most) return
    this.#codes.set(style, '')
    this.#icon_fonts.set(style, iconFontsIn(style))
    this.#colors.set(style, colorRules(''))
    this.#widths.set(style, widthRules(''))
    this.#rooms.set(style, [])
    // Of fonts it may well have spoken.
  }

  /** @param url of the front page */
  async seen(url: string): Promise<Seen> {
    const codeAt = (style: string) => this.#codes.get(style)
    for (const [style, code] of this.#importing) this.#read(style, withImports(code, style, codeAt))
    const pages = [[url, this.#html] as const, ...this.#others].map(([at, html]): [string, string] => [
      at,
      withImportsInTags(html, at, codeAt),
    ])
    const front = pages[0]?.[1] ?? ''
    const without_room = new Map<string, WithoutRoom>()
    const faint: SiteView['faint_texts'][number][] = []
    const colors = new Set<string>()
    for (const [at, html] of pages) {
      const without = picturesWithoutRoom(html, at, this.#rooms)
      if (without) without_room.set(at, without)
      for (const one of faintTexts(html, at, this.#colors)) {
        const pair = `${one.color} ${one.ground} ${one.needed}`
        if (colors.has(pair)) continue
        colors.add(pair)
        faint.push({ ...one, url: at })
      }
      if (breather.isDue()) await breather.breathe()
    }
    return {
      calls_on_phones: callsOnPhones(front, this.#phone_hiding),
      menu_on_phones: menuOnPhones(front, this.#menu_hiding),
      faint_texts: faint,
      small_text: smallText(front, url, this.#colors),
      hidden_text: hiddenText(front, this.#hiding),
      hover_menu: hoverMenu(front, this.#hover_rules),
      icons_without_font: iconsWithoutFont(front, url, this.#icon_fonts),
      fixed_width: fixedWidth(front, url, this.#widths),
      names_font: this.#namesFont(pages),
      without_room,
      frees_columns: this.#frees_columns,
    }
  }

  /** Whether a font is named anywhere on the pages looked at or in a style; undefined where not all styles are known. */
  #namesFont(pages: readonly [string, string][]): Seen['names_font'] {
    if (this.#hiding.length >= most || !pages.every(([at, html]) => knowsStyles(html, at, this.#fonts)))
      return undefined
    const said = [...this.#fonts.values(), ...pages.map(([, html]) => withoutSheets(html))]
    return family => said.some(text => text.includes(family.toLowerCase()))
  }
}
