import { type OneCause, onPage } from './one-cause.ts'

/** What a page lacks, or how it is found, that only says it is missing: it is to answer 404, and not to be filled. */
const of_pages =
  'orphan-page page-without-its-content thin-content title-duplicate title-too-short title-missing-city-or-service description-missing description-duplicate h1-missing h1-duplicate duplicate-content-exact duplicate-content-near doctype-missing canonical-missing open-graph-missing open-graph-forgotten analytics-not-everywhere lang-missing charset-missing viewport-missing landmark-main skip-link-missing heading-skip dead-end-page url-underscore url-uppercase sitemap-missing-pages'

/** What the notice of a host lacks is not to be written into it. */
const of_fronts =
  'city-in-home-title-h1 phone-not-on-home hours-not-on-home title-begins-idly schema-none outdated-html token-weight answerable-basics'

export const onMissingPages: readonly OneCause[] = [
  ...of_pages.split(' ').map(id => onPage(id, 'soft-404')),
  ...`${of_pages} ${of_fronts}`.split(' ').map(id => onPage(id, 'site-switched-off')),
]
