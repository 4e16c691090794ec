import { decodeText } from '../reading/decode.ts'
import type { Tag } from '../walk-tags.ts'
import { type ColorStyle, declarationsIn, type Property } from './color-rules.ts'
import { type Color, colorOf } from './colors.ts'
import type { Kit } from './kits.ts'
import { letterSize, sizeOfTag } from './letter-size.ts'
import { type Ground, groundOver } from './read-ground.ts'
import { type Element, escapedClass } from './selectors.ts'
import { Cascade, type Won } from './winning.ts'

/** An element, as it comes out. */
export type Made = Element & {
  parent: Made | undefined
  color: Color | undefined
  ground: Ground
  /** By an element of its own, not by what lies below. */
  has_own_ground: boolean
  size: number | undefined
  is_bold: boolean | undefined
  skipped: boolean
  /** Something may lie between its text and its ground. */
  has_layers: boolean
  /** In which links come out that no style colors. */
  link: Color | undefined
  /** Of the page as a whole, which tables fall back to by rules of old. */
  page_color: Color | undefined
}

const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 }
const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 }
const link_blue: Color = { red: 0, green: 0, blue: 238, alpha: 1 }
const button_gray: Color = { red: 239, green: 239, blue: 239, alpha: 1 }

const not_read = new Set(
  'head title select option textarea input object canvas math audio video map svg iframe noscript template dialog mark'.split(
    ' ',
  ),
)
const pictures = new Set('img video canvas iframe picture'.split(' '))
/** What stands in a corner of a box covers no text. */
const in_a_corner =
  /badge|tag\b|label|close|icon|btn|button|arrow|toggle|ribbon|skip|sr-only|visually-hidden|dot|number|line/i
const below_all = /bg\b|background|overlay|particle|backdrop|video|hero|mask|gradient|canvas|blob|glow/i
const exempt = /logo|brand|disabled/i

const id_written = /\sid\s*=\s*(?:"([^"]{0,200})"|'([^']{0,200})'|([^\s"'>]{1,200}))/i
const style_written = /\sstyle\s*=\s*(?:"([^"]{0,2000})"|'([^']{0,2000})')/i

const written = (attributes: string, at: RegExp): string => {
  const value = at.exec(attributes)
  return value?.[1] ?? value?.[2] ?? value?.[3] ?? ''
}

/** Colors as HTML of old writes them into its tags; any rule of a style comes before them. */
type Hints = { color?: Color | undefined; ground?: Color | undefined; picture?: string; link?: Color | undefined }

const bare_hex = /^[\da-f]{6}$/i
const old_color = (value: string): Color | undefined => colorOf(bare_hex.test(value) ? `#${value}` : value)
const bgcolor_written = /\sbgcolor\s*=\s*(?:"([^"]{0,60})"|'([^']{0,60})'|([^\s"'>]{1,60}))/i
const background_written = /\sbackground\s*=\s*(?:"([^"]{1,200})"|'([^']{1,200})'|([^\s"'>]{1,200}))/i
const color_written = /\scolor\s*=\s*(?:"([^"]{0,60})"|'([^']{0,60})'|([^\s"'>]{1,60}))/i
const text_written = /\stext\s*=\s*(?:"([^"]{0,60})"|'([^']{0,60})'|([^\s"'>]{1,60}))/i
const link_written = /\slink\s*=\s*(?:"([^"]{0,60})"|'([^']{0,60})'|([^\s"'>]{1,60}))/i
const old_tags = /^(?:body|table|thead|tbody|tr|td|th|font)$/

function hintsOf({ name, attributes }: Tag): Hints {
  if (!old_tags.test(name) || attributes === '') return {}
  const hints: Hints = {}
  const written_color = name === 'font' ? color_written : name === 'body' ? text_written : undefined
  if (written_color?.test(attributes)) hints.color = old_color(written(attributes, written_color).trim())
  if (name === 'body' && link_written.test(attributes)) hints.link = old_color(written(attributes, link_written).trim())
  if (name === 'font') return hints
  if (bgcolor_written.test(attributes)) hints.ground = old_color(written(attributes, bgcolor_written).trim())
  if (background_written.test(attributes)) hints.picture = 'url(old)'
  return hints
}

type From = { cascade: Cascade; element: Element; first: Color | undefined; inherited: Color | undefined }

function colorAt(won: Won | undefined, from: From): Color | undefined {
  if (!won) return from.first
  const value = won.value === undefined ? undefined : from.cascade.resolved(won.value, from.element)?.trim()
  if (value === undefined) return undefined
  if (/^(?:inherit|unset|currentcolor|revert)$/i.test(value)) return from.inherited
  return value === 'initial' ? black : colorOf(value)
}

function firstColor(
  { name, attributes }: Tag,
  inherited: Color | undefined,
  link: Color | undefined,
): Color | undefined {
  if (name === 'a' && /\shref/i.test(attributes)) return link
  return name === 'button' ? black : inherited
}

