import type { Faq } from '#src/content/faq.ts'
import type { HelpView } from '#src/content/help/help-view.ts'

/** Where one step is taken, and what to do there: names of buttons, links, fields and headings stand `**so**`, word for word. */
export type HelpStep = readonly [on: HelpView, text: string]

/** A short answer with an address of its own: its id as a fragment of the page it stands on. */
export type HelpAnswer = Faq & {
  id: string
  /** What to do, in order, set as numbered steps after the answer. */
  steps?: readonly HelpStep[]
  /** Set as a list after the answer. */
  points?: readonly { title: string; text: string }[]
  /** Where the reader can go on. */
  more?: { name: string; path: string }
}

export type HelpGroup = { id: string; title: string; answers: readonly HelpAnswer[] }

/** A page of answers. Its groups have addresses of their own too, `#group-{id}`. */
export type HelpPlace = { path: string; groups: readonly HelpGroup[] }
