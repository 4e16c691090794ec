import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { HeadingFact } from '#src/engines/audit/facts/types/structure-facts.ts'

/** Who draws reviews, pictures and feeds of networks into the pages of others. */
const services =
  /^https?:\/\/(?:[\w-]+\.)*(elfsight(?:cdn)?|sociablekit|trustindex|lightwidget|snapwidget|embedsocial|commoninja|taggbox|tagembed|curator|juicer|behold|birdeye|featurable|senja|trustmary|reviewsonmywebsite|grade|broadly|nicejob|powr|shapo|famewall|endorsal|demandforce|swellcx|nearbynow|reviewability|widewail|podium|rategain|reviews)\.(?:com|io|so|us|co|app|me)\//i
/** Those of them that draw what stands on networks, too. */
const of_networks =
  /^(?:elfsight|sociablekit|lightwidget|snapwidget|embedsocial|commoninja|tag|curator|juicer|behold|powr)/i
/** What such a service is put under a heading for. */
const reviews =
  /\b(?:testimonials?|reviews?|(?:customers?|clients?|patients?|guests?|people|neighbors|members) (?:are )?(?:say|saying|think))\b/i
const networks = /\b(?:instagram|facebook|follow (?:us|along)|social feed)\b/i

/** An introduction, and a way to write one. */
const few_words = 30
const most = 5

const isAnnounced = (name: string, service: string): boolean =>
  reviews.test(name) || (networks.test(name) && of_networks.test(service))

function isLeft({ facts }: PageView, heading: HeadingFact, end: number): boolean {
  const isWithin = ({ offset }: { offset: number }) => offset > heading.offset && offset < end
  const { images, iframes, media, tables, fields, links } = facts
  // A link to the network is all that some such headings announce.
  if (!reviews.test(heading.name) && links.some(isWithin)) return false
  return ![images, iframes, media, tables, fields].some(all => all.some(isWithin))
}

/** What such a page is called by its file, its heading or its title. */
const menu = /^(?:our |the )?(?:(?:food|dinner|lunch|brunch|breakfast|drinks?|day|night|catering|full) )?menus?$/i

/** A page that is called a menu, and shows what another service has in it: no dish stands on a page of the site. */
function menuInFrame({ url, facts }: PageView): Occurrence[] {
  const { iframes, titles, headings, text, prices } = facts
  const words = Math.min(text.main_words, text.words - text.nav_words - text.header_words - text.footer_words)
  if (iframes.length === 0 || words > few_words || prices.length > 0) return []
  const file =
    new URL(url).pathname
      .replace(/(?:index)?\.\w+$/, '')
      .split('/')
      .findLast(Boolean) ?? ''
  const names = [
    file.replace(/[-_]+/g, ' '),
    titles[0]?.text.split(/\s*[|–—:]\s|\s-\s/)[0] ?? '',
    headings[0]?.name ?? '',
  ]
  const called = names.find(name => menu.test(name.trim()))
  const { host } = new URL(url)
  const frame = iframes.find(
    one =>
      one.kind === 'other' && !one.hidden && !one.in_noscript && one.url !== null && new URL(one.url).host !== host,
  )
  if (called === undefined || !frame?.url) return []
  return [{ url, line: frame.line, evidence: `“${called.trim()}”: shown by ${new URL(frame.url).host}` }]
}

export const partOfService: PageCheck = {
  id: 'part-left-to-service',
  section: 'ai',
  severity: 'low',
  scope: 'page',
  title: 'Reviews, pictures or the menu are shown by another service alone',
  why: 'They are on no page of yours: the service draws them in the browser. Search engines and assistants see a heading with nothing under it, and so do visitors whenever the service fails.',
  mend: 'Write three or four of the best reviews, with names, or the dishes with their prices, into the page itself, and keep the service beside them.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  look: page => {
    const { url, facts } = page
    if (!isShown(page)) return notApplicable
    const framed = menuInFrame(page)
    if (framed.length > 0) return foundAll(framed)
    const drawn_by = facts.scripts.flatMap(({ url: from }) => services.exec(from ?? '')?.[1] ?? [])[0]
    if (drawn_by === undefined) return notApplicable
    const { headings, text } = facts
    const foot = text.blocks.find(({ region }) => region === 'footer')?.offset ?? Number.POSITIVE_INFINITY
    const left = headings.filter((heading, at) => {
      const { level, hidden, name, region, words_after, offset } = heading
      if (level < 2 || hidden || !isAnnounced(name, drawn_by) || /^(?:header|nav|footer)$/.test(region)) return false
      const next = headings[at + 1]?.offset ?? Number.POSITIVE_INFINITY
      const end = Math.min(next, foot > offset ? foot : Number.POSITIVE_INFINITY)
      // At the end of a page the words of its foot would be counted.
      const words = end === next ? words_after : 0
      return words <= few_words && isLeft(page, heading, end)
    })
    return foundAll(
      left.slice(0, most).map(({ line, level, name }) => {
        return { url, line, evidence: `<h${level}> “${shortened(name, 60)}”: drawn by ${drawn_by.toLowerCase()}` }
      }),
    )
  },
}
