import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

const megabyte = 1_000_000
const mostBytes = 2 * megabyte

/** Before anything is shown all of it has to come, and nothing of it is kept for the next page. */
const most_data = 200_000

/** Are pictures or fonts, written out letter by letter, what makes the page heavy? */
export const holdsPictures = ({ counts }: PageFacts): boolean => counts.data_chars > most_data

const shownData = ({ counts, text }: PageFacts): string =>
  `${Math.round(text.html_chars / 1_000)} kB, ${Math.round(counts.data_chars / 1_000)} of them pictures or fonts written into the page`

export const htmlTooLarge: PageCheck = {
  id: 'html-too-large',
  section: 'speed',
  scope: 'page',
  severity: 'medium',
  title: 'The HTML of the page is huge',
  why: 'It takes long to load on a phone, and search engines may stop reading before its end.',
  mend: 'Move pictures, styles and scripts that are written into the page to files of their own, and split long lists.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/googlebot#how-googlebot-accesses-your-site',
  look: onWorkingPages(({ url, facts, response }) => {
    const { decoded_bytes, truncated } = response
    if (decoded_bytes <= mostBytes) return holdsPictures(facts) ? found(url, null, shownData(facts)) : ok
    const size = (decoded_bytes / megabyte).toFixed(1)
    return found(url, null, truncated ? `more than ${size} MB` : `${size} MB`)
  }),
}

const mostElements = 1_500

export const domTooLarge: PageCheck = {
  id: 'dom-too-large',
  section: 'speed',
  scope: 'page',
  severity: 'low',
  title: 'The page is built from very many elements',
  why: 'Each tap and scroll makes the phone work through all of them, and the page feels slow.',
  mend: 'Shorten menus that stand on the page twice, split long lists, and use fewer nested builder blocks.',
  source: 'https://developer.chrome.com/docs/performance/insights/dom-size',
  look: onWorkingPages(({ url, facts }) => {
    const { elements } = facts.counts
    return elements > mostElements ? found(url, null, `${elements.toLocaleString('en-US')} elements`) : ok
  }),
}

const mostFrames = 5

export const iframeHeavy: PageCheck = {
  id: 'iframe-heavy',
  section: 'speed',
  scope: 'page',
  severity: 'info',
  title: 'The page embeds many other pages',
  why: 'Every map, video or widget in a frame is a page of its own that has to load.',
  mend: 'Show a picture that loads the video or map when it is tapped.',
  source: 'https://web.dev/articles/embed-best-practices',
  look: onWorkingPages(({ url, facts }) => {
    const frames = facts.iframes.filter(({ hidden, in_noscript }) => !hidden && !in_noscript)
    const [first] = frames
    return first && frames.length > mostFrames ? found(url, first.line, `${frames.length} frames`) : ok
  }),
}

const mostFiles = 100

export const fileCount: PageCheck = {
  id: 'css-js-count-size',
  section: 'speed',
  scope: 'page',
  severity: 'info',
  title: 'The page asks for very many scripts and styles',
  why: 'Each file is one more trip to a server, many of them to other companies.',
  mend: 'Remove plugins and trackers that you do not use.',
  source: 'https://web.dev/articles/optimizing-content-efficiency-loading-third-party-javascript',
  look: onWorkingPages(({ url, facts }) => {
    if (facts.truncated.some(({ what }) => what === 'resources')) return notChecked('The page names too many files.')
    const files = new Set(
      facts.resources.filter(({ kind }) => kind === 'script' || kind === 'style').map(each => each.url),
    )
    if (files.size <= mostFiles) return ok
    const { host } = new URL(url)
    const foreign = [...files].filter(file => new URL(file).host !== host).length
    return found(url, null, `${files.size} scripts and styles, ${foreign} of them from other hosts`)
  }),
}
