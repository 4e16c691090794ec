import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { beginPage, readPageAtOnce } from '#src/engines/audit/facts/read-page.ts'
import { inTurns } from '#src/engines/audit/in-turns.ts'

export const page_url = 'https://www.calloway.example/services/drains/'

/** Facts of a piece of HTML, as it stands. */
export function factsOf(html: string, url = page_url): PageFacts {
  return readPageAtOnce(html, { url })
}

/** Facts of a page with this body; its first line is line 1. */
export function factsOfBody(body: string): PageFacts {
  return factsOf(
    `<!doctype html><html lang="en"><head><title>Calloway Plumbing</title></head><body>${body}</body></html>`,
  )
}

export function factsOfHead(head: string): PageFacts {
  return factsOf(`<!doctype html><html lang="en"><head>${head}</head><body><p>Text</p></body></html>`)
}

/** The facts of a page that comes in pieces. */
export async function factsOfPieces(pieces: string | Iterable<string> | AsyncIterable<string>): Promise<PageFacts> {
  const { finish } = await beginPage(pieces, { url: page_url })
  return inTurns(finish())
}
