import type { ReadSiteFile } from '#src/engines/audit/crawl/read-site-file.ts'

/** What is shown for what is missing; without bytes the host shows a page of its own. */
export type ErrorPage = { path: string; bytes: Uint8Array }

/** What static hosts take. */
const pages = ['404.html', '404.htm', '404/index.html']
/** As hosts with settings are told; one that takes the domain from a file has none, and knows the first only. */
const pages_by_settings = [
  'error.html',
  'error404.html',
  '404error.html',
  'not-found.html',
  'notfound.html',
  'not_found.html',
  'page-not-found.html',
]
/** Files by which a server may be told what to answer. */
const settings = [
  '.htaccess',
  'web.config',
  '_redirects',
  '_worker.js',
  'netlify.toml',
  'vercel.json',
  'now.json',
  'firebase.json',
  'staticwebapp.config.json',
  'nginx.conf',
]
/** Pages made for it in a folder of their own: settings that lie elsewhere may name them. */
const in_folders = [
  'errors/404.html',
  'error/404.html',
  'error_pages/404.html',
  'error-pages/404.html',
  'pages/404.html',
]
const speaks_of_missing = /\b404\b|(?:^|[\s"'])\/\*|"source"\s*:\s*"(?:\*\*|\/\(\.\*\)|\/:)/
/** Of settings in JSON these name other answers; the rest are headers and the like. */
const answers_otherwise = /"(?:rewrites|routes|redirects|navigationFallback|responseOverrides)"/

/** Programs that answer for a whole site, and pages that they or a generator make. */
const programs = [
  '404.php',
  '404.shtml',
  '404.asp',
  '404.aspx',
  '404.md',
  'index.php',
  'server.js',
  'app.py',
  'manage.py',
]
/** By these a folder is known for one of a repository, or of a host that shows the folder's own page, and else a bare one of the host's. */
const of_static_hosts = [
  'CNAME',
  '.nojekyll',
  '_headers',
  '_redirects',
  'netlify.toml',
  'vercel.json',
  'wrangler.toml',
  'README.md',
  '.gitignore',
  '.gitattributes',
]

const none = new Uint8Array()

/** The page of a folder for addresses that do not exist; a text that is none where a server's settings may show another. */
export async function findErrorPage(read: ReadSiteFile): Promise<ErrorPage> {
  const is_bare = (await read('CNAME')) !== undefined
  for (const path of is_bare ? pages : [...pages, ...pages_by_settings]) {
    const bytes = await read(path)
    if (bytes) return { path, bytes }
  }
  for (const path of settings) {
    const bytes = await read(path)
    const text = bytes ? new TextDecoder().decode(bytes) : ''
    if (!speaks_of_missing.test(text) || (path.endsWith('.json') && !answers_otherwise.test(text))) continue
    const named = /ErrorDocument\s+404\s+\/?([\w./-]+\.html?)/i.exec(text)?.[1]
    const page = named === undefined ? undefined : await read(named)
    return page && named !== undefined ? { path: named, bytes: page } : decidedByServer(path)
  }
  for (const path of is_bare ? programs : [...programs, ...in_folders])
    if (await read(path)) return decidedByServer(path)
  for (const path of of_static_hosts) if (await read(path)) return { path: '404.html', bytes: none }
  return decidedByServer('its settings')
}

const decidedByServer = (by: string): ErrorPage => ({ path: '404.txt', bytes: new TextEncoder().encode(by) })
