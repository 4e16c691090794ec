import type { Region } from '../types/place.ts'
import type { Tag } from './tags.ts'

/** An element whose end has not come yet, with what holds inside it. */
export type OpenElement = {
  tag: Tag
  name: string
  id: string | null
  region: Region
  in_nav: boolean
  in_article: boolean
  /** Inside article, section, aside, nav or main: a header here is not the page's. */
  in_section: boolean
  /** What is inside is not visible. */
  hidden: boolean
  aria_hidden: boolean
  in_noscript: boolean
  in_template: boolean
  /** Inside svg or math, outside their HTML islands. */
  foreign: boolean
  /** Its content is text only: script, style, title, textarea and their kin. */
  raw: boolean
  text_element: string
  /** Index of the nearest form, or -1. */
  form: number
  /** The entity that microdata (RDFa) properties inside belong to, or -1. */
  item: number
  subject: number
  /** The RDFa vocabulary in force. */
  vocab: string
  /** To be run at its end. */
  at_end: (() => void)[] | null
  /** Its end tag came although elements inside it are still open. */
  ended: boolean
}
