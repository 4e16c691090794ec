import type { CrawlProblem, LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import type { CrawlRun } from '#src/engines/audit/crawl/crawl-run.ts'
import { describeAnswer } from '#src/engines/audit/crawl/describe-answer.ts'
import { mediaType } from '#src/engines/audit/crawl/header-value.ts'
import type { WaitingLink } from '#src/engines/audit/crawl/link-queue.ts'
import { nameFailure, nameRebuff } from '#src/engines/audit/crawl/name-status.ts'
import { readBytes, readNothing } from '#src/engines/audit/crawl/read-bytes.ts'
import type { Travelled } from '#src/engines/audit/crawl/travel.ts'
import type { OkAnswer } from '#src/engines/audit/crawl/visit.ts'
import { isDrawing, longest_drawing } from '#src/engines/audit/facts/drawing.ts'
import { type PhotoPlace, placeOfPhoto } from '#src/engines/audit/facts/photo-place.ts'
import { head_of_picture, type PictureSize, pictureSize } from '#src/engines/audit/facts/picture-size.ts'
import { isNamedAsLibrary } from '#src/engines/audit/facts/scripts/library-in-code.ts'
import { isWebManifest } from '#src/engines/audit/facts/web-manifest.ts'

function problemOf(travelled: Travelled<null>): CrawlProblem | null {
  if (!travelled.ok) return travelled.problem
  const { status, headers } = travelled.visited
  return nameRebuff(travelled.final_url, status, headers) ?? nameFailure(travelled.final_url, status) ?? null
}

/** More than this is a library, or a bundle that nobody can judge by its words. */
const most_code = 200_000
const is_code = /\.(?:m?jsx?|css)(?:[?#]|$)/i
/** Enough for the first comment of a library. */
const banner_bytes = 4_000

/** Sites have thousands of small drawings; what is wrong with some shows in the first. */
const most_drawings = 60
const drawings_read = new WeakMap<CrawlRun, number>()

function mayReadDrawing(run: CrawlRun): boolean {
  const count = (drawings_read.get(run) ?? 0) + 1
  drawings_read.set(run, count)
  return count <= most_drawings
}

/**
 * The text of a script, a style, a small drawing or a manifest of the site that is no library by its size: forms and
 * backgrounds depend on them. Of a library only the beginning, which tells its version.
 */
async function codeOf(
  run: CrawlRun,
  { url, external, kind }: WaitingLink,
  head: Travelled<null>,
): Promise<{ code?: string; banner?: string }> {
  if (external || !head.ok || head.visited.status !== 200 || kind !== 'asset') return {}
  const length = Number(head.visited.headers.find(([name]) => name === 'content-length')?.[1] ?? 0)
  const is_drawing = isDrawing(url)
  if (is_drawing && (length === 0 || length > longest_drawing || !mayReadDrawing(run))) return {}
  if (!is_drawing && !is_code.test(url) && !isWebManifest(url)) return {}
  const isLarge = length > most_code
  if (isLarge && !isNamedAsLibrary(url)) return {}
  const read = async (answer: OkAnswer) => new TextDecoder().decode(await readBytes(answer))
  const max_bytes = isLarge ? banner_bytes : most_code
  const travelled = await run.travel({ url, method: 'GET', max_bytes, read, permit: run.permit })
  if (!travelled.ok || travelled.visited.status !== 200) return {}
  const code = travelled.visited.read
  if (isLarge) return { banner: code }
  return code.length < most_code ? { code } : {}
}

const is_photo = /\.jpe?g(?:[?#]|$)/i

/** How large a picture is, where that is asked, and in a folder, where its files are at hand, what its camera noted. */
async function pictureOf(
  run: CrawlRun,
  { url, external, measured }: WaitingLink,
  head: Travelled<null>,
): Promise<{ size?: PictureSize; taken_at?: PhotoPlace }> {
  const is_at_hand = (run.options.copy_pages?.length ?? 0) > 0 && is_photo.test(url)
  if (external || !(measured === true || is_at_hand) || !head.ok || head.visited.status !== 200) return {}
  const travelled = await run.travel({
    url,
    method: 'GET',
    max_bytes: head_of_picture,
    read: readBytes,
    permit: run.permit,
  })
  if (!travelled.ok || travelled.visited.status !== 200) return {}
  const size = measured === true ? pictureSize(travelled.visited.read) : null
  const taken_at = placeOfPhoto(travelled.visited.read)
  return { ...(size ? { size } : {}), ...(taken_at ? { taken_at } : {}) }
}

/** Forms, menus and flyers; what is larger is a book or a stack of photos. */
const most_pdf = 3 * 1024 * 1024

async function pdfOf(
  run: CrawlRun,
  { url, external }: WaitingLink,
  head: Travelled<null>,
): Promise<{ pdf?: Uint8Array }> {
  if (external || !head.ok || head.visited.status !== 200) return {}
  if (mediaType(head.visited.headers) !== 'application/pdf' || !run.takesPdf()) return {}
  const travelled = await run.travel({ url, method: 'GET', max_bytes: most_pdf, read: readBytes, permit: run.permit })
  if (!travelled.ok || travelled.visited.status !== 200 || travelled.visited.count.end !== 'complete') return {}
  const pdf = travelled.visited.read
  return run.options.is_local_copy && isLeftOut(pdf) ? {} : { pdf }
}

/** Copies leave large files out, and keep an empty one or a note for Git in the place. */
function isLeftOut(file: Uint8Array): boolean {
  return file.byteLength === 0 || new TextDecoder().decode(file.subarray(0, 30)).startsWith('version https://git-lfs')
}

/** A body that a careless server sends after the head spoils the next answer on that connection, too. */
const unsettled: ReadonlySet<string> = new Set(['connection_lost', 'answer_malformed'])

/** Asks for the head of a link, and for the whole where the head fails: many servers treat HEAD badly. */
export async function checkLink(run: CrawlRun, link: WaitingLink): Promise<LinkChecked> {
  const { url, kind, found_on, external } = link
  const max_bytes = run.options.bounds.page_bytes
  const trip = { url, max_bytes, read: readNothing, permit: run.permit }
  const head = await run.travel({ ...trip, method: 'HEAD' })
  const isSettled = head.ok ? head.visited.status < 400 : !unsettled.has(head.problem.reason)
  const last = isSettled ? head : await run.travel({ ...trip, method: 'GET' })
  const result = last.ok ? describeAnswer(url, last, true) : null
  return {
    type: 'link_checked',
    url,
    kind,
    found_on,
    external,
    result,
    problem: problemOf(last),
    ...(await codeOf(run, link, last)),
    ...(await pictureOf(run, link, last)),
    ...(await pdfOf(run, link, last)),
  }
}
