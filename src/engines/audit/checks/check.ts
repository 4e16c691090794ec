import type { LabSpeed } from '#src/domain/lab-speed.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { SectionId } from '#src/engines/audit/sections.ts'

/** `info` is told and never scored. */
export type Severity = 'info' | 'low' | 'medium' | 'high' | 'critical'

/** One place where a check found what it looks for. */
export type Occurrence = {
  url: string
  /** Counts from 1 in the page as served; null where the evidence is no line of a page: a header, a status, an absence. */
  line: number | null
  /** What stands there, short and verbatim where there is text: the reader must recognise it. */
  evidence: string
}

/** What looking came to. `not_checked` says why in a sentence, and never scores. */
export type Outcome =
  | { state: 'ok' }
  | { state: 'found'; occurrences: readonly Occurrence[] }
  /** It could not apply here: no form on the page, no second language. Counts neither for nor against. */
  | { state: 'not_applicable' }
  | { state: 'not_checked'; reason: string }

/** The words and weight of a check. */
type Described = {
  /** Of the catalogue, in kebab-case; never reused for something else. */
  id: string
  section: SectionId
  severity: Severity
  /** What is wrong, as a sentence for a shop owner, without jargon where there is a plain word. */
  title: string
  /** Why it matters to a shop. */
  why: string
  /** What to do about it. */
  mend: string
  /** Where the rule comes from: an address, or the name of a standard with its section. */
  source: string
}

/** Looks at one page at a time; its occurrences on all pages become one finding. */
export type PageCheck = Described & { scope: 'page'; look: (page: PageView) => Outcome }

/** Looks once at everything that is known of the site. */
export type SiteCheck = Described & {
  scope: 'site'
  look: (site: SiteView) => Outcome
  /** The same in steps of a few milliseconds, where `look` takes long on a large site; see `inSteps`. */
  steps?: (site: SiteView) => Generator<undefined, Outcome>
}

/** Looks at what a browser measured; not asked where nothing was measured. */
export type LabCheck = Described & { scope: 'lab'; look: (speed: LabSpeed) => Outcome }

export type Check = PageCheck | SiteCheck | LabCheck
