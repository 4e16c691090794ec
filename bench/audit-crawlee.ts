import { pathToFileURL } from 'node:url'
import { crawlInTurns } from './audit-turns.ts'

/** What is used of it, as its own types have it. */
type Page = { $: (selector: string) => { text: () => string }; enqueueLinks: () => Promise<unknown> }
type Crawlee = {
  CheerioCrawler: new (
    options: { requestHandler: (page: Page) => Promise<void>; maxRequestRetries: number },
    configuration: unknown,
  ) => { run: (urls: string[]) => Promise<unknown> }
  Configuration: new (options: { persistStorage: boolean; purgeOnStart: boolean }) => unknown
  log: { setLevel: (level: number) => void }
}

const [url = '', folder = ''] = process.argv.slice(2)
const entry = pathToFileURL(`${folder}/node_modules/@crawlee/cheerio/index.mjs`).href
const { CheerioCrawler, Configuration, log } = (await import(entry)) as Crawlee
log.setLevel(0)

crawlInTurns(async () => {
  const titles: string[] = []
  const configuration = new Configuration({ persistStorage: false, purgeOnStart: true })
  const requestHandler = async ({ $, enqueueLinks }: Page) => {
    titles.push($('title').text())
    await enqueueLinks()
  }
  await new CheerioCrawler({ requestHandler, maxRequestRetries: 0 }, configuration).run([url])
  return { pages: titles.length, note: 'titles and links only' }
})
