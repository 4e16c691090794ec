import type { ButtonFact, FieldFact, FormFact } from '../types/form-facts.ts'
import type {
  BaseFact,
  CharsetFact,
  DoctypeFact,
  HtmlTagFact,
  LinkTagFact,
  MetaFact,
  TitleFact,
} from '../types/head-facts.ts'
import type { LinkFact } from '../types/link-facts.ts'
import type { IframeFact, ImageFact, LegacyElementFact, MediaFact, PictureFact } from '../types/media-facts.ts'
import type { Place } from '../types/place.ts'
import type {
  AnalyticsFact,
  ResourceFact,
  ScriptFact,
  ScriptRedirectFact,
  StyleFact,
  UnreachableUrlFact,
} from '../types/script-facts.ts'
import type {
  AriaFact,
  ElementCounts,
  HeadingFact,
  LandmarkFact,
  ListProblemFact,
  NosnippetFact,
  TabindexFact,
  TableFact,
} from '../types/structure-facts.ts'
import type { LeftoverFact } from '../types/text-facts.ts'

/** A link with what only its end tag, or the end of the page, tells. `from` and `to` are places in the visible text. */
export type DraftLink = LinkFact & { labelled_by: string; from: number; to: number }
export type DraftHeading = HeadingFact & { block: number }
export type DraftField = FieldFact & { labelled_by: string; wrapping_label: number; aria_label: string; title: string }
export type DraftButton = ButtonFact & { labelled_by: string }
export type DraftLabel = { for: string; text: string }
export type DraftTable = { fact: TableFact; cells: number }
export type DraftId = { place: Place; count: number; lines: number[]; label: string; text: string }
export type IdReference = Place & { element: string; attribute: string; id: string }

/** An element read for a date or an author's name, with its text. */
export type DraftSignal = Place & {
  kind: 'time' | 'author'
  text: string
  datetime: string
  published: boolean
  modified: boolean
}

/** A JSON-LD block as it stands. `whole`: not cut. */
export type DraftJsonLd = Place & { source: string; source_offset: number; source_line: number; whole: boolean }

/** The lists that reading fills and finishing turns into `PageFacts`. */
export type DraftLists = {
  counts: ElementCounts
  doctype: DoctypeFact | null
  html: HtmlTagFact | null
  base: BaseFact | null
  head_ended_by: (Place & { element: string }) | null
  charsets: CharsetFact[]
  titles: TitleFact[]
  metas: MetaFact[]
  link_tags: LinkTagFact[]
  headings: DraftHeading[]
  landmarks: LandmarkFact[]
  aria_problems: AriaFact[]
  id_references: IdReference[]
  tables: TableFact[]
  list_problems: ListProblemFact[]
  positive_tabindexes: TabindexFact[]
  nosnippets: NosnippetFact[]
  links: DraftLink[]
  images: ImageFact[]
  pictures: PictureFact[]
  iframes: IframeFact[]
  media: MediaFact[]
  legacy_elements: LegacyElementFact[]
  forms: FormFact[]
  fields: DraftField[]
  buttons: DraftButton[]
  labels: DraftLabel[]
  scripts: ScriptFact[]
  styles: StyleFact[]
  analytics: AnalyticsFact[]
  script_redirects: ScriptRedirectFact[]
  resources: ResourceFact[]
  unreachable_urls: UnreachableUrlFact[]
  leftovers: LeftoverFact[]
  json_ld: DraftJsonLd[]
  signals: DraftSignal[]
  app_roots: (Place & { id: string; empty: boolean })[]
}

export function emptyLists(): DraftLists {
  return {
    counts: {
      elements: 0,
      body_elements: 0,
      max_depth: 0,
      ids: 0,
      style_attributes: 0,
      comments: 0,
      inline_handlers: 0,
    },
    doctype: null,
    html: null,
    base: null,
    head_ended_by: null,
    charsets: [],
    titles: [],
    metas: [],
    link_tags: [],
    headings: [],
    landmarks: [],
    aria_problems: [],
    id_references: [],
    tables: [],
    list_problems: [],
    positive_tabindexes: [],
    nosnippets: [],
    links: [],
    images: [],
    pictures: [],
    iframes: [],
    media: [],
    legacy_elements: [],
    forms: [],
    fields: [],
    buttons: [],
    labels: [],
    scripts: [],
    styles: [],
    analytics: [],
    script_redirects: [],
    resources: [],
    unreachable_urls: [],
    leftovers: [],
    json_ld: [],
    signals: [],
    app_roots: [],
  }
}
