import type { Place, TreePart } from './place.ts'

/** `legacy`: a doctype other than the HTML standard's own; browsers may fall back to quirks mode. */
export type DoctypeFact = Place & { text: string; legacy: boolean }

/** The `<html>` start tag. Attributes are as written, `null` when absent. */
export type HtmlTagFact = Place & {
  lang: string | null
  xml_lang: string | null
  dir: string | null
  /** `<html amp>` or `<html ⚡>`. */
  amp: boolean
}

export type CharsetFact = Place & {
  charset: string
  from: 'meta-charset' | 'meta-http-equiv'
  /** Browsers look for the declaration in the first 1,024 bytes only; counted in characters here. */
  in_first_1024: boolean
}

/** `url` is `null` where the href cannot be resolved. Only the first `<base href>` counts. */
export type BaseFact = Place & { href: string; url: string | null; target: string | null }

/** Titles inside SVG are not titles of the page and are not listed. */
export type TitleFact = Place & { text: string; part: TreePart }

/** A `<meta>`: attribute values as written, with white space trimmed; names in lower case; `''` when absent. */
export type MetaFact = Place & {
  name: string
  property: string
  http_equiv: string
  itemprop: string
  content: string
  part: TreePart
}

/** A `<link>`. `rels` in lower case, split at white space. `url` is `null` without a resolvable href. */
export type LinkTagFact = Place & {
  rels: readonly string[]
  href: string | null
  url: string | null
  hreflang: string | null
  media: string | null
  type: string | null
  sizes: string | null
  as: string | null
  integrity: string | null
  crossorigin: string | null
  disabled: boolean
  part: TreePart
}

/** One robots meta. `agent` is `robots` or a crawler's own token, in lower case. */
export type RobotsMetaFact = Place & {
  agent: string
  /** As written. */
  content: string
  /** In lower case, such as `noindex` or `max-snippet:0`; `unavailable_after:` keeps its date as written. */
  directives: readonly string[]
  part: TreePart
}

/** `<meta http-equiv=refresh>`: `target` is what stands after `url=`, `url` the same resolved. */
export type MetaRefreshFact = Place & { delay_seconds: number; target: string | null; url: string | null }