/** `is_quirky`: without a document type tables take no size from what they stand in. `is_painted`: a script lays a picture under all. */
type Of = { is_quirky: boolean; is_painted: boolean }

/** What decides how the text of one page comes out, element by element. */
export class Painter {
  readonly #cascade: Cascade
  readonly #kit: Kit
  readonly #is_quirky: boolean
  readonly #is_painted: boolean
  #root_size: number | undefined = 16

  constructor(styles: readonly ColorStyle[], kit: Kit, { is_quirky, is_painted }: Of) {
    this.#cascade = new Cascade(styles)
    this.#is_painted = is_painted
    this.#kit = kit
    this.#is_quirky = is_quirky
  }

  get isTooMuch(): boolean {
    return this.#cascade.isTooMuch
  }

  made(tag: Tag, parent: Made | undefined): Made {
    const { name, attributes, classes } = tag
    const element: Element = {
      name,
      id: attributes.includes('id') ? written(attributes, id_written) : '',
      classes: new Set(classes.map(escapedClass)),
      attributes,
      parent,
    }
    const inline = attributes.includes('style')
      ? declarationsIn(decodeText(written(attributes, style_written))).found
      : []
    const won = this.#cascade.of(element, inline)
    const said = (property: Property, first: string) => {
      const value = won.get(property)
      if (!value) return first
      return value.value === undefined ? undefined : this.#cascade.resolved(value.value, element)?.trim().toLowerCase()
    }
    const is_theirs = classes.some(this.#kit.mayColor)
    const hints = hintsOf(tag)
    const around = this.#is_quirky && name === 'table' ? parent?.page_color : parent?.color
    const inherited = parent ? around : black
    const link = 'link' in hints ? hints.link : parent ? parent.link : (this.#kit.link ?? link_blue)
    const first = 'color' in hints ? hints.color : firstColor(tag, inherited, link)
    const from = { cascade: this.#cascade, element, inherited, first }
    const own_color = won.get('color')
    const is_doubtful = is_theirs || (this.#kit.is_unknown && !own_color?.by_name)
    const own_ground = won.get('ground')
    const ground_color = own_ground
      ? colorAt(own_ground, { ...from, inherited: undefined })
      : name === 'button'
        ? this.#kit.is_unknown
          ? undefined
          : button_gray
        : 'ground' in hints
          ? hints.ground
          : { ...black, alpha: 0 }
    const position = said('position', 'static')
    const is_laid = position === undefined || /absolute|fixed|moved|laid over/.test(position)
    const below: Ground = is_laid || is_theirs ? undefined : parent ? parent.ground : [white]
    const picture = said('picture', hints.picture ?? 'none')
    const ground = groundOver(below, ground_color, picture)
    const display = said('display', 'block')
    const size_around = parent && !(this.#is_quirky && name === 'table') ? parent.size : 16
    const size = letterSize(name, said('size', sizeOfTag(name, attributes)), {
      parent: size_around,
      root: this.#root_size,
    })
    if (name === 'html') this.#root_size = size
    const weight = said('weight', /^(?:h[1-6]|b|strong|th)$/.test(name) ? '700' : '')
    const color = is_doubtful ? undefined : colorAt(own_color, from)
    const made: Made = {
      ...element,
      parent,
      color,
      link,
      page_color: name === 'body' || name === 'html' ? color : parent?.page_color,
      ground,
      has_own_ground: (ground_color !== undefined && ground_color.alpha === 1) || picture !== 'none',
      size,
      is_bold:
        weight === '' ? (parent?.is_bold ?? false) : weight === undefined ? undefined : /bold|[6-9]00/.test(weight),
      skipped:
        parent?.skipped === true ||
        not_read.has(name) ||
        won.has('odd') ||
        display === 'none' ||
        said('visibility', 'visible') !== 'visible' ||
        !/^(?:1(?:\.0)?|100%|0?\.?0+)$/.test(said('opacity', '1') ?? '?') ||
        /\s(?:hidden(?=[\s>=]|$)|disabled|aria-disabled=["']?true|contenteditable)/i.test(attributes) ||
        exempt.test(classes.join(' ')),
      has_layers: won.has('covered') || (this.#is_painted && name === 'body'),
    }
    if (parent && is_laid) noteLayer(made, parent, tag)
    return made
  }
}

/** Something is laid over what its parent holds, or under it. */
function noteLayer(made: Made, parent: Made, { name, classes }: Tag): void {
  const names = `${classes.join(' ')} ${made.id}`
  const is_picture = pictures.has(name)
  const is_of_page = parent.name === 'body' || parent.name === 'html'
  // A menu that stays in place lies over the edge of the page, whatever color it has.
  const is_menu = name === 'nav' || name === 'header'
  const may_cover = is_of_page
    ? is_picture || (!is_menu && below_all.test(names))
    : is_picture || !in_a_corner.test(names)
  if (may_cover) parent.has_layers = true
}
