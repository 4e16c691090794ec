import type { Dirent } from 'node:fs'
import { join } from 'node:path'
import { entriesOf } from '#src/audit-command/folder-entries.ts'

/** Where a program makes the site from its sources, the folder is not what visitors see. */
const is_source =
  /^(?:package\.json|_config\.ya?ml|(?:hugo|config)\.(?:toml|ya?ml)|(?:astro|vite|next|nuxt|gatsby|svelte|eleventy|webpack|rollup|angular)[\w.-]*\.(?:[cm]?[jt]s|json)|\.eleventy\.[cm]?js|gulpfile\.\w+|gruntfile\.\w+|app\.py|manage\.py|server\.js|app\.component\.ts|gemfile|composer\.json|makefile|dockerfile)$/i
/** Of those, folders that only some kinds of sources have. */
const is_source_folder = /^(?:_layouts|_includes|_posts|layouts|archetypes|app|_data|_sass)$/

/** What a workshop leaves anywhere: originals of pictures, dumps, copies of editors, and notes of the system and of its host. */
const left_anywhere =
  /\.(?:psd|psb|indd|sketch|fig|xd|xcf|cdr|fla|afdesign|afphoto|sql|mdb|accdb|sqlite3?|bak|orig|swp|lck|ste|dwt|lbi|mno|jbf|code-workspace|sublime-(?:project|workspace))$|^(?:\.ds_store|thumbs\.db|desktop\.ini|\.?picasa\.ini|ws_ftp\.log|(?:error|access|debug)[-_.]log(?:[-_.][\d.-]{1,20})?(?:\.gz)?|id_(?:rsa|dsa|ecdsa|ed25519)|.{1,40}\.(?:ppk|kdbx|pfx|p12)|(?:php_?info|adminer)\.php|~\$.{1,80})$|\.(?:html?|php|aspx?|css|js)(?:~{1,3}|[._-](?:19|20)\d{6}(?:\.[\w.]{1,20})?)$/i
/** Lists of people and orders, by their names; other tables may be what a script of the page reads. */
const list_of_people =
  /(?:^|[-_ .])(?:submissions?|entries|leads|customers?|clients?|contacts?|orders?|subscribers?|users?|members|exports?)(?:[-_ .(]?\d{1,8}\)?){0,3}\.csv$/i
/** Settings with passwords in them, which servers send like any other file; samples of them hold none. */
const of_settings = /^\.env(?:\.(?:local|prod(?:uction)?|dev(?:elopment)?|staging|backup))?$/i
/** Archives and documents, which a page may offer for download. */
const may_be_offered = /\.(?:zip|rar|7z|tar|tgz|docx?|xlsx?|pptx?|rtf|odt|ai)$/i
/** Notes, scripts and pictures of the screen of the maker, which lie at the top. */
const left_at_top = /\.(?:md|py|sh|bat|ps1|log)$|^screen ?shot.{0,80}\.(?:png|jpe?g)$/i
/** Texts of the workshop by their names: with blanks in them, or with an ending that was put behind another. */
const left_text = /^(?:.{0,60}\.(?:html?|xml|css|js|json|php|txt)|robots|.{1,40} .{1,60})\.te?xt$/i
/** A piece of a page that was pasted out of it, and data to try it with. */
const piece_of_page =
  /^(?:(?:head|header|body|footer|nav|section|part|hero|styles?|css|script|js|html|code|old|new|temp|tmp|draft|todo|backup)[-_ ]?\d{0,3}\.txt|(?:test|dummy|sample|mock|fake)[-_]?data\.(?:json|csv|js))$/i
/** What whoever made the site, or an assistant, wrote in capitals for whoever puts it up. */
const note_in_capitals = /^[A-Z][A-Z\d]*(?:[_ -][A-Z\d]+){1,8}\.txt$/
const for_robots = /^(?:robots|llms(?:-full)?|humans|ads|app-ads|security|sitemap)\.txt$/i
/** Every repository has them, and they say nothing that visitors should not read. */
const is_customary = /^(?:readme|license|licence|changelog|contributing|security|code_of_conduct|credits)\b/i

