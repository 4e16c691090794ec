/** A library by name and version, as its own file tells. */
export type LibraryInCode = { name: string; version: string }

const version = String.raw`v?(\d{1,3}\.\d{1,3}(?:\.\d{1,3})?)(?![\w.]*-(?:alpha|beta|rc))`
/** What files of plugins do not begin with: they name the library that they need somewhere below. */
const beginning = String.raw`^[\s/*!]{0,20}(?:@(?:license|preserve)\s)?[\s*!]{0,20}`

/** Name, words that stand in every such file, and how its first comment tells the version. */
const banners: readonly (readonly [string, string, RegExp])[] = [
  ['jQuery', 'jQuery v', new RegExp(String.raw`/\*! jQuery ${version} \| `)],
  ['jQuery', 'jQuery JavaScript Library', new RegExp(`${beginning}jQuery JavaScript Library ${version}`)],
  ['jQuery UI', 'jQuery UI', new RegExp(`${beginning}jQuery UI (?:- )?${version}`)],
  ['jQuery Mobile', 'jQuery Mobile', new RegExp(`${beginning}jQuery Mobile (?:Framework )?${version}`)],
  ['Bootstrap', 'Bootstrap v', new RegExp(String.raw`${beginning}Bootstrap ${version} \(`)],
  ['AngularJS', 'AngularJS v', new RegExp(`${beginning}AngularJS ${version}`)],
  ['prettyPhoto', 'prettyPhoto', new RegExp(String.raw`Class: prettyPhoto[\s\S]{0,200}?\bVersion: ${version}`)],
  ['Underscore.js', 'Underscore.js', new RegExp(String.raw`${beginning}Underscore\.js ${version}`)],
  ['Handlebars', 'bars v', new RegExp(`${beginning}(?:handlebars|Handlebars) ${version}`)],
  ['Swiper', 'Swiper ', new RegExp(`${beginning}Swiper ${version}`)],
]

/** Longer than the first comment of any of them. */
const most_banner = 1_000
/** Files that several libraries were laid together into begin with the first of them. */
const most_joined = 200_000

/** The libraries that a script says it is, or is made of. */
export function librariesInCode(text: string): LibraryInCode[] {
  const opening = text.slice(0, most_banner)
  return banners.flatMap(([name, words, pattern]) => {
    const isAnywhere = words === 'jQuery v'
    const where = isAnywhere ? text.slice(0, most_joined) : opening
    const told = where.includes(words) ? pattern.exec(where)?.[1] : undefined
    return told === undefined ? [] : [{ name, version: told }]
  })
}

/** A script whose name says that it is one of them, however large. */
export const isNamedAsLibrary = (url: string): boolean =>
  /\/(?:jquery|bootstrap|angular|underscore|handlebars|swiper)[\w.-]{0,40}\.js(?:[?#]|$)/i.test(url)
