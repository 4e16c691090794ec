import { inPlace, type OneCause, othersOf, quoted } from './one-cause.ts'

/** The pages of a copy share more than their text. */
const ofCopy = (of: string): OneCause => ({
  of,
  told_by: 'duplicate-content-near',
  isSame: (one, told) => one.url === told.url && othersOf(one.evidence) === othersOf(told.evidence),
})

/** Copies of one page for many towns, and the page that they were copied from. */
const isTownCopy: OneCause['isSame'] = (one, told) =>
  one.url === told.url || othersOf(one.evidence)?.split(' ', 1)[0] === URL.parse(told.url)?.pathname

/** Titles, descriptions, headings and blanks: one slip in words that several checks meet. */
export const inWords: readonly OneCause[] = [
  // The note speaks of the blank.
  inPlace('template-placeholder-in-page', 'note-of-the-maker'),
  inPlace('template-placeholder-in-page', 'description-placeholder'),
  inPlace('template-placeholder-in-page', 'title-placeholder'),
  // What nobody wrote is neither too short nor without the town.
  inPlace('title-too-short', 'template-placeholder-in-page'),
  inPlace('title-too-short', 'title-placeholder'),
  inPlace('city-in-home-title-h1', 'template-placeholder-in-page'),
  inPlace('city-in-home-title-h1', 'title-placeholder'),
  inPlace('description-too-short', 'lorem-ipsum'),
  inPlace('title-of-another-page', 'title-placeholder'),
  // A description that swallowed a script is neither too long nor run together.
  inPlace('description-run-together', 'markup-in-text'),
  inPlace('description-too-long', 'markup-in-text'),
  // The town that a heading lacks is the one it names wrongly.
  inPlace('h1-without-town', 'title-names-other-town'),
  // A title that gives its room to “Home” has too little left.
  inPlace('title-too-short', 'title-begins-idly'),
  inPlace('title-begins-idly', 'city-in-home-title-h1'),
  {
    // The sample post of WordPress, on its page and wherever its title is listed.
    of: 'title-placeholder',
    told_by: 'template-placeholder-in-page',
    isSame: (one, told) =>
      told.evidence.length > 6 && one.evidence.replace(/^<\w+>|^[\w:]+: /, '').startsWith(told.evidence),
  },
  {
    of: 'title-placeholder',
    told_by: 'leftover-page',
    isSame: (one, told) => /hello world/i.test(one.evidence) && told.evidence.includes('hello-world'),
  },
  {
    // Pages that are shared as the front page are so with its headline and its address.
    of: 'open-graph-title-duplicate',
    told_by: 'open-graph-url-mismatch',
    isSame: (one, told) =>
      one.url === told.url || othersOf(one.evidence)?.split(' ', 1)[0] === URL.parse(told.url)?.pathname,
  },
  // The town makes it long enough.
  inPlace('title-too-short', 'city-in-home-title-h1'),
  ofCopy('title-duplicate'),
  {
    // The title is right on the page that it was copied from.
    of: 'title-duplicate',
    told_by: 'title-copied-along',
    isSame: (one, told) => one.url === told.url || told.evidence.endsWith(` ${new URL(one.url).pathname}`),
  },
  ofCopy('description-duplicate'),
  ofCopy('h1-duplicate'),
  ofCopy('open-graph-title-duplicate'),
  {
    // The name of the site above each page, as a heading of the first level beside the page's own; by itself on one of them.
    of: 'h1-duplicate',
    told_by: 'h1-multiple',
    isSame: (one, told) =>
      told.evidence.includes(`“${quoted(one.evidence)?.slice(0, 40) ?? '\0'}`) &&
      (one.url === told.url || othersOf(one.evidence)?.split(' ', 1)[0] === URL.parse(told.url)?.pathname),
  },
  { of: 'duplicate-content-exact', told_by: 'doorway-city-pages', isSame: isTownCopy },
  // The line that praises the maker is the link to the maker.
  inPlace('template-credit', 'link-to-site-builder'),
  // Dummy text is wrong as a whole, whatever is missing in it.
  inPlace('sentence-with-a-hole', 'lorem-ipsum'),
  {
    // "REPLACE WITH TEXT ABOUT TOURS" at the end of the filler says what the filler shows; in a source without line breaks all is of one line.
    of: 'note-of-the-maker',
    told_by: 'lorem-ipsum',
    isSame: (one, told) =>
      one.url === told.url &&
      one.line === told.line &&
      (one.line ?? 1) > 1 &&
      /\breplace\b.{0,40}\b(?:text|copy|content)\b/i.test(one.evidence),
  },
]
