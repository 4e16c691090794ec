import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { FoundLink, LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import { drawingSlip, isDrawing } from '#src/engines/audit/facts/drawing.ts'
import { librariesInCode } from '#src/engines/audit/facts/scripts/library-in-code.ts'
import { type LooseCode, looseCode, looseLibrary } from '#src/engines/audit/facts/scripts/loose-code.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { filesBrought } from '#src/engines/audit/facts/scripts/workshop-code.ts'
import { fontFaces } from '#src/engines/audit/facts/styles/font-faces.ts'
import { paintedPictures } from '#src/engines/audit/facts/styles/painted-pictures.ts'
import { importOf, styleImports } from '#src/engines/audit/facts/styles/style-imports.ts'
import { tornStyle } from '#src/engines/audit/facts/torn-style.ts'
import { isWebManifest, webManifest } from '#src/engines/audit/facts/web-manifest.ts'
import type { FrontStyles } from '#src/engines/audit/run/front-styles.ts'

type Kept =
  | 'drawing_slips'
  | 'own_scripts'
  | 'libraries'
  | 'manifests'
  | 'style_imports'
  | 'loose_code'
  | 'torn_styles'
  | 'font_faces'
type Gathered = { [List in Kept]: SiteView[List][number][] } & {
  painted: (SiteView['painted'][number] & { selector: string })[]
}

/** More than honest sites have. */
const most_painted = 500
const most_styles = 40
const most_fonts = 40
const most_loose = 60
/** A site has one, or one for each of its parts. */
const most_manifests = 50
const most_slips = 40
const is_style = /\.css(?:[?#]|$)/i

/** What the scripts, styles, drawings and web manifests of a site say; their text is let go of. */
export class CodeOfSite {
  readonly #front_styles: FrontStyles
  readonly #is_folder: boolean
  readonly #gathered: Gathered = {
    drawing_slips: [],
    own_scripts: [],
    libraries: [],
    manifests: [],
    style_imports: [],
    loose_code: [],
    torn_styles: [],
    font_faces: [],
    painted: [],
  }

  /** @param is_folder whether programs that forms send to may be asked for: in a folder that runs nothing. */
  constructor(front_styles: FrontStyles, is_folder: boolean) {
    this.#front_styles = front_styles
    this.#is_folder = is_folder
  }

  get all(): Readonly<Gathered> {
    return this.#gathered
  }

  add({ code, banner, follow, ...link }: LinkChecked): void {
    const { result, url } = link
    if (is_style.test(url) && (result?.status === 404 || result?.status === 410)) this.#front_styles.noteGone(url)
    if (banner !== undefined) {
      this.#takeLibraries(url, banner)
      const length = Number(headerValue(result?.headers ?? [], 'content-length') ?? 0)
      this.#noteLoose(url, looseLibrary(banner, length))
    } else if (code !== undefined) this.#takeCode(link, code, follow)
  }

  #takeLibraries(url: string, code: string): void {
    for (const { name, version } of librariesInCode(code))
      this.#gathered.libraries.push({ url, name, version: detached(version) })
  }

  #noteLoose(url: string, loose: LooseCode | undefined): void {
    if (loose && this.#gathered.loose_code.length < most_loose) this.#gathered.loose_code.push({ url, ...loose })
  }

  #takeCode(
    { url, found_on }: Pick<LinkChecked, 'url' | 'found_on'>,
    code: string,
    follow: LinkChecked['follow'],
  ): void {
    if (isDrawing(url)) {
      const slip = this.#gathered.drawing_slips.length < most_slips ? drawingSlip(code) : null
      if (slip) this.#gathered.drawing_slips.push({ url, found_on, sort: slip.sort, shows: detached(slip.shows) })
      return
    }
    if (!isWebManifest(url)) this.#noteLoose(url, looseCode(code))
    if (is_style.test(url)) this.#takeStyle(url, code, follow)
    else if (isWebManifest(url)) {
      if (this.#gathered.manifests.length >= most_manifests) return
      const manifest = webManifest(code, url)
      this.#gathered.manifests.push({ url, ...manifest })
      follow?.(manifest.icons.map((icon): FoundLink => ({ url: icon, kind: 'mentioned' })))
    } else {
      this.#takeLibraries(url, code)
      const script = ownScript(code)
      this.#gathered.own_scripts.push({ url, ...script })
      const brought = filesBrought(code).flatMap(file => URL.parse(file, url)?.href ?? [])
      follow?.(brought.map((file): FoundLink => ({ url: file, kind: 'asset' })))
      // Code asks from where its page stands; nobody but a copy is asked for programs.
      if (!this.#is_folder) return
      const programs = script.posts_to.flatMap(address => URL.parse(address, found_on)?.href ?? [])
      follow?.(programs.map((program): FoundLink => ({ url: program, kind: 'handler' })))
    }
  }

  /** Files of other hosts than the style's are not asked for. */
  #takeFonts(style: string, code: string, follow: LinkChecked['follow']): void {
    for (const { family, addresses, line } of fontFaces(code)) {
      if (this.#gathered.font_faces.length >= most_fonts) return
      const files = addresses.flatMap(address => URL.parse(address, style)?.href ?? [])
      if (!files.every(file => URL.parse(file)?.host === new URL(style).host)) continue
      this.#gathered.font_faces.push({ style, family: detached(family), files: files.map(detached), line })
      follow?.(files.map((url): FoundLink => ({ url, kind: 'painted' })))
    }
  }

  #takeStyle(style: string, code: string, follow: LinkChecked['follow']): void {
    const imports = styleImports(code)
    for (const { address, line } of imports) {
      if (this.#gathered.style_imports.length < most_styles)
        this.#gathered.style_imports.push({ style, address: detached(address), line })
    }
    follow?.(imports.flatMap(({ address }) => importOf(address, style)))
    const torn = tornStyle(code)
    if (torn && this.#gathered.torn_styles.length < most_styles)
      this.#gathered.torn_styles.push({ style, line: torn.line, shows: detached(torn.shows) })
    this.#front_styles.take(style, code)
    this.#takeFonts(style, code, follow)
    const pictures = paintedPictures(code).flatMap(({ selector, address, line }) => {
      const url = URL.parse(address, style)?.href
      return url === undefined ? [] : [{ style, selector: detached(selector), url: detached(url), line }]
    })
    if (this.#gathered.painted.length > most_painted) return
    this.#gathered.painted.push(...pictures)
    follow?.(pictures.map(({ url }): FoundLink => ({ url, kind: 'painted' })))
  }
}
