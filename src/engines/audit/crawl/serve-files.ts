import type { OutsideFetch, OutsideRequest } from '#src/domain/outside-fetch.ts'
import { type ErrorPage, findErrorPage } from '#src/engines/audit/crawl/error-page.ts'
import type { ReadSiteFile } from '#src/engines/audit/crawl/read-site-file.ts'

const mediaTypes: Record<string, string> = {
  // A file says itself how its letters are encoded; what a server would add is not known here.
  html: 'text/html',
  htm: 'text/html',
  xhtml: 'application/xhtml+xml',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  // Translated in the browser.
  jsx: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  pjpeg: 'image/jpeg',
  bmp: 'image/bmp',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  gz: 'application/gzip',
}

/** The path inside the folder; undefined for one that would leave it. */
function filePath(pathname: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  const segments = decoded.split('/').filter(segment => segment !== '')
  const leaves = segments.some(segment => segment === '..' || segment === '.' || /[\\\0]/.test(segment))
  return leaves ? undefined : segments.join('/')
}

/** What servers show of a folder, in the order of Apache and IIS. */
const front_pages = ['index.html', 'index.htm', 'default.html', 'default.htm', 'Default.htm', 'Index.html', 'Index.htm']
/** Some hosts show this in front of the site, and of no other folder. */
const front_pages_of_site = [...front_pages, 'home.html', 'home.htm']
const is_front_page = /\/(?:index|default)\.html?$/i

const has_ending = /\.(?:html?|php|aspx?|jsp|pdf|txt|xml)$/i

/** Where static hosts look for a page: the file itself, its name with .html, or the front page of a folder. */
function candidates(path: string, is_folder: boolean): string[] {
  if (path === '') return front_pages_of_site
  const of_folder = front_pages.map(name => `${path}/${name}`)
  // Behind the name of a file no server looks for one.
  if (is_folder && has_ending.test(path)) return of_folder
  // With a slash behind it a folder is asked for; a page of the same name may lead there.
  return is_folder ? [...of_folder, path, `${path}.html`] : [path, `${path}.html`, ...of_folder]
}

/** What a static host hands out, as nothing runs it. */
const source_of_php = /^(?:\ufeff|ï»¿)?\s*<\?php\s/
const type_of_php = 'application/x-httpd-php'

const is_program = /\.(?:php|aspx?|jsp|cfm|cgi|pl)$/i
const most_head = 16_384

/** `contact.php` is found as `contact.php.html` only in a copy that says so: a tool saved what the program answered. */
function isMeant(path: string, bytes: Uint8Array): boolean {
  if (!is_program.test(path)) return true
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, most_head))
  return head.includes('canonical') && head.includes(`/${path}`)
}

type Found = { status: number; path: string; bytes: Uint8Array }

async function find(read: ReadSiteFile, url: string, missing: () => Promise<ErrorPage>): Promise<Found> {
  const { pathname } = new URL(url)
  const path = filePath(pathname)
  for (const candidate of path === undefined ? [] : candidates(path, pathname.endsWith('/'))) {
    const bytes = await read(candidate)
    if (bytes && (candidate === path || path === undefined || isMeant(path, bytes)))
      return { status: 200, path: candidate, bytes }
  }
  return { status: 404, ...(await missing()) }
}

/** FNV-1a over the bytes. */
function markOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return `"${(hash >>> 0).toString(16)}"`
}

const head_bytes = 1_000
const is_html_file = /\.html?$/i
/** The first element behind the declaration of XML, where that is no page. */
const root_of_no_page =
  /^(?:<\?xml[^>]{0,200}>\s*<(?!html\b|!doctype\s+html\b|!--)|<(?:rss|feed|rdf:rdf|urlset|sitemapindex|browserconfig)[\s>])/i
/** Copying tools write whence they copied between the declaration and the root. */
const comments = /<!--[\s\S]*?-->\s*/g
const byte_order_mark = /^(?:\ufeff|ï»¿)/

/** Whether a text is XML for programs, by its beginning. */
export const isXmlForPrograms = (text: string): boolean =>
  root_of_no_page.test(text.slice(0, head_bytes).replace(byte_order_mark, '').replace(comments, '').trimStart())

