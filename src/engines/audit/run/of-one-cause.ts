import type { Occurrence } from '#src/engines/audit/checks/check.ts'

/**
 * What one check tells of is the doing of what another tells: it is mended with that. Both look at different things, a
 * page and the site, and neither can know of the other while it looks.
 */
export type OneCause = {
  of: string
  told_by: string
  isSame: (one: Occurrence, told: Occurrence) => boolean
}

const isSamePage: OneCause['isSame'] = (one, told) => one.url === told.url
const isSamePlace: OneCause['isSame'] = (one, told) => one.url === told.url && one.line === told.line
const quoted = (evidence: string) => /“([^”]+)”/.exec(evidence)?.[1]
const addressesIn = (evidence: string): readonly string[] => evidence.match(/https?:\/\/[^\s;…]+/g) ?? []
/** The digits of the number that is told of: "shows (912) 555-0142, dials …", "(912) 555-0142; on 3 pages …". */
const numberOf = (evidence: string) => evidence.split(/[;,]/, 1)[0]?.replace(/\D/g, '').slice(-10) ?? ''
const zipOf = (evidence: string) => /where ZIP (\d{5})/.exec(evidence)?.[1] ?? ''
/** "/drains and 2 more": the other pages that are told to be alike. */
const othersOf = (evidence: string) => / (?:also on|text as|headline (?:of|as)) (\/.*)$/.exec(evidence)?.[1]

const to_fill_in = /paperwork|packet|\b(?:patient|client|intake|registration|application)\b/i
const of_paperwork =
  /\/[^/]*(?:new[-_]?(?:patient|client)|intake|paperwork|registration|application|forms?\b)[^/]*\/?$/i

/** The pages of a copy share more than their text. */
const ofCopy = (of: string): OneCause => ({
  of,
  told_by: 'duplicate-content-near',
  isSame: (one, told) => one.url === told.url && othersOf(one.evidence) === othersOf(told.evidence),
})

const onPage = (of: string, told_by: string): OneCause => ({ of, told_by, isSame: isSamePage })
const inPlace = (of: string, told_by: string): OneCause => ({ of, told_by, isSame: isSamePlace })

const ofNumber = (of: string, told_by: string): OneCause => ({
  of,
  told_by,
  isSame: (one, told) => one.url === told.url && numberOf(one.evidence) === numberOf(told.evidence),
})

