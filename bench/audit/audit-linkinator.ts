import { pathToFileURL } from 'node:url'
import { crawlInTurns } from './audit-turns.ts'

/** What is used of it, as its own types have it. */
type Linkinator = {
  LinkChecker: new () => {
    on: (event: 'pagestart', listener: (url: string) => void) => void
    check: (options: {
      path: string
      recurse: boolean
      linksToSkip: string[]
    }) => Promise<{ links: { url: string; status?: number; state: string }[] }>
  }
}

const [url = '', folder = ''] = process.argv.slice(2)
const entry = pathToFileURL(`${folder}/node_modules/linkinator/build/src/index.js`).href
const { LinkChecker } = (await import(entry)) as Linkinator
/** Its own defaults with `--recurse`, files of the site included, but no other sites: they are not ours to load. */
const other_sites = [`^(?!${url.replaceAll('.', '\\.')})`]

crawlInTurns(async () => {
  const checker = new LinkChecker()
  const read = new Set<string>()
  checker.on('pagestart', page => read.add(page))
  const { links } = await checker.check({ path: url, recurse: true, linksToSkip: other_sites })
  const broken = new Set(links.filter(({ status }) => status === 404).map(link => link.url))
  return { pages: [...read].filter(page => !broken.has(page)).length, note: `${broken.size} broken links` }
})
