/** What is written in a PDF file. */
export type PdfText = {
  /** Of the whole file. */
  pages: number
  /** Of the pages that were read, the first ones, each from top to bottom; an empty line parts what stands apart. */
  lines: readonly (readonly string[])[]
}

/**
 * `damaged`: no program opens it, or only after guessing; `locked`: it asks for a password; `not_read`: it takes more time or
 * memory than it is given, which says nothing of the file.
 */
export type PdfRead = { ok: true; text: PdfText } | { ok: false; reason: 'damaged' | 'locked' | 'not_read' }

/** Reads a file of any content; the signal ends it. Never rejects. */
export type ReadPdf = (bytes: Uint8Array, signal: AbortSignal) => Promise<PdfRead>
