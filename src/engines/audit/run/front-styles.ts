import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
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

/** More than honest sites have. */
const most = 40
/** A front page that is longer is read so far. */
const longest_page = 500_000

/** What the front page looks like by the styles of the site. */
export class FrontStyles {
  #html = ''
  readonly #hiding: Hiding[] = []
  readonly #phone_hiding: PhoneHiding[] = []
  readonly #menu_hiding: MenuHiding[] = []
  readonly #hover_rules: HoverRules[] = []
  readonly #icon_fonts = new Map<string, IconFonts>()
  readonly #colors = new Map<string, ColorStyle>()
  readonly #widths = new Map<string, WidthRules>()

  notePage(html: string): void {
    this.#html = html.slice(0, longest_page)
  }

  take(style: string, code: string): void {
    if (this.#hiding.length >= most) return
    this.#hiding.push(hidingRules(code))
    this.#phone_hiding.push(phoneHiding(code))
    this.#menu_hiding.push(menuHiding(code))
    this.#hover_rules.push(hoverRules(code))
    this.#icon_fonts.set(style, iconFontsIn(code))
    this.#colors.set(style, colorRules(code))
    this.#widths.set(style, widthRules(code))
  }

  /** A style that is missing colors nothing. */
  noteGone(style: string): void {
    if (this.#colors.size >= most) return
    this.#icon_fonts.set(style, iconFontsIn(style))
    this.#colors.set(style, colorRules(''))
    this.#widths.set(style, widthRules(''))
  }

  /** @param url of the front page */
  seen(
    url: string,
  ): Pick<
    SiteView,
    | 'calls_on_phones'
    | 'menu_on_phones'
    | 'faint_texts'
    | 'small_text'
    | 'hidden_text'
    | 'fixed_width'
    | 'hover_menu'
    | 'icons_without_font'
  > {
    return {
      calls_on_phones: callsOnPhones(this.#html, this.#phone_hiding),
      menu_on_phones: menuOnPhones(this.#html, this.#menu_hiding),
      faint_texts: faintTexts(this.#html, url, this.#colors),
      small_text: smallText(this.#html, url, this.#colors),
      hidden_text: hiddenText(this.#html, this.#hiding),
      hover_menu: hoverMenu(this.#html, this.#hover_rules),
      icons_without_font: iconsWithoutFont(this.#html, url, this.#icon_fonts),
      fixed_width: fixedWidth(this.#html, url, this.#widths),
    }
  }
}