export const ofOneCause: readonly OneCause[] = [
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
  {
    // The name of somebody else is written here and there; one that is misspelled itself has a slip of its own.
    of: 'name-misspelled-on-page',
    told_by: 'name-of-another-business',
    isSame: (one, told) => one.url === told.url && !one.evidence.endsWith(`elsewhere “${quoted(told.evidence)}”`),
  },
  // One slip in a title is told where it shows most.
  inPlace('name-spelled-two-ways', 'name-misspelled-in-results'),
  {
    // A slip in the name is told as that.
    of: 'misspelled-words',
    told_by: 'nap-name-inconsistent',
    isSame: (one, told) =>
      one.url === told.url &&
      (quoted(told.evidence)?.split(' ') ?? []).includes(quoted(one.evidence)?.toLowerCase() ?? ''),
  },
  {
    // The name that is told of is the other one in both.
    of: 'business-has-several-names',
    told_by: 'name-ends-otherwise',
    isSame: (one, told) => one.url === told.url && one.evidence.includes(`“${quoted(told.evidence)}”`),
  },
  {
    of: 'name-written-in-ways',
    told_by: 'business-has-several-names',
    isSame: (one, told) => [...one.evidence.matchAll(/“[^”]+”/g)].every(([name]) => told.evidence.includes(name)),
  },
  // A description that swallowed a script is neither too long nor run together.
  inPlace('description-run-together', 'markup-in-text'),
  inPlace('description-too-long', 'markup-in-text'),
  // A link without words that leads to a tool is an advertisement first.
  inPlace('link-text-empty', 'link-to-site-builder'),
  {
    of: 'img-alt-on-many-pages',
    told_by: 'img-alt-copied-along',
    isSame: (one, told) => quoted(one.evidence) === quoted(told.evidence),
  },
  // The town that a heading lacks is the one it names wrongly.
  inPlace('h1-without-town', 'title-names-other-town'),
  // A title that gives its room to “Home” has too little left.
  inPlace('title-too-short', 'title-begins-idly'),
  inPlace('title-begins-idly', 'city-in-home-title-h1'),
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
    // The sample post of WordPress, on its page and wherever its title is listed.
    of: 'title-placeholder',
    told_by: 'template-placeholder-in-page',
    isSame: (one, told) => told.evidence.length > 6 && one.evidence.includes(told.evidence),
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
  // How to reach you stands on the contact page alone.
  onPage('address-not-in-footer', 'phone-not-on-home'),
  {
    // The picture that one page shows as two things is another thing on the next page as well.
    of: 'picture-shown-as-another',
    told_by: 'picture-for-different-things',
    isSame: (one, told) => one.evidence.split(' is “', 1)[0] === told.evidence.split(' is “', 1)[0],
  },
  {
    // An entry of the menu, seen from the page that it leads to.
    of: 'broken-anchor-fragment',
    told_by: 'broken-anchor-on-other-page',
    isSame: (one, told) => one.evidence === told.evidence,
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
    // The map is right, and the house beside it is wrong.
    of: 'map-shows-other-address',
    told_by: 'nap-address-inconsistent',
    isSame: (one, told) =>
      one.url === told.url &&
      told.evidence.startsWith('house number: ') &&
      one.evidence.includes(quoted(told.evidence)?.slice(0, 40) ?? '\0'),
  },
  // The right number is dialed, or none, since a wrong one is shown.
  ofNumber('tel-link-text-mismatch', 'nap-phone-inconsistent'),
  {
    // What is dialed behind a right number is told as that link.
    of: 'nap-phone-inconsistent',
    told_by: 'tel-link-text-mismatch',
    isSame: (one, told) =>
      one.url === told.url && numberOf(one.evidence) === numberOf(told.evidence.split(', dials ', 2)[1] ?? ''),
  },
  ofNumber('phone-not-clickable', 'nap-phone-inconsistent'),
  ofNumber('phone-not-clickable', 'contact-page-other-phone'),
  inPlace('tel-link-text-mismatch', 'tel-link-malformed'),
  inPlace('call-button-other-country', 'tel-link-text-mismatch'),
  {
    of: 'profile-link-mismatch',
    told_by: 'profile-links-differ',
    isSame: (one, told) => {
      const [first, second] = addressesIn(one.evidence)
      const both = addressesIn(told.evidence)
      return first !== undefined && second !== undefined && both.includes(first) && both.includes(second)
    },
  },
  {
    // Its link has no goal since nobody wrote it.
    of: 'empty-or-placeholder-href',
    told_by: 'privacy-policy-missing',
    isSame: one => />[^>]*\bprivacy\b/i.test(one.evidence),
  },
  {
    // The name of the site above each page, as a heading of the first level beside the page's own; by itself on one of them.
    of: 'h1-duplicate',
    told_by: 'h1-multiple',
    isSame: (one, told) =>
      told.evidence.includes(`“${quoted(one.evidence)?.slice(0, 40) ?? '\0'}`) &&
      (one.url === told.url || othersOf(one.evidence)?.split(' ', 1)[0] === URL.parse(told.url)?.pathname),
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
  // The article was made from a copy of the page.
  onPage('schema-headline-of-another', 'title-of-another-page'),
  onPage('contact-page-empty', 'soft-404'),
  {
    // What is sent to the computer of the maker arrives nowhere, whatever the answer.
    of: 'form-thanks-regardless',
    told_by: 'localhost-or-private-link',
    isSame: (one, told) => one.url === told.url && told.evidence.startsWith('script: '),
  },
  onPage('schema-geo-imprecise', 'schema-geo-outside-country'),
  onPage('schema-town-mismatch-page', 'schema-template-variable'),
  {
    // The number of nobody that the page shows stands in its data as well.
    of: 'schema-telephone-invalid',
    told_by: 'template-placeholder-in-page',
    isSame: (one, told) =>
      one.url === told.url && one.evidence.replace(/\D/g, '').endsWith(numberOf(told.evidence) || '-'),
  },
  {
    // Hours that stand nowhere cannot stand in the data.
    of: 'schema-local-recommended',
    told_by: 'hours-missing',
    isSame: one => one.evidence.endsWith(' has no openingHoursSpecification'),
  },
  {
    // The same business on pages that tell different amounts of it.
    of: 'schema-local-image-price',
    told_by: 'schema-local-recommended',
    isSame: (one, told) => {
      const [business, lacks = ''] = one.evidence.split(' has no ', 2)
      const [told_business, told_lacks = ''] = told.evidence.split(' has no ', 2)
      const told_names = told_lacks.split(', ')
      return business === told_business && lacks.split(', ').every(name => told_names.includes(name))
    },
  },
  {
    // Pages of towns that give the town's own point as that of the one office: near ones and far ones are one mistake.
    of: 'schema-geo-off-by-miles',
    told_by: 'schema-geo-outside-country',
    isSame: (one, told) => zipOf(one.evidence) !== '' && zipOf(one.evidence) === zipOf(told.evidence),
  },
  {
    // The same on those pages whose towns are near enough to be held against the pin.
    of: 'schema-geo-off-pin',
    told_by: 'schema-geo-outside-country',
    isSame: (one, told) => one.url === told.url || zipOf(told.evidence) !== '',
  },
  {
    of: 'geo-points-differ',
    told_by: 'schema-geo-outside-country',
    isSame: (one, told) => one.evidence.includes(told.evidence.split(':', 1)[0] ?? '\0'),
  },
  // A town alone is no address, and there is none.
  onPage('schema-local-address-incomplete', 'schema-office-in-town-served'),
  onPage('schema-local-wrong-type', 'name-of-another-business'),
  onPage('hreflang-no-self', 'hreflang-invalid-code'),
  onPage('hreflang-no-self', 'hreflang-relative'),
  onPage('hreflang-no-self', 'hreflang-to-non-200-or-noncanonical'),
]
