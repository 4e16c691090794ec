import type { Place, Region } from './place.ts'

/** An `<img>`. Attribute values as written, `null` when absent: `alt: ''` is a valid, decorative image. */
export type ImageFact = Place & {
  src: string | null
  /** The address a browser would load without srcset; `null` when absent, `data:` or not resolvable. */
  url: string | null
  alt: string | null
  /** aria-label or title, when there is one. */
  label: string
  width: string | null
  height: string | null
  /** Width and height, or an aspect ratio, given in the style attribute. */
  sized_by_style: boolean
  loading: string | null
  fetchpriority: string | null
  srcset: string | null
  sizes: string | null
  /** Where a script is to find the real address: data-src, data-lazy-src and their kin. */
  lazy_src: string | null
  role: string
  aria_hidden: boolean
  in_link: boolean
  in_button: boolean
  in_picture: boolean
  hidden: boolean
  in_noscript: boolean
  /** Has an id or an attribute of its own making, by which a script may know it. */
  marked: boolean
  region: Region
}

export type PictureFact = Place & { has_img: boolean; source_types: readonly string[] }

export type FrameKind = 'map' | 'video' | 'analytics' | 'other'

export type IframeFact = Place & {
  src: string | null
  url: string | null
  /** Accessible name: title or aria-label. */
  title: string
  loading: string | null
  sandbox: string | null
  kind: FrameKind
  hidden: boolean
  aria_hidden: boolean
  in_noscript: boolean
  region: Region
}

/** `<video>` or `<audio>`. */
export type MediaFact = Place & {
  element: 'video' | 'audio'
  src: string | null
  source_urls: readonly string[]
  poster: string | null
  autoplay: boolean
  muted: boolean
  controls: boolean
  /** Kinds of its tracks, in lower case. */
  tracks: readonly string[]
  hidden: boolean
}

/** Elements of another age: object, embed, applet, frame, frameset, marquee, blink, font, center. */
export type LegacyElementFact = Place & { element: string; src: string | null; url: string | null }

/** A drawing that is shown again by its id, and whether it stands on the page. */
export type SymbolUsedFact = Place & { id: string; is_there: boolean }

/** The sign of a network from a font of signs. */
export type SignFact = Place & { network: string }
