import type { Place, Region } from './place.ts'

export type HeadingFact = Place & {
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** Visible text, white space collapsed. */
  text: string
  /** Text with the alt of images, else aria-label. */
  name: string
  region: Region
  /** Images in it. */
  pictures: number
  hidden: boolean
  /** Taken from sight by its own style, and nothing about it by which a script could show it. */
  concealed: boolean
  /** Ends with a question mark or begins as a question does. */
  is_question: boolean
  /** Words of visible text between this heading and the next one. */
  words_after: number
  /** The beginning of that text. */
  text_after: string
}

export type DuplicateIdFact = Place & {
  id: string
  count: number
  /** Lines of the first few that bear it. */
  lines: readonly number[]
  /** A label, an aria attribute or a link on the page points to it. */
  referenced: boolean
}

export type LandmarkRole = 'banner' | 'navigation' | 'main' | 'complementary' | 'contentinfo' | 'search' | 'region'
export type LandmarkFact = Place & { role: LandmarkRole; element: string; label: string; hidden: boolean }

/** The first link of the body, when it points to a fragment and says so ("Skip to content"). */
export type SkipLinkFact = Place & { href: string; text: string; target_exists: boolean }

export type AriaProblem = 'unknown-role' | 'unknown-attribute' | 'invalid-value' | 'missing-id-target' | 'label-unheard'
export type AriaFact = Place & { element: string; problem: AriaProblem; attribute: string; value: string }

export type TableFact = Place & {
  rows: number
  /** Cells of the longest row. */
  columns: number
  header_cells: number
  has_caption: boolean
  role: string
  /** Contains another table. */
  has_table: boolean
}

/** An end tag that ends nothing, or that ends an element, `within`, in which another is still open. */
export type UnpairedFact = Place & {
  element: string
  problem: 'ends nothing' | 'still open' | 'runs on'
  within: string
}

/** A child of a list that must not stand there. */
export type ListProblemFact = Place & { list: 'ul' | 'ol' | 'dl'; child: string }

export type TabindexFact = Place & { element: string; value: number }

/** An element with data-nosnippet. */
export type NosnippetFact = Place & { element: string }

/** A tag in which a quotation mark ended a value too early: the rest stands there as names of attributes. */
export type TornTagFact = Place & {
  element: string
  /** The attribute that visitors read or hear, '' where it has none, and what is left of its value. */
  attribute: string
  value: string
  /** The first piece behind it that no attribute is called, as written. */
  rest: string
}

/** A “>” that stands as text right behind a tag, which is told as it is written, shortened. */
export type StrayEndFact = Place & { tag: string }

/** A tag at the end of the source that never ends, as it is written. */
export type CutOffFact = Place & { text: string }

export type ElementCounts = {
  elements: number
  body_elements: number
  max_depth: number
  ids: number
  style_attributes: number
  /** Maps that Webflow draws by script. */
  map_widgets: number
  /** Boxes that take a click and no key: `<div onclick>` without a role and a place in the order of the Tab key. */
  mouse_only: number
  comments: number
  inline_handlers: number
  /** Characters of pictures, fonts and films that are written into the page. */
  data_chars: number
}

/** A text that neither eyes nor ears are to meet. */
export type UnshownFact = Place & { chars: number }
/** Columns set in a style attribute, of which a phone has no room for what stands in them; `written` as in the style. */
export type StuckColumnsFact = Place & { columns: number; written: string }
