import type { PaintedPicture } from '#src/engines/audit/facts/styles/painted-pictures.ts'
import type { ControlFact, IdleFact, NestedFact } from '../types/control-facts.ts'
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
import type { BareEntryFact, LinkFact } from '../types/link-facts.ts'
import type {
  IframeFact,
  ImageFact,
  LegacyElementFact,
  MediaFact,
  PictureFact,
  SignFact,
} from '../types/media-facts.ts'
import type { Place } from '../types/place.ts'
import type {
  AnalyticsFact,
  BlankKeyFact,
  EmptyPartFact,
  FrameFileFact,
  MisnamedDataFact,
  ResourceFact,
  ScriptFact,
  ScriptRedirectFact,
  SecretKeyFact,
  SourceNote,
  StyleFact,
  UnreachableUrlFact,
  VeilFact,
} from '../types/script-facts.ts'
import type {
  AriaFact,
  ElementCounts,
  HeadingFact,
  LandmarkFact,
  ListProblemFact,
  NosnippetFact,
  StrayEndFact,
  StuckColumnsFact,
  TabindexFact,
  TableFact,
  TornTagFact,
  UnpairedFact,
  UnshownFact,
} from '../types/structure-facts.ts'
import type { LeftoverFact } from '../types/text-facts.ts'

/** A tel: link with the stretch of the visible text it holds. */
type DraftTelLink = { link: LinkFact; from: number; to: number }
/** A link or button that takes its name from other elements. */
type NamedById = { fact: { name: string }; ids: string }
export type DraftHeading = HeadingFact & { block: number }
export type DraftField = FieldFact & {
  /** What a radio button sends when it is chosen: `on` where nothing else is written; `''` for other fields. */
  sends: string
  labelled_by: string
  wrapping_label: number
  /** Index of the last label that began before it; -1 without one. */
  label_before: number
  aria_label: string
  title: string
}
type DraftLabel = { for: string; text: string }
/** What a select offers: the index of its field, the entry that asks to choose, and the others. */
type DraftOptions = { field: number; hint: string; texts: string[]; values: string[] }
export type DraftTable = { fact: TableFact; cells: number }
/** `of_areas`: of a `<map>`, the areas of a picture, which nothing stands in. */
export type DraftId = {
  place: Place
  count: number
  lines: number[] | null
  label: string
  text: string
  of_areas: boolean
}
type IdReference = Place & { element: string; attribute: string; id: string }

/** A `<time>` with its text. */
type DraftTime = Place & { text: string; datetime: string; published: boolean; modified: boolean }

/** A JSON-LD block as it stands. `whole`: not cut. */
export type DraftJsonLd = Place & { source: string; source_offset: number; source_line: number; whole: boolean }

/** A picture in a `<style>`, with its address resolved. */
type DraftPainted = PaintedPicture & { offset: number; url: string }

/** A point of a map that a script draws; `ids` of elements that the script asks for, `null` where the element has it itself. */
type DraftPoint = Place & { latitude: string; longitude: string; ids: readonly string[] | null }

/** The number that stands in an element once its script has run. */
export type DraftCounted = Place & { value: number }

/** The lists that reading fills and finishing turns into `PageFacts`. */
export type DraftLists = {
  counts: ElementCounts
  doctype: DoctypeFact | null
  html: HtmlTagFact | null
  base: BaseFact | null
  head_ended_by: (Place & { element: string }) | null
  /** The start tags of html, head and body. */
  frame_tags: (Place & { element: string })[]
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
  hidden_emails: Place[]
  positive_tabindexes: TabindexFact[]
  nosnippets: NosnippetFact[]
  torn_tags: TornTagFact[]
  stray_ends: StrayEndFact[]
  unpaired: UnpairedFact[]
  links: LinkFact[]
  links_within: Place[]
  bare_entries: BareEntryFact[]
  nested: NestedFact[]
  tel_links: DraftTelLink[]
  /** Where in the visible text the signs of a fax stand. */
  fax_signs: number[]
  named_by_id: NamedById[]
  images: ImageFact[]
  pictures: PictureFact[]
  iframes: IframeFact[]
  media: MediaFact[]
  legacy_elements: LegacyElementFact[]
  forms: FormFact[]
  fields: DraftField[]
  options: DraftOptions[]
  buttons: ButtonFact[]
  controls: ControlFact[]
  idle: IdleFact[]
  labels: DraftLabel[]
  scripts: ScriptFact[]
  styles: StyleFact[]
  analytics: AnalyticsFact[]
  script_redirects: ScriptRedirectFact[]
  resources: ResourceFact[]
  painted: DraftPainted[]
  unreachable_urls: UnreachableUrlFact[]
  blank_keys: BlankKeyFact[]
  frame_files: FrameFileFact[]
  empty_parts: EmptyPartFact[]
  symbols_used: (Place & { id: string })[]
  bare_signs: SignFact[]
  unshown: UnshownFact[]
  stuck_columns: StuckColumnsFact[]
  frees_columns: boolean
  filled_ids: string[]
  secret_keys: SecretKeyFact[]
  misnamed_data: MisnamedDataFact[]
  /** Rules that may hide the page, and what rules may call its html and body. */
  veils: VeilFact[]
  frame_names: string[]
  /** A style for where no script runs. */
  has_noscript_style: boolean
  notes: SourceNote[]
  leftovers: LeftoverFact[]
  json_ld: DraftJsonLd[]
  times: DraftTime[]
  drawn_points: DraftPoint[]
  /** Elements whose number a script counts up. */
  counted: DraftCounted[]
  app_roots: (Place & { id: string; empty: boolean; is_apps: boolean })[]
}

export function emptyLists(): DraftLists {
  return {
    counts: {
      elements: 0,
      body_elements: 0,
      max_depth: 0,
      ids: 0,
      style_attributes: 0,
      map_widgets: 0,
      mouse_only: 0,
      comments: 0,
      inline_handlers: 0,
      data_chars: 0,
    },
    doctype: null,
    html: null,
    base: null,
    head_ended_by: null,
    frame_tags: [],
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
    hidden_emails: [],
    positive_tabindexes: [],
    nosnippets: [],
    torn_tags: [],
    stray_ends: [],
    unpaired: [],
    links: [],
    links_within: [],
    bare_entries: [],
    nested: [],
    tel_links: [],
    fax_signs: [],
    named_by_id: [],
    images: [],
    pictures: [],
    iframes: [],
    media: [],
    legacy_elements: [],
    forms: [],
    fields: [],
    options: [],
    buttons: [],
    controls: [],
    idle: [],
    labels: [],
    scripts: [],
    styles: [],
    analytics: [],
    script_redirects: [],
    resources: [],
    painted: [],
    unreachable_urls: [],
    blank_keys: [],
    frame_files: [],
    symbols_used: [],
    bare_signs: [],
    unshown: [],
    stuck_columns: [],
    frees_columns: false,
    empty_parts: [],
    filled_ids: [],
    secret_keys: [],
    misnamed_data: [],
    veils: [],
    frame_names: [],
    has_noscript_style: false,
    notes: [],
    leftovers: [],
    json_ld: [],
    times: [],
    drawn_points: [],
    counted: [],
    app_roots: [],
  }
}
