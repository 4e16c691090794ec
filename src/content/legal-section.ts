/** A numbered chapter of the privacy page or the terms, with an address of its own: `#{id}`. */
export type LegalSection = {
  id: string
  title: string
  paragraphs: readonly string[]
  /** Set as a list after the paragraphs; `title` leads in bold. */
  points?: readonly { title: string; text: string }[]
}

/** The day both texts took effect, as people read it. */
export const legalDate = 'November 21, 2026'
