import { addressesIn, inPlace, type OneCause, onPage, quoted } from './one-cause.ts'

const to_fill_in = /paperwork|packet|\b(?:patient|client|intake|registration|application)\b/i
const of_paperwork =
  /\/[^/]*(?:new[-_]?(?:patient|client)|intake|paperwork|registration|application|forms?\b)[^/]*\/?$/i

/** One link, picture or file of which several checks tell. */
export const inLinks: readonly OneCause[] = [
  // A link without words that leads to a tool is an advertisement first.
  inPlace('link-text-empty', 'link-to-site-builder'),
  // The frame shows nothing at all: its service is gone.
  inPlace('part-left-to-service', 'dead-cdn'),
  {
    of: 'img-alt-on-many-pages',
    told_by: 'img-alt-copied-along',
    isSame: (one, told) => quoted(one.evidence) === quoted(told.evidence),
  },
  {
    // Of one page the same words, told of the whole site.
    of: 'img-alt-repeated',
    told_by: 'img-alt-on-many-pages',
    isSame: (one, told) => one.evidence.includes(`alt="${quoted(told.evidence)}"`),
  },
  {
    // People get there, by code that search engines do not follow.
    of: 'orphan-page',
    told_by: 'link-by-script-only',
    isSame: (one, told) => {
      const { pathname } = new URL(one.url)
      return pathname !== '/' && told.evidence.includes(`'${pathname}'`)
    },
  },
  {
    // There is a link, and it leads to a search.
    of: 'rating-without-link',
    told_by: 'service-link-not-yours',
    isSame: (one, told) => one.url === told.url && /review/i.test(told.evidence),
  },
  {
    // With a slash or without, the folder is not shown.
    of: 'sitemap-other-slashes',
    told_by: 'folder-hidden-by-rule',
    isSame: (one, told) => one.evidence.includes(`${told.url.replace(/\/$/, '')}`),
  },
  {
    // The new address that the canonical names is the one the rule leads to, and nothing is there.
    of: 'canonical-to-error',
    told_by: 'redirect-to-error',
    isSame: (one, told) => {
      const [goal] = addressesIn(one.evidence)
      return goal !== undefined && told.evidence.includes(`→ ${goal.replace(/:$/, '')}, `)
    },
  },
  {
    // The picture that one page shows as two things is another thing on the next page as well.
    of: 'picture-shown-as-another',
    told_by: 'picture-for-different-things',
    // The end of a long name is all that is shown of it.
    isSame: (one, told) => {
      const [file = '', told_file = ''] = [one, told].map(({ evidence }) => evidence.split(' is “', 1)[0])
      return file.endsWith(told_file) || told_file.endsWith(file)
    },
  },
  {
    // An entry of the menu, seen from the page that it leads to.
    of: 'broken-anchor-fragment',
    told_by: 'broken-anchor-on-other-page',
    isSame: (one, told) => one.evidence === told.evidence,
  },
  {
    of: 'call-to-missing-place',
    told_by: 'call-to-missing-place-elsewhere',
    isSame: (one, told) => one.evidence === told.evidence,
  },
  {
    // Its link has no goal since nobody wrote it.
    of: 'empty-or-placeholder-href',
    told_by: 'privacy-policy-missing',
    isSame: one => />[^>]*\bprivacy\b/i.test(one.evidence),
  },
  {
    // By whatever address: the picture is not there.
    of: 'mixed-content-passive',
    told_by: 'broken-resource',
    isSame: (one, told) => {
      const [file] = addressesIn(one.evidence)
      return file !== undefined && told.evidence.replace(/^https?/, 'http').startsWith(`${file} `)
    },
  },
  {
    // A link that leads nowhere is mended by its goal, and the beginning with it.
    of: 'insecure-http-link',
    told_by: 'broken-internal-link',
    isSame: (one, told) => {
      const [href] = /(?<=href=")[^"]+/.exec(one.evidence) ?? []
      return href !== undefined && told.evidence.startsWith(`${href} `)
    },
  },
  {
    // What stands in for a picture goes when the picture comes.
    of: 'mixed-content-passive',
    told_by: 'placeholder-picture',
    isSame: (one, told) => {
      const [file] = addressesIn(one.evidence)
      return file !== undefined && addressesIn(told.evidence).includes(file)
    },
  },
  {
    // The form is there, and nothing leads to it.
    of: 'form-promised',
    told_by: 'sitemap-orphans',
    isSame: (one, told) => to_fill_in.test(one.evidence) && of_paperwork.test(told.url),
  },
  {
    of: 'form-promised',
    told_by: 'orphan-page',
    isSame: (one, told) => to_fill_in.test(one.evidence) && of_paperwork.test(told.url),
  },
  {
    // No text waits for a font that none is set in; a style that is loaded for nothing is told as that.
    of: 'web-fonts-blocking',
    told_by: 'web-fonts-unused',
    isSame: (one, told) => told.evidence.startsWith(`${one.evidence}: `),
  },
  onPage('links-past-canonical', 'canonical-all-to-home'),
  onPage('contact-page-empty', 'soft-404'),
  {
    // What is sent to the computer of the maker arrives nowhere, whatever the answer.
    of: 'form-thanks-regardless',
    told_by: 'localhost-or-private-link',
    isSame: (one, told) => one.url === told.url && told.evidence.startsWith('script: '),
  },
  {
    // A link without words leads to a place that is not there: it stands for nothing.
    of: 'broken-anchor-fragment',
    told_by: 'link-text-empty',
    isSame: (one, told) => one.url === told.url && one.line === told.line && one.evidence === told.evidence,
  },
]
