import type {
  AddressFact,
  AuthorFact,
  BookingFact,
  ClaimFact,
  CopyrightFact,
  DateFact,
  EmailFact,
  GeoFact,
  HoursFact,
  LicenceFact,
  MapFact,
  NameFact,
  PhoneFact,
  PriceFact,
  ProfileFact,
  ReviewSignalFact,
  TelLinkFact,
  TermFact,
} from './types/business-facts.ts'
import type { ControlFact, IdleFact, NestedFact } from './types/control-facts.ts'
import type { ButtonFact, FieldFact, FormFact } from './types/form-facts.ts'
import type {
  BaseFact,
  CharsetFact,
  DoctypeFact,
  HtmlTagFact,
  LinkTagFact,
  MetaFact,
  MetaRefreshFact,
  RobotsMetaFact,
  TitleFact,
} from './types/head-facts.ts'
import type { BareEntryFact, LinkFact } from './types/link-facts.ts'
import type {
  IframeFact,
  ImageFact,
  LegacyElementFact,
  MediaFact,
  PictureFact,
  SignFact,
  SymbolUsedFact,
} from './types/media-facts.ts'
import type { Place, Truncation } from './types/place.ts'
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
} from './types/script-facts.ts'
import type {
  AriaFact,
  CutOffFact,
  DuplicateIdFact,
  ElementCounts,
  HeadingFact,
  LandmarkFact,
  ListProblemFact,
  NosnippetFact,
  SkipLinkFact,
  StrayEndFact,
  StuckColumnsFact,
  TabindexFact,
  TableFact,
  TornTagFact,
  UnpairedFact,
  UnshownFact,
} from './types/structure-facts.ts'
import type { StructuredData } from './types/structured-data-facts.ts'
import type { LeftoverFact, MojibakeFact, OddWord, TextFacts } from './types/text-facts.ts'

/**
 * Everything the checks may know of one page from its HTML alone, whatever status it was served with.
 * Flat: lists in source order, each entry with its line and offset as evidence. Lists and texts are capped; what a cap
 * cut off stands in `truncated`. Plain data, kept only until the page's checks have run; what the whole site needs
 * afterwards is a `SiteIndexRow`.
 */
