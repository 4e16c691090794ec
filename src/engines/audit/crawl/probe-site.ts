import type { MissingPageProbed, SiteFileRead, TlsRead, VariantProbed } from '#src/engines/audit/crawl/crawl-event.ts'
import type { CrawlRun } from '#src/engines/audit/crawl/crawl-run.ts'
import { describeAnswer } from '#src/engines/audit/crawl/describe-answer.ts'
import { mediaType } from '#src/engines/audit/crawl/header-value.ts'
import { readBytes, readNothing } from '#src/engines/audit/crawl/read-bytes.ts'
import { readPageText } from '#src/engines/audit/crawl/read-page-text.ts'
import { sayProblem } from '#src/engines/audit/crawl/say-problem.ts'
import type { OkAnswer } from '#src/engines/audit/crawl/visit.ts'

type Probe = VariantProbed | MissingPageProbed | SiteFileRead | TlsRead

const siteFiles = ['/llms.txt', '/favicon.ico']
/** By which a folder tells its host the name under which it is shown. */
const domainFile = '/CNAME'
const siteFileBytes = 512 * 1024

/** http and https, with and without www; only the page itself where a www would make no sense. */
function variantsOf(home_url: string): string[] {
  const { hostname, port, origin } = new URL(home_url)
  const isName = /[a-z]/i.test(hostname) && !hostname.startsWith('[') && hostname.includes('.')
  if (!isName || port !== '') return []
  const bare = hostname.replace(/^www\./, '')
  const all = ['https', 'http'].flatMap(scheme => [`${scheme}://${bare}`, `${scheme}://www.${bare}`])
  return all.filter(variant => variant !== origin).map(variant => `${variant}/`)
}

async function probeVariant(run: CrawlRun, url: string): Promise<VariantProbed> {
  const max_bytes = run.options.bounds.page_bytes
  const travelled = await run.travel({ url, method: 'GET', max_bytes, read: readNothing, permit: run.permit })
  const type = 'variant_probed'
  if (!travelled.ok) return { type, url, result: null, problem: travelled.problem }
  return { type, url, result: describeAnswer(url, travelled, true), problem: null }
}

async function probeMissingPage(run: CrawlRun, home_url: string): Promise<MissingPageProbed> {
  const { random, bounds } = run.options
  const name = Math.floor(random() * 2 ** 40).toString(36)
  const { href: url } = new URL(`/porchlight-audit-${name.padStart(8, '0')}`, home_url)
  const max_bytes = bounds.page_bytes
  const travelled = await run.travel({ url, method: 'GET', max_bytes, read: readPageText, permit: run.permit })
  const type = 'missing_page_probed'
  if (!travelled.ok) return { type, url, result: null, charset: null, body: null, problem: travelled.problem }
  const { charset, text } = travelled.visited.read
  return { type, url, result: describeAnswer(url, travelled), charset, body: text, problem: null }
}

async function readIfText(answer: OkAnswer): Promise<string | null> {
  if (!mediaType(answer.headers).startsWith('text/')) return readNothing(answer)
  return new TextDecoder().decode(await readBytes(answer))
}

/** The file of the domain has no ending that would tell its type. */
const readAsText = async (answer: OkAnswer): Promise<string> => new TextDecoder().decode(await readBytes(answer))

async function readSiteFile(run: CrawlRun, home_url: string, path: string): Promise<SiteFileRead> {
  const { href: url } = new URL(path, home_url)
  const { permit } = run
  const read = path === domainFile ? readAsText : readIfText
  const travelled = await run.travel({ url, method: 'GET', max_bytes: siteFileBytes, read, permit })
  const type = 'site_file_read'
  if (!travelled.ok) return { type, path, result: null, text: null, problem: travelled.problem }
  return { type, path, result: describeAnswer(url, travelled), text: travelled.visited.read, problem: null }
}

async function readTls(run: CrawlRun, home_url: string): Promise<TlsRead | undefined> {
  const { inspect_tls, is_local_copy } = run.options
  if (!inspect_tls || is_local_copy || !home_url.startsWith('https:')) return undefined
  const answer = await inspect_tls(home_url, run.signal)
  const type = 'tls_read'
  if (answer.ok) return { type, url: home_url, facts: answer.facts, problem: null }
  return { type, url: home_url, facts: null, problem: sayProblem(answer.reason, home_url, answer.detail) }
}

/** What is asked of a site besides its pages, each in turn. */
export async function* probeSite(run: CrawlRun, home_url: string): AsyncGenerator<Probe> {
  yield await probeMissingPage(run, home_url)
  const files = run.options.is_local_copy ? [...siteFiles, domainFile] : siteFiles
  for (const path of files) yield await readSiteFile(run, home_url, path)
  const tls = await readTls(run, home_url)
  if (tls) yield tls
  if (run.options.is_local_copy) return
  for (const variant of variantsOf(home_url)) yield await probeVariant(run, variant)
}
