import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { picturesForSharing, picturesInData } from '#src/engines/audit/facts/named-pictures.ts'

type Provider = { name: string; keeps: RegExp; runs: RegExp }

/** Builders that keep the pictures of their customers' sites, and by what a page shows that it still runs there. */
const providers: readonly Provider[] = [
  {
    name: 'Duda',
    keeps: /^https?:\/\/(?:lirp|irp|le-cdn|cdn|de)[\w-]*\.(?:cdn-website|multiscreensite|hibuwebsites)\.com\//,
    runs: /static[\w-]*\.cdn-website\.com|(?:irp|static)[\w-]*\.(?:cdn-website|multiscreensite)\.com\/[^"]*\.(?:js|css)/,
  },
  { name: 'Wix', keeps: /^https?:\/\/(?:static|video)\.wixstatic\.com\//, runs: /parastorage\.com|wix\.com/i },
  {
    name: 'Squarespace',
    keeps: /^https?:\/\/(?:images|static1)\.squarespace(?:-cdn)?\.com\/(?!static\/vta|universal)/,
    runs: /assets\.squarespace\.com|squarespace/i,
  },
  {
    name: 'GoDaddy',
    keeps: /^https?:\/\/(?:img\d|isteam|nebula)\.wsimg\.com\/(?!blobby\/go\/static|poly|gfonts)/,
    runs: /img\d\.wsimg\.com\/[^"]*\.js|go ?daddy|starfield/i,
  },
  {
    name: 'Weebly',
    keeps: /^https?:\/\/(?:[\w-]+\.weebly\.com\/uploads|(?:www\.)?weebly\.com\/editor\/uploads)\//,
    runs: /cdn\d?\.editmysite\.com|weebly/i,
  },
  {
    name: 'Jimdo',
    keeps: /^https?:\/\/(?:image|u)\.jimcdn\.com\//,
    runs: /assets\.jimstatic\.com|jimdo/i,
  },
  {
    name: 'Hostinger',
    keeps: /^https?:\/\/assets\.zyrosite\.com\//,
    runs: /userapp\.zyrosite|cdn\.zyrosite|hostinger/i,
  },
]
const may_keep = /cdn-website|multiscreensite|hibuweb|wixstatic|squarespace|wsimg|weebly|jimcdn|zyrosite/
const most = 5

export const leftAtOldProvider: SiteCheck = {
  id: 'pictures-at-old-provider',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'Pictures still come from the builder that the site has left',
  why: 'They vanish on the day when the old account is closed, and until then they load more slowly than your own.',
  mend: 'Download the pictures and put them on the server where the site is now.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
  look: ({ home_view, origin }) => {
    if (!home_view) return notApplicable
    const { facts, url } = home_view
    const { resources, metas, scripts, stylesheets } = facts
    // What data and sharing name is shown in search results and messages.
    const pictures = [
      ...resources.filter(({ kind }) => kind === 'image'),
      ...picturesInData(facts),
      ...picturesForSharing(facts),
    ]
    const kept = pictures.filter(one => may_keep.test(one.url))
    if (kept.length === 0) return notApplicable
    const runs_by = [
      ...metas.flatMap(({ name, content }) => (name === 'generator' ? [content] : [])),
      ...[...scripts, ...stylesheets].map(one => one.url ?? ''),
      origin,
    ].join(' ')
    return foundAll(
      providers
        .flatMap(({ name, keeps, runs }) => {
          const there = kept.filter(one => keeps.test(one.url))
          const [first] = there
          if (!first || runs.test(runs_by)) return []
          const evidence = `${there.length} from ${name}, such as ${shortened(first.url, 100)}`
          return [{ url, line: first.line, evidence }]
        })
        .slice(0, most),
    )
  },
}