export type PageFacts = {
  /** The final address, as the caller gave it. */
  url: string
  truncated: readonly Truncation[]
  /** Where the page breaks off in the midst of a tag. */
  cut_off: CutOffFact | null
  counts: ElementCounts

  doctype: DoctypeFact | null
  html: HtmlTagFact | null
  /** What ended the head before `<body>` or its own end did: an element by name, or `#text`; `null` when nothing did. */
  head_ended_by: (Place & { element: string }) | null
  /** Start tags of html, head and body, in order: a document has one of each. */
  frame_tags: readonly (Place & { element: string })[]
  charsets: readonly CharsetFact[]
  base: BaseFact | null
  titles: readonly TitleFact[]
  metas: readonly MetaFact[]
  /** `og:*` and `article:*` metas, by property or name; the name is in `property`. */
  open_graph: readonly MetaFact[]
  /** `twitter:*` metas; the name is in `name`. */
  twitter: readonly MetaFact[]
  robots: readonly RobotsMetaFact[]
  refresh: MetaRefreshFact | null
  link_tags: readonly LinkTagFact[]
  /** The entries of `link_tags` with rel canonical; and so on below. */
  canonicals: readonly LinkTagFact[]
  hreflangs: readonly LinkTagFact[]
  icons: readonly LinkTagFact[]
  manifests: readonly LinkTagFact[]
  stylesheets: readonly LinkTagFact[]
  preloads: readonly LinkTagFact[]

  headings: readonly HeadingFact[]
  landmarks: readonly LandmarkFact[]
  duplicate_ids: readonly DuplicateIdFact[]
  /** Every id, and every name of an `<a>`: what a fragment may point to. */
  anchors: ReadonlySet<string>
  skip_link: SkipLinkFact | null
  aria_problems: readonly AriaFact[]
  tables: readonly TableFact[]
  list_problems: readonly ListProblemFact[]
  positive_tabindexes: readonly TabindexFact[]
  nosnippets: readonly NosnippetFact[]
  torn_tags: readonly TornTagFact[]
  stray_ends: readonly StrayEndFact[]
  unpaired: readonly UnpairedFact[]
  unshown: readonly UnshownFact[]
  stuck_columns: readonly StuckColumnsFact[]

  links: readonly LinkFact[]
  /** Where a link begins while another is still open. */
  links_within: readonly Place[]
  bare_entries: readonly BareEntryFact[]
  nested: readonly NestedFact[]
  images: readonly ImageFact[]
  pictures: readonly PictureFact[]
  /** Signs of networks, drawn by a font, that lead nowhere. */
  /** Drawings that stand on the page under an id, by what shows them again. */
  symbols_used: readonly SymbolUsedFact[]
  bare_signs: readonly SignFact[]
  iframes: readonly IframeFact[]
  media: readonly MediaFact[]
  legacy_elements: readonly LegacyElementFact[]
  forms: readonly FormFact[]
  fields: readonly FieldFact[]
  buttons: readonly ButtonFact[]
  controls: readonly ControlFact[]
  /** Those of the page that its own code has no word of; none where it loads scripts that nobody here knows. */
  idle: readonly IdleFact[]

  scripts: readonly ScriptFact[]
  styles: readonly StyleFact[]
  analytics: readonly AnalyticsFact[]
  script_redirects: readonly ScriptRedirectFact[]
  resources: readonly ResourceFact[]
  /** The entries of `resources` that an https page asks for by http. Empty on an http page. */
  mixed_content: readonly ResourceFact[]
  unreachable_urls: readonly UnreachableUrlFact[]
  /** Keys in inline scripts that were to be filled in: `={HUBSPOT_PORTAL_ID}`, `=YOUR_API_KEY`. */
  blank_keys: readonly BlankKeyFact[]
  empty_parts: readonly EmptyPartFact[]
  /** Ids of elements that inline code may fill with what it holds or fetches. */
  filled_ids: readonly string[]
  secret_keys: readonly SecretKeyFact[]
  frame_files: readonly FrameFileFact[]
  /** Scripts of a type that was meant to be JSON-LD's and is none, so that nobody reads them. */
  misnamed_data: readonly MisnamedDataFact[]
  /** An element that a script is to fill (`#root`, `#app`, `#__next`) and that is empty in the HTML. */
  empty_app_root: { id: string; line: number; offset: number } | null
  /** What hides all of the page until a script shows it. */
  veil: VeilFact | null
  /** Text of `<noscript>` in the body. */
  noscript_text: string

  text: TextFacts
  mojibake: readonly MojibakeFact[]
  /** Comments of the source that tell how the page was made. */
  notes: readonly SourceNote[]
  leftovers: readonly LeftoverFact[]
  odd_words: readonly OddWord[]

  /** Where numbers without a country's code are at home: two letters. */
  home_country: string
  phones: readonly PhoneFact[]
  tel_links: readonly TelLinkFact[]
  /** Links that begin a text message or a chat on WhatsApp. */
  message_links: readonly TelLinkFact[]
  emails: readonly EmailFact[]
  /** Links whose mail address Cloudflare hid: its script writes them anew. */
  hidden_emails: readonly Place[]
  addresses: readonly AddressFact[]
  hours: readonly HoursFact[]
  names: readonly NameFact[]
  copyrights: readonly CopyrightFact[]
  geo: readonly GeoFact[]
  profiles: readonly ProfileFact[]
  maps: readonly MapFact[]
  prices: readonly PriceFact[]
  reviews: readonly ReviewSignalFact[]
  bookings: readonly BookingFact[]
  licences: readonly LicenceFact[]
  claims: readonly ClaimFact[]
  terms: readonly TermFact[]
  authors: readonly AuthorFact[]
  dates: readonly DateFact[]

  structured_data: StructuredData
}

/** What is known of a page before its text is read for what it says: all that a crawl needs to go on. */
export type PageOutline = Pick<
  PageFacts,
  | 'url'
  | 'counts'
  | 'html'
  | 'titles'
  | 'metas'
  | 'open_graph'
  | 'twitter'
  | 'robots'
  | 'refresh'
  | 'link_tags'
  | 'canonicals'
  | 'hreflangs'
  | 'headings'
  | 'links'
  | 'images'
  | 'pictures'
  | 'forms'
  | 'resources'
  | 'styles'
  | 'base'
  | 'text'
  | 'structured_data'
>