/** Folders that no host shows, or that are none of the maker’s. */
export const unread = /^(?:\.(?!ds_store).*|node_modules|vendor|bower_components)$/i
/** What editors and systems keep beside the pages. */
const of_an_editor =
  /^(?:_pg(?:backup|info)|_notes|_vti_\w+|_private|_borders|_mmserverscripts|nbproject|__macosx|__pycache__)$/i
/** The same, and hidden: GitHub shows them only where it is told to leave a folder as it is. */
const of_an_editor_and_hidden = /^\.(?:idea|vscode|settings|brackets|codekit-cache|sass-cache)$/i
const most_folders = 500
const most_files = 200

const isLeft = (name: string, at_top: boolean) =>
  left_anywhere.test(name) ||
  list_of_people.test(name) ||
  may_be_offered.test(name) ||
  (at_top &&
    (left_at_top.test(name) || left_text.test(name) || piece_of_page.test(name) || note_in_capitals.test(name)) &&
    !is_customary.test(name) &&
    !for_robots.test(name))

/** "deploy" and "deploy.pub": a private key that opens other machines, and its public half. */
const isOfKeyPair = (name: string, names: ReadonlySet<string>) =>
  name.endsWith('.pub') ? names.has(name.slice(0, -'.pub'.length)) : !name.includes('.') && names.has(`${name}.pub`)

const among_pictures = /(?:^|\/)(?:images?|img|pictures?|photos?|assets|media|uploads?)\/$/i

/** What a browser saved of another site while pictures were gathered there: a page, and a folder of its files. */
const isSavedPage = (name: string, below: string, names: ReadonlySet<string>) =>
  /\.html?$/i.test(name) && among_pictures.test(below) && names.has(name.replace(/\.html?$/i, '_files'))

/** A page and the name or the rules of its host side by side are served as they lie, whatever tools were used beside them. */
export function isSource(top: readonly Dirent[]): boolean {
  const names = new Set(top.map(({ name }) => name))
  const is_served = ['CNAME', '_redirects', '_headers'].some(name => names.has(name)) && names.has('index.html')
  return top.some(
    entry =>
      (entry.isDirectory() ? is_source_folder : is_source).test(entry.name) &&
      !(is_served && entry.name === 'package.json'),
  )
}

function showsHidden(top: readonly Dirent[]): boolean {
  const names = new Set(top.map(({ name }) => name))
  return !names.has('CNAME') || names.has('.nojekyll')
}

/** Addresses of files that lie in a folder which is served at an origin, and that are nothing for visitors by their names. */
export async function workingFilesInFolder(folder: string, origin: string): Promise<string[]> {
  const found: string[] = []
  const waiting = ['']
  let shows_hidden = false
  for (let at = 0; at < waiting.length && at < most_folders; at++) {
    const below = waiting[at] ?? ''
    const entries = await entriesOf(join(folder, below))
    if (below === '' && isSource(entries)) return []
    const names = new Set(entries.map(({ name }) => name))
    if (below === '') shows_hidden = showsHidden(entries)
    for (const entry of entries) {
      const path = below + entry.name
      if (entry.isDirectory()) {
        if (of_an_editor.test(entry.name) || (shows_hidden && of_an_editor_and_hidden.test(entry.name)))
          found.push(new URL(`/${path}/`, origin).href)
        else if (!unread.test(entry.name)) waiting.push(`${path}/`)
        else if (below === '' && entry.name === 'node_modules') found.push(new URL('/node_modules/', origin).href)
      } else if (
        entry.isFile() &&
        ((shows_hidden && of_settings.test(entry.name)) ||
          isLeft(entry.name, below === '') ||
          isOfKeyPair(entry.name, names) ||
          isSavedPage(entry.name, below, names)) &&
        found.length < most_files
      )
        found.push(new URL(`/${path.replace(/[%?#]/g, encodeURIComponent)}`, origin).href)
    }
  }
  return found.sort()
}
