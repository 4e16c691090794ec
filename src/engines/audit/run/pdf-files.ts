import type { PdfRead, PdfText, ReadPdf } from '#src/domain/pdf-text.ts'
import type { PdfFile } from '#src/engines/audit/checks/site-view.ts'
import type { LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import { readPageInSteps } from '#src/engines/audit/facts/read-page.ts'
import { inTurns } from '#src/engines/audit/in-turns.ts'

/** A site with more has an archive; what it offers now is linked first. */
const most_files = 20

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

/** The file as a page: a paragraph to each stretch of lines, so that it is read as pages are. */
function asPage({ lines }: PdfText): string {
  const paragraphs: string[][] = [[]]
  for (const line of lines.flatMap(page => [...page, ''])) {
    if (line === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(escaped(line))
  }
  const written = paragraphs.filter(own => own.length > 0).map(own => `<p>${own.join('<br>\n')}</p>`)
  return `<!doctype html><html lang="en"><body>${written.join('\n')}</body></html>`
}

async function toFile({ url, found_on }: LinkChecked, read: PdfRead): Promise<PdfFile[]> {
  const own = { url, found_on, pages: 0, letters: 0, facts: null }
  if (!read.ok) return read.reason === 'not_read' ? [] : [{ ...own, problem: read.reason }]
  const { pages, lines } = read.text
  const letters = lines.flat().reduce((sum, line) => sum + line.length, 0)
  const facts = await inTurns(readPageInSteps(asPage(read.text), { url }))
  return [{ ...own, problem: null, pages, letters, facts }]
}

/** The PDF files of a site, read one after the other beside its pages. */
export class PdfFiles {
  #read: ReadPdf | undefined
  readonly #files: PdfFile[] = []
  #last: Promise<void> = Promise.resolve()

  constructor(read: ReadPdf | undefined) {
    this.#read = read
  }

  /** So many are wanted of the crawl. */
  get most(): number {
    return this.#read ? most_files : 0
  }

  /** Waits for the file before: no more than two are held at a time. */
  async take(link: LinkChecked, signal: AbortSignal): Promise<void> {
    const { pdf } = link
    await this.#last
    const read = this.#read
    if (!pdf || !read) return
    this.#last = read(pdf, signal).then(async text => {
      // Whoever made a file that cannot be read in time made more of them.
      if (!text.ok && text.reason === 'not_read') this.#read = undefined
      this.#files.push(...(await toFile(link, text)))
    })
  }

  /** Once the crawl has ended. */
  async all(): Promise<readonly PdfFile[]> {
    await this.#last
    return this.#files
  }
}
