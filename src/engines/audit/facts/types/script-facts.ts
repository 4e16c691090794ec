import type { Resends } from '#src/engines/audit/facts/scripts/resends-forms.ts'
import type { SlipInCode } from '#src/engines/audit/facts/scripts/slip-in-code.ts'
import type { Place, TreePart } from './place.ts'

/** A `<script>` that a browser would run; data blocks such as JSON-LD are not listed. */
export type ScriptFact = Place & {
  src: string | null
  url: string | null
  /** The type attribute in lower case, `''` when absent. */
  type: string
  async: boolean
  defer: boolean
  nomodule: boolean
  integrity: string | null
  crossorigin: string | null
  part: TreePart
  /** Characters between the tags. */
  inline_chars: number
  /** Inline code with a word on the sending of forms. */
  takes_forms: boolean
  /** Inline code that takes forms, with words of thanks or without, and has no way of sending anything. */
  keeps_forms: boolean
  /** How inline code sends the forms of its page in place of the browser. */
  resends: Resends
  /** Inline code that speaks of forms and may send what was typed. */
  sends: boolean
  /** Inline code that thanks whoever sends a form, whether or not anything arrives. */
  thanks_regardless: boolean
  /** Inline code that sends what was typed, and shows nobody that it was refused. */
  drops_refusal: boolean
  /** All words of inline code that picks what it sends of a form field by field; else empty. */
  picks: readonly string[]
  /** Functions of inline code that finish an inquiry by their names and say so, and send nothing. */
  feigns: readonly string[]
  /** Inline code by which a builder says that the page was exported from it. */
  is_export: boolean
  /** Inline code by which the window of a tool takes hold of the page to change its words. */
  is_editor: boolean
  /** The mailbox that inline code tells a form service to pass on to; else `''`. */
  mails_to: string
  /** The address, with a blank in it, to which inline code alone sends a form; else `''`. */
  blank_address: string
  /** The program on the visitor's device that inline code hands a form to, and nobody else: `sms` or `mailto`; else `''`. */
  opens: string
  /** Inline code that puts a dialog over the page when it opens. */
  opens_over: boolean
  /** Inline code by which the questions of a list open their answers on a click, and by no key. */
  opens_answers: boolean
  /** Its code tells assistive technology what is open, or makes a box a button. */
  tells_state: boolean
  /** Inline code that may write parts of the page, whatever else it does. */
  draws: boolean
  /** Inline code that opens what an address names behind its “#”, which it may draw only then. */
  opens_places: boolean
  /** Inline code that puts structured data into the page. */
  writes_data: boolean
  /** Inline code that asks a server for something and writes what it gets into the page. */
  fills: boolean
  /** How inline code begins that hides what it brings in; '' where there is none. */
  hides: string
  /** Where inline code breaks the grammar, so that none of it runs. */
  slip: SlipInCode | null
}

/** An inline `<style>`. */
export type StyleFact = Place & {
  media: string | null
  part: TreePart
  inline_chars: number
  imports: readonly string[]
  /** Those of icons left out. */
  font_faces: number
  /** Font faces without font-display. */
  font_faces_without_display: number
}

export type AnalyticsKind =
  | 'universal-analytics'
  | 'google-analytics-4'
  | 'google-tag-manager'
  | 'google-ads'
  | 'meta-pixel'
  | 'bing-uet'
  | 'clarity'
  | 'hotjar'
  | 'linkedin'
  | 'plausible'
  | 'matomo'
  | 'call-tracking'

export type AnalyticsFact = Place & {
  kind: AnalyticsKind
  id: string
  /** The id was never filled in: UA-XXXXX-Y, G-XXXXXXX, YOUR_PIXEL_ID. */
  placeholder: boolean
}

/** `url` begins with `=` where it is a key in a script: `=YOUR_API_KEY`, or one for tests, `=pk_test_51H…`. */
export type BlankKeyFact = Place & { url: string }

/** A key in inline code that only a server may know. */
export type SecretKeyFact = Place & { of: string; shown: string }

/** A box with an id and without anything in it; `named` where the id says what visitors look for. */
export type EmptyPartFact = Place & { id: string; named: boolean }

/** A file with the header, the menu or the foot that a script fetches and puts into the page. */
export type FrameFileFact = Place & { file: string }

/** `type` as written, in lower case. */
export type MisnamedDataFact = Place & { type: string }

/** Inline code that sends the visitor elsewhere by itself. */
export type ScriptRedirectFact = Place & {
  target: string
  /** It asks first for a phone, a tablet or a narrow screen, and sends those away. */
  for_phones: boolean
  /** It lets the robots of search engines stay. */
  spares_robots: boolean
}

export type ResourceKind =
  | 'script'
  | 'style'
  | 'image'
  | 'iframe'
  | 'media'
  | 'font'
  | 'icon'
  | 'manifest'
  | 'preload'
  | 'object'
  | 'form'

/** Something the page loads (or, for `form`, sends to). `url` is absolute, http or https. */
export type ResourceFact = Place & {
  kind: ResourceKind
  url: string
  /** On an https page an `active` http address is blocked or dangerous; a passive one is upgraded or warned of. */
  active: boolean
}

/** A URL anywhere on the page that only works on the maker's own machine or network. */
export type UnreachableUrlFact = Place & {
  url: string
  where: string
  kind: 'localhost' | 'private' | 'file' | 'staging'
}

/**
 * A comment of the source that tells how the page was made: saved by a program that copies sites, with what an office
 * keeps of its files, with what is still to be done, or with code that only Internet Explorer would run. A `prompt` is
 * what inline code tells a chat assistant to be.
 */
export type SourceNote = Place & { kind: 'mirrored' | 'office' | 'to-do' | 'prompt' | 'form'; text: string }

/** A rule or a style attribute of html or body by which nothing of the page is seen: `hidden` is its declaration. */
export type VeilFact = Place & { selector: string; hidden: string }
