import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { PageOutline } from '#src/engines/audit/facts/page-facts.ts'

const states =
  'al|ak|az|ar|ca|co|ct|dc|de|fl|ga|hi|ia|id|il|in|ks|ky|la|ma|md|me|mi|mn|mo|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy'

/** Tried in order against the path without its file ending; the first that fits says what the page is. */
const paths: readonly (readonly [kind: PageKind, fits: RegExp])[] = [
  [
    'thanks',
    /\/(?![\w-]*(?:reviews|testimonials))(?:(?:[\w-]+[-_])?(?:thank[-_]?you|thanks(?![-_]to[-_])|danke(?:schoen)?|gracias|merci|grazie|bedankt)|(?:order|booking)-(?:received|confirmed|confirmation))(?:[-_][\w-]*)?\/?$|\/(?:confirmation|success|(?:(?:contact[-_]?)?(?:form|message|request|inquiry|enquiry|e?-?mail)[-_]?)(?:submitted|sent|received|success))$/,
  ],
  [
    'legal',
    /\/(?:[\w-]*privacy(?:[-_][\w-]*)?|legal(?:[-_][\w-]*)?|terms(?:[-_][\w-]*)?|tos|disclaimer|cookies?(?:-policy|-notice)?|accessibility(?:-statement)?|imprint|(?:refund|return|cancellation|shipping)s?-policy)\/?$/,
  ],
  [
    'contact',
    /\/(?:(?:[\w-]+-)?contact(?:[-_]?(?:us|me|info|page|form))?|get-in-touch|(?:reach|find)[-_]?us|directions|hours-(?:and-)?location)\/?$/,
  ],
  [
    'about',
    /\/(?:about(?:[-_]?(?:us|me|the-[\w-]+))?|our-(?:story|team|staff|history|company)|(?:meet-the-)?team|who-we-are|staff)\/?$/,
  ],
  [
    'listing',
    /\/(?:blog|news|articles|posts|category|categories|tags?|author|archive|shop|products|locations|service-areas?|areas-(?:we-serve|served))\/?$|\/(?:category|tag|author)\/.|\/page\/\d+\/?$|\/20\d\d(?:\/\d\d){0,2}\/?$/,
  ],
  ['article', /\/(?:blog|news|articles?|posts?)\/.*[^/]\/?$|\/20\d\d\/\d\d(?:\/\d\d)?\/[^/]+\/?$/],
  [
    'location',
    new RegExp(
      `/(?:locations?|service-areas?|areas-(?:we-serve|served)|cities|stores|offices)/.*[^/]/?$|-in-(?!(?:your|our|an?|my|this|case|need|winter|summer|pets|dogs|cats|children|adults|women|men)\\b)[a-z]+(?:-[a-z]+)*/?$|/[a-z]+(?:-[a-z]+)*-(?:${states})/?$`,
    ),
  ],
  ['service', /\/services?(?:\/.*)?$/],
]

const titles: readonly (readonly [kind: PageKind, fits: RegExp])[] = [
  ['thanks', /^thank(?:s| you)\b(?! to\b|.*\b(?:giving|reviews|testimonials)\b)/i],
  [
    'legal',
    /^(?:privacy (?:policy|notice|statement)|terms (?:of|and|&)|cookie policy|accessibility statement|legal)\b/i,
  ],
  ['contact', /^(?:contact(?: us| me)?(?:$|\s*[-–|:,])|get in touch\b)/i],
  [
    'about',
    /^(?:about(?: us| me)?(?:$|\s*[-–|:,])|our (?:story|team|history)\b|meet (?:the|our) team\b|who we are\b)/i,
  ],
]

const articleTypes = new Set(['BlogPosting', 'NewsArticle'])

function kindByPath(pathname: string): PageKind | undefined {
  const path = pathname
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)$/, '')
    .replaceAll(/(?:%20| )+/g, '-')
  if (/^\/(?:index|home|default)?\/?$/.test(path)) return 'home'
  const folder = path.replace(/\/(?:index|default)$/, '/')
  return paths.find(([, fits]) => fits.test(folder))?.[0]
}

/** The kind that words name which stand for a page: its title, its heading, a link to it. */
export function kindByWords(words: string): PageKind | undefined {
  const text = words.trim()
  return text === '' || text.length > 100 ? undefined : titles.find(([, fits]) => fits.test(text))?.[0]
}

/**
 * What kind of page it is. The address speaks first, then the page's own words, then those of links to it.
 * @param linked what links to the page call it, as far as the crawl has met them
 */
export function kindOf(facts: PageOutline, home_url: string, linked: PageKind | undefined): PageKind {
  if (facts.url === home_url) return 'home'
  const by_path = kindByPath(new URL(facts.url).pathname)
  if (by_path !== undefined) return by_path
  const h1 = facts.headings.find(({ level, name }) => level === 1 && name !== '')?.name ?? ''
  const by_words = kindByWords(h1) ?? kindByWords(facts.titles[0]?.text ?? '')
  if (by_words !== undefined) return by_words
  if (facts.structured_data.nodes.some(({ types }) => types.some(type => articleTypes.has(type)))) return 'article'
  return linked ?? 'other'
}
