import { sketchSimilarity } from '#src/engines/audit/facts/sketch.ts'

/** What is kept of a page to know a copy of it by. */
export type Known = { path: string; title: string; h1: string; lang: string; sketch: Uint32Array }

/** Words of file names that say by themselves what a file is when they stand last: about-old, index.bak. */
const says_copy = /^(?:old|backup|bak|bkp|copy|orig|tmp|temp|unused|deprecated|previous|prev|legacy|archived)\d*$/
/** Words that may as well be part of a name; the page must then look like the one it is named after. */
const may_say_copy =
  /^(?:[abc]|v?\d{1,2}|v\d+|(?:19|20)\d{2}(?:\d{4})?|no-?flash|before|after|pre|live|sync|saved?|working|wip|seo|rev\d*|new|test|draft|alt|final|original|updated|redesign|two|three|four|archive|beta)$/
/** Folders into which a whole site was laid. */
const whole = /^(?:site|website|html|theme|template|dev|staging|web)$/
/** Lists of what was written in a year or a month: `/archives/2016/01`. */
const of_dates = /\/(?:archives?|blog|news|posts?|articles?|date)\/(?:19|20)\d\d(?:\/\d\d?){0,2}(?:\/(?:index)?)?$/
const language = /^[a-z]{2}$/
const of_a_day = /^(?:19|20)\d{6}$/
const front = new Set(['', 'index', 'home', 'default'])
const alike = 0.5

/** A page of a list, or of a maker who gave no names: no number tells of a copy. */
const numbered_page = /^page[-_]?\d+$/

const wordsOf = (name: string) =>
  name
    .replaceAll('%20', ' ')
    .split(/[-_. ()%]+/)
    .filter(word => word !== '')

/** `/shop/about-old`, or a folder of that name, as folder and words; the front page has the word `index`. */
function named(path: string): { folder: string; words: readonly string[] } {
  const page = path.replace(/\/(?:(?:index|home|default)\/?)?$/, '')
  const cut = page.lastIndexOf('/') + 1
  const words = wordsOf(
    page
      .slice(cut)
      .replace(/^(index|home|default)(?=\d|old|bak|backup|copy|new|no-?flash|archive|[abc]$)/, '$1-')
      .replace(/^(old|new|backup)(?=(?:index|home|default)$)/, '$1-'),
  )
  return { folder: page.slice(0, cut) || '/', words: words.length === 0 ? ['index'] : words }
}

function looksLike(page: Known, other: Known): boolean {
  if (page.lang !== other.lang) return false
  if (page.title !== '' && page.title === other.title) return true
  if (page.h1 !== '' && page.h1 === other.h1) return true
  return sketchSimilarity(page.sketch, other.sketch) >= alike
}

/** Pages of the site by folder and words of the name, in whatever order the maker wrote them. */
export class KnownPages {
  readonly #by_name = new Map<string, Known>()

  add(page: Known): void {
    const key = keyOf(named(page.path))
    if (!this.#by_name.has(key)) this.#by_name.set(key, page)
  }

  /** The page of which this one is an older copy or a try, by its name or its folder; undefined for a page of its own. */
  originalOf(page: Known): Known | undefined {
    if (of_dates.test(page.path)) return undefined
    const named = this.#named(page)
    if (named) return named.says || looksLike(page, named.original) ? named.original : undefined
    return this.#byFolder(page)
  }

  /** The page of which this one is a copy as its name alone says, whatever it looks like. */
  namedAfter(page: Known): Known | undefined {
    const named = this.#named(page)
    return named?.says ? named.original : undefined
  }

  #named(page: Known): { original: Known; says: boolean } | undefined {
    const { folder, words } = named(page.path)
    const rest = words.filter(word => !says_copy.test(word) && !may_say_copy.test(word))
    if (rest.length === words.length) return undefined
    const is_front = rest.length === 0 || rest.every(word => front.has(word))
    const original = this.#by_name.get(keyOf(is_front ? named(folder) : { folder, words: rest }))
    if (!original || original.path === page.path) return undefined
    const last = words.findLast(word => !language.test(word) && !of_a_day.test(word)) ?? ''
    // A folder "copy" may be what the shop is for.
    const says = rest.length > 0 && (says_copy.test(last) || words[0] === 'old' || is_front)
    return { original, says }
  }

  /** `/v2/about` is a copy of `/about` where it looks like it; `/tampa/` may look like the front page and is none. */
  #byFolder(page: Known): Known | undefined {
    const parts = page.path.split('/')
    for (let from = 2; from < parts.length; from++) {
      const folder = parts[from - 1] ?? ''
      if (
        numbered_page.test(folder) ||
        !wordsOf(folder).some(word => says_copy.test(word) || may_say_copy.test(word) || whole.test(word))
      )
        continue
      const original = this.#by_name.get(keyOf(named(`/${parts.slice(from).join('/')}`)))
      if (original && looksLike(page, original)) return original
    }
    return undefined
  }
}

const keyOf = ({ folder, words }: { folder: string; words: readonly string[] }) => folder + [...words].sort().join('-')
