type Library = {
  name: string
  /** The library's own file, as against its plugins. */
  file: RegExp
  /** How public servers name its folder. */
  folder: string
  isOutdated: (version: readonly number[]) => boolean
}

const before =
  (...fixed: readonly number[]) =>
  (version: readonly number[]) => {
    for (const [at, number] of fixed.entries()) {
      const own = version[at] ?? 0
      if (own !== number) return own < number
    }
    return false
  }

/** With the first versions that have no published vulnerability, by the advisories of each project. */
const libraries: readonly Library[] = [
  {
    name: 'jQuery',
    file: /^jquery(?:[-.]\d[\d.]*)?(?:[.-]slim)?(?:[.-]min)?\.js$/,
    folder: 'jquery',
    isOutdated: before(3, 5, 0),
  },
  {
    name: 'jQuery UI',
    file: /^jquery-ui(?:[-.]\d[\d.]*)?(?:\.custom)?(?:\.min)?\.js$/,
    folder: '(?:jquery-?)?ui',
    isOutdated: before(1, 13, 0),
  },
  {
    name: 'Bootstrap',
    file: /^bootstrap(?:\.bundle)?(?:\.min)?\.js$/,
    folder: 'bootstrap',
    isOutdated: version => (version[0] === 4 ? before(4, 3, 1)(version) : before(3, 4, 1)(version)),
  },
  { name: 'AngularJS', file: /^angular(?:\.min)?\.js$/, folder: 'angular(?:js|\\.js)?', isOutdated: before(2, 0, 0) },
  { name: 'Lodash', file: /^lodash(?:\.min)?\.js$/, folder: 'lodash(?:\\.js)?', isOutdated: before(4, 17, 21) },
  {
    name: 'jQuery Mobile',
    file: /^jquery\.mobile(?:[-.]\d[\d.]*)?(?:\.min)?\.js$/,
    folder: 'mobile',
    isOutdated: before(1, 5, 0),
  },
  {
    name: 'prettyPhoto',
    file: /^jquery\.prettyphoto(?:\.min)?\.js$/,
    folder: 'prettyphoto',
    isOutdated: before(3, 1, 6),
  },
  {
    name: 'Underscore.js',
    file: /^underscore(?:-umd)?(?:[.-]min)?\.js$/,
    folder: 'underscore(?:\\.js)?',
    isOutdated: before(1, 12, 1),
  },
  {
    name: 'Handlebars',
    file: /^handlebars(?:\.runtime)?(?:\.min)?\.js$/,
    folder: 'handlebars(?:\\.js)?',
    isOutdated: before(4, 7, 7),
  },
  { name: 'Swiper', file: /^swiper(?:-bundle)?(?:\.min)?\.js$/, folder: 'swiper', isOutdated: before(6, 5, 1) },
]

/** Addresses that once gave the newest version, and have stood still since 2014. */
const frozen: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/\/code\.jquery\.com\/jquery-latest(?:\.min)?\.js/, '1.11.1'],
  [/^https?:\/\/ajax\.googleapis\.com\/ajax\/libs\/jquery\/1\/jquery/, '1.11.1'],
  [/^https?:\/\/ajax\.googleapis\.com\/ajax\/libs\/jquery\/2\/jquery/, '2.1.1'],
]

/** One look that spares most addresses the parser. */
const may_be_library = /jquery|bootstrap|angular|lodash|underscore|handlebars|swiper/i

/**
 * `1.12.4` in the file's name or after the library's own folder (`/jquery/1.12.4/`, `jquery@1.12.4/`). A `?ver=` is
 * mostly the theme's; only in WordPress's own folder it is the library's.
 */
function versionIn(url: URL, file: string, folder: string): string | undefined {
  const named = /[-.](\d+\.\d+(?:\.\d+)?)(?=[.-])/.exec(file)?.[1]
  const placed = new RegExp(`[/-]${folder}[@/]v?(\\d+\\.\\d+(?:\\.\\d+)?)(?=/)`, 'i').exec(url.pathname)?.[1]
  if (named || placed) return named ?? placed
  const isCore = url.pathname.includes('/wp-includes/js/jquery/')
  return isCore ? /^(\d+\.\d+(?:\.\d+)?)/.exec(url.searchParams.get('ver') ?? '')?.[1] : undefined
}

/** Is a version that a file tells of itself one with known holes? */
export function isOutdated({ name, version }: { name: string; version: string }): boolean {
  const library = libraries.find(each => each.name === name)
  return library?.isOutdated(version.split('.').map(Number)) ?? false
}

/** The outdated library that an address names together with its version; undefined where either is not certain. */
export function findLibrary(address: string): { name: string; version: string } | undefined {
  if (!may_be_library.test(address)) return undefined
  const still = frozen.find(([pattern]) => pattern.test(address))
  if (still) return { name: 'jQuery', version: still[1] }
  const url = URL.parse(address)
  const file = url?.pathname.split('/').at(-1)?.toLowerCase() ?? ''
  const library = libraries.find(each => each.file.test(file))
  const version = url && library && versionIn(url, file, library.folder)
  if (!library || !version) return undefined
  return library.isOutdated(version.split('.').map(Number)) ? { name: library.name, version } : undefined
}
