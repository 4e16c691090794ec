import type { Place, Region } from './place.ts'

/**
 * What a link's address is, before any request: `fragment` stays on the page, `none` has no href at all,
 * `empty` has an empty one, `invalid` is no URL by the WHATWG rules.
 */
export type LinkKind =
  | 'web'
  | 'fragment'
  | 'tel'
  | 'mailto'
  | 'sms'
  | 'javascript'
  | 'data'
  | 'file'
  | 'other'
  | 'none'
  | 'empty'
  | 'invalid'

/** An `<a>` or `<area>`. Anchors with a name or id but without href, role and onclick are no links and are not listed. */
export type LinkFact = Place & {
  element: 'a' | 'area'
  /** As written, entities decoded; `null` when absent. */
  href: string | null
  /** Absolute address with its fragment; `null` for kinds `none`, `empty` and `invalid`. */
  url: string | null
  kind: LinkKind
  /** A web address on the page's own host, `www.` set aside. */
  internal: boolean
  /** Visible text, white space collapsed. */
  text: string
  /** Accessible name: aria-label, else text with the alt of images, else title. Empty when there is none. */
  name: string
  /** In lower case, as written. */
  rel: string
  target: string
  hreflang: string
  region: Region
  /** Inside `<nav>` or role=navigation, in whatever region. */
  in_nav: boolean
  /** Not visible: by the hidden attribute, inline style, `<template>` or `<noscript>`. */
  hidden: boolean
  aria_hidden: boolean
  /** Images and SVGs inside. */
  images: number
  role: string
  /** Has an onclick attribute, or one by which a script says that it acts on a click. */
  scripted: boolean
  /** Has an id or an attribute of its own making, by which a script may know it. */
  marked: boolean
  /** Its class or id, or that of its picture, calls it the logo of the site. */
  brand: boolean
  /** The network whose sign, from a font of signs, stands in it; `''` for none. */
  sign: string
  /** Without a goal, and with a list or part of the page behind it that it may open. */
  opens: boolean
}

/** An `<a>` with the name of a page and without an address, a role or a sign for scripts. */
export type BareEntryFact = Place & { text: string }
