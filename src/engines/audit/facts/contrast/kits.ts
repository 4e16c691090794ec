import { remembered } from '../remembered.ts'
import { type ColorStyle, colorRules } from './color-rules.ts'
import { type Color, colorOf } from './colors.ts'
import { kit_facts } from './kit-facts.ts'

/** A kit of styles that another host serves, so that it was not read: what its names may do to an element. */
export type Kit = {
  /** Whether an element of this class may have colors that nobody here knows. */
  mayColor: (name: string) => boolean
  /** Whether it may color a tag whatever its classes are. */
  is_unknown: boolean
  style: ColorStyle | undefined
  /** Of links that no rule colors. */
  link: Color | undefined
}

const no_name_of_kit = /^(?!(?:text|bg|btn|navbar|card|alert|badge|nav|table|list-group|link)(?:-|$))/
/** What of Bootstrap its facts leave out. */
const left_out =
  /^(?:alert|table|thead|toast|popover|tooltip|progress|accordion|offcanvas|form|input|custom|modal|link|list-group-item)(?:-|$)|^(?:active|success|info|warning|danger)$|-(?:emphasis|subtle)$|^(?:bg|text|link)-opacity-|^bg-gradient/

const no_kit: Kit = { mayColor: () => false, is_unknown: false, style: undefined, link: undefined }
const unknown_kit: Kit = { ...no_kit, mayColor: name => !no_name_of_kit.test(name), is_unknown: true }

/** ".../bootstrap@5.3.3/dist/css/bootstrap.min.css", ".../bootstrap/4.5.2/css/bootstrap.min.css". */
const version_of = /\/(?:twitter-)?bootstrap[@/]v?([345])\.[\d.]+(?:-[\w.]+)?\//i
/** Names by which a page gives a kit other colors; those of opacity it sets where it writes a rule anew. */
const gives_colors = /^--bs-(?!bg-opacity$|text-opacity$|gutter|aspect)/

const styleOf = remembered((version: string): ColorStyle => colorRules(kit_facts[version]?.style ?? ''), {
  most: 4,
  longest: 1,
})

/**
 * The kit that a page takes from another host.
 * @param address where it is from; undefined where there is none
 * @param styles of the page itself
 */
export function kitOf(address: string | undefined, styles: readonly ColorStyle[]): Kit {
  if (address === undefined) return no_kit
  const version = version_of.exec(address)?.[1]
  if (version === undefined) return unknown_kit
  if (styles.some(({ named }) => named.some(({ name }) => gives_colors.test(name)))) return unknown_kit
  const link = colorOf(kit_facts[version]?.link ?? '')
  return { mayColor: name => left_out.test(name), is_unknown: false, style: styleOf(version), link }
}