/** What a server lists of a folder without a page of its own. */
const list_of_folder = /<title>\s*Index of \//i

/** Answers for programs that a copying tool saved as pages, XML and JSON, are known by how they begin, and so are lists of folders. */
function typeByContent(path: string, bytes: Uint8Array): string | undefined {
  if (!is_html_file.test(path)) return undefined
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, head_bytes))
  if (/^(?:ï»¿)?\s*[{[]\s*["{[]/.test(head)) return mediaTypes.json
  if (list_of_folder.test(head)) return mediaTypes.txt
  return isXmlForPrograms(head) ? mediaTypes.xml : undefined
}

/** `about`, saved without an ending: hosts tell a page by how it begins. */
const begins_as_page = /^(?:\ufeff|ï»¿)?\s*(?:<!doctype\s+html|<html)\b/i

function isPageWithoutEnding(path: string, bytes: Uint8Array): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return !name.includes('.') && begins_as_page.test(new TextDecoder('latin1').decode(bytes.subarray(0, head_bytes)))
}

function typeOf(path: string, bytes: Uint8Array): string {
  if (isPageWithoutEnding(path, bytes)) return 'text/html'
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const by_name = Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined
  return typeByContent(path, bytes) ?? by_name ?? 'application/octet-stream'
}

/** Is this the code of a program, in a folder by which its host is known to run none? */
async function isHandedOut(read: ReadSiteFile, { status, path, bytes }: Found): Promise<boolean> {
  if (status !== 200 || !/\.php$/i.test(path)) return false
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, head_bytes))
  return source_of_php.test(head) && (await read('CNAME')) !== undefined
}

function answerWith(request: OutsideRequest, { status, path, bytes }: Found, type = typeOf(path, bytes)) {
  const sent = request.method === 'HEAD' ? new Uint8Array() : bytes.subarray(0, request.max_bytes ?? bytes.byteLength)
  const end = sent.byteLength < bytes.byteLength && request.method === 'GET' ? 'too_large' : 'complete'
  const count = { end, transferred_bytes: sent.byteLength, decoded_bytes: sent.byteLength } as const
  return {
    ok: true,
    status,
    headers: [
      ['content-type', type],
      ['content-length', String(bytes.byteLength)],
      // Servers of files name them by their content; pictures that are the same are known by it.
      ...(type.startsWith('image/') && status === 200 ? [['etag', markOf(bytes)] as const] : []),
    ],
    headers_ms: 0,
    body: (async function* () {
      if (sent.byteLength > 0) yield sent
    })(),
    ended: () => count,
    discard: () => undefined,
  } as const
}

/** The other spellings of the address, by http or with www, lead to the one that the copy stands for. */
function redirectTo(location: string) {
  return {
    ok: true,
    status: 301,
    headers: [['location', location]],
    headers_ms: 0,
    body: (async function* () {})(),
    ended: () => ({ end: 'complete', transferred_bytes: 0, decoded_bytes: 0 }) as const,
    discard: () => undefined,
  } as const
}

const bareHost = (url: URL) => url.hostname.replace(/^www\./, '')

/** Audits a folder of files as a static host would serve it at the origin; everything else goes out. */
export function serveFiles(read: ReadSiteFile, origin_url: string, fetch: OutsideFetch): OutsideFetch {
  const home = new URL(origin_url)
  let error_page: Promise<ErrorPage> | undefined
  const missing = () => (error_page ??= findErrorPage(read))
  return async request => {
    const url = URL.parse(request.url)
    if (url && url.origin !== home.origin && bareHost(url) === bareHost(home))
      return redirectTo(home.origin + url.pathname + url.search)
    if (url?.origin !== home.origin) return fetch(request)
    const found = await find(read, request.url, missing)
    // Links on the page are meant from inside its folder.
    const is_folder =
      found.status === 200 &&
      is_front_page.test(found.path) &&
      !/\/(?:(?:index|default)(?:\.html?)?)?$/i.test(url.pathname)
    if (is_folder) return redirectTo(`${home.origin}${url.pathname}/${url.search}`)
    return answerWith(request, found, (await isHandedOut(read, found)) ? type_of_php : undefined)
  }
}
