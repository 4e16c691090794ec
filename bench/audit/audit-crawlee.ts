import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { crawlInTurns } from './audit-turns.ts'

/** What is used of it, as its own types have it. */
type Page = { $: (selector: string) => { text: () => string }; enqueueLinks: () => Promise<unknown> }
type Crawlee = {
  CheerioCrawler: new (
    options: { requestHandler: (page: Page) => Promise<void> },
    configuration: unknown,
  ) => { run: (urls: string[]) => Promise<unknown> }
  Configuration: new (options: { storageClientOptions: { localDataDirectory: string } }) => unknown
  log: { setLevel: (level: number) => void }
}

const [url = '', folder = ''] = process.argv.slice(2)
const entry = pathToFileURL(`${folder}/node_modules/@crawlee/cheerio/index.mjs`).href
const { CheerioCrawler, Configuration, log } = (await import(entry)) as Crawlee
log.setLevel(0)

crawlInTurns(async () => {
  const titles: string[] = []
  // Its own defaults, which keep the queue on disk; a folder of its own each time, so that it reads all pages again.
  const localDataDirectory = mkdtempSync(join(tmpdir(), 'porchlight-bench-crawlee-'))
  const configuration = new Configuration({ storageClientOptions: { localDataDirectory } })
  const requestHandler = async ({ $, enqueueLinks }: Page) => {
    titles.push($('title').text())
    await enqueueLinks()
  }
  await new CheerioCrawler({ requestHandler }, configuration).run([url])
  rmSync(localDataDirectory, { recursive: true, force: true })
  return { pages: titles.length, note: 'titles and links only' }
})
