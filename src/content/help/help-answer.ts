import type { Faq } from '#src/content/faq.ts'

/** A short answer with an address of its own, `/help-center#{id}`. */
export type HelpAnswer = Faq & {
  id: string
  /** Set as a list after the answer. */
  points?: readonly { title: string; text: string }[]
  /** Where the reader can go on. */
  more?: { name: string; path: string }
}

export type HelpGroup = { id: string; title: string; answers: readonly HelpAnswer[] }
