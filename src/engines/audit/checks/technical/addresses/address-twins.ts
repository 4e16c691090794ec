import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Both answer by themselves with the same words, and do not name one of them as the original. */
function isTwin(page: SitePage, other: SitePage | undefined): other is SitePage {
  if (!other || other === page || !page.indexable || !other.indexable) return false
  if (page.row.words === 0 || page.row.text_hash !== other.row.text_hash) return false
  const { canonical } = page.row
  return canonical === null || canonical !== other.row.canonical
}

/** Addresses under which one page answers with the same code, told by the one that has another name. */
function oneCode(site: SiteView, otherName: (address: string) => string | undefined) {
  return site.twins.flatMap(({ of, response }) => {
    const page = site.pageAt(of)
    if (!page?.indexable || page.row.canonical !== null || page.row.words === 0) return []
    const pair = [of, response.final_url]
    const named = pair.find(url => pair.includes(otherName(url) ?? ''))
    return named === undefined
      ? []
      : [{ url: named, line: null, evidence: `the same page as ${pair.find(url => url !== named)}` }]
  })
}

/** The other name of each page that has one and whose address asks nothing. Sites have thousands: no address is parsed. */
function twins(site: SiteView, otherName: (address: string) => string | undefined) {
  const alike = site.pages.flatMap(page => {
    const [address = '', query = ''] = page.url.split('?', 2)
    const name = query === '' ? otherName(address) : undefined
    const other = name === undefined ? undefined : site.pageAt(name)
    return isTwin(page, other) ? [{ url: page.url, line: null, evidence: `the same page as ${other.url}` }] : []
  })
  return [...oneCode(site, otherName), ...alike]
}

const source = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'
const mend = 'Choose one address, redirect the other to it permanently (301), and link only to the one.'

export const trailingSlashDuplicates: SiteCheck = {
  id: 'trailing-slash-duplicates',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'Pages answer with and without a slash at the end',
  why: 'To search engines these are two pages with the same words, which share what one would earn.',
  mend,
  source,
  look: site =>
    foundAll(
      twins(site, address =>
        // Two in a row are a finding of their own.
        address.endsWith('/') && !address.endsWith('//') && address.indexOf('/', 'https://'.length) < address.length - 1
          ? address.slice(0, -1)
          : undefined,
      ),
    ),
}

/** The same without its ending, or without the name of an index file. */
const ending = /\.html?$/i
const indexFile = /\/(?:index(?:\.(?:html?|php|aspx?|jsp|cfm))?|default\.(?:html?|aspx?))$/i

export const indexFileDuplicates: SiteCheck = {
  id: 'index-file-duplicates',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'Pages answer with and without the name of their file',
  why: '"/" and "/index.html", or "/about" and "/about.html", are two pages to search engines, which share what one would earn.',
  mend,
  source,
  look: site =>
    foundAll(
      twins(site, address =>
        indexFile.test(address)
          ? address.replace(indexFile, '/')
          : // Whether a file shows without its ending is up to the host, which a copy does not have.
            ending.test(address) && !site.is_local_copy
            ? address.replace(ending, '')
            : undefined,
      ),
    ),
}

const short_ending = /\.htm$/i

export const endingDuplicates: SiteCheck = {
  id: 'ending-duplicates',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'One page answers as .htm and as .html',
  why: 'To search engines these are two pages with the same words. Sooner or later one of them is changed and the other is not.',
  mend: 'Keep one file, redirect the other address to it permanently (301), and link only to the one.',
  source,
  look: site => foundAll(twins(site, address => (short_ending.test(address) ? `${address}l` : undefined))),
}
