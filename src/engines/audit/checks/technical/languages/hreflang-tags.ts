import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { looseAddress } from '#src/engines/audit/checks/technical/addresses/same-address.ts'

const source = 'https://developers.google.com/search/docs/specialty/international/localized-versions'
const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Often written, and not the code of a country. */
const noCountries = new Set(['UK', 'EU', 'UN', 'EN'])

/** Language, perhaps a script, perhaps a region. Three-letter languages and numbered regions pass: some are read. */
function isKnown(code: string): boolean {
  if (code.toLowerCase() === 'x-default') return true
  const [, language = '', region] = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(code) ?? []
  if (language === '' || (language.length === 2 && languages.of(language) === undefined)) return false
  if (region === undefined || /\d/.test(region)) return true
  return !noCountries.has(region.toUpperCase()) && regions.of(region.toUpperCase()) !== undefined
}

export const hreflangInvalidCode: PageCheck = {
  id: 'hreflang-invalid-code',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'A language version is marked with a code that does not exist',
  why: 'Search engines ignore the mark, so people may be shown the page in the wrong language.',
  mend: 'Use a two-letter language, and if needed a two-letter country, with a hyphen: "es", "en-US", "en-GB".',
  source,
  look: ({ url, facts, indexable }) => {
    if (!indexable || facts.hreflangs.length === 0) return notApplicable
    return foundAll(
      facts.hreflangs
        .filter(({ hreflang }) => hreflang !== null && !isKnown(hreflang.trim()))
        .map(({ line, hreflang, href }) => ({ url, line, evidence: `hreflang="${hreflang}" href="${href ?? ''}"` })),
    )
  },
}

export const hreflangNoSelf: PageCheck = {
  id: 'hreflang-no-self',
  section: 'technical',
  severity: 'low',
  scope: 'page',
  title: 'A page lists its other languages but not itself',
  why: 'Search engines want the whole set of versions on every page, and may ignore a set that is not complete.',
  mend: 'Add the page itself, with its own language, to the list.',
  source,
  look: ({ url, facts, indexable }) => {
    const named = facts.hreflangs.filter(({ part }) => part === 'head')
    const [first] = named
    // A second address of a page says by its canonical which one is listed.
    const second = facts.canonicals.some(each => each.url !== null && looseAddress(each.url) !== looseAddress(url))
    if (!indexable || !first || second) return notApplicable
    const isListed = named.some(each => each.url !== null && looseAddress(each.url) === looseAddress(url))
    return isListed
      ? ok
      : found(
          url,
          first.line,
          named
            .map(({ hreflang }) => hreflang)
            .join(', ')
            .slice(0, 200),
        )
  },
}

export const hreflangRelative: PageCheck = {
  id: 'hreflang-relative',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'A language version is named by an incomplete address',
  why: 'Search engines ask for the whole address here and may skip one without https:// and the domain.',
  mend: 'Write the whole address, from https:// on.',
  source,
  look: ({ url, facts, indexable }) => {
    if (!indexable || facts.hreflangs.length === 0) return notApplicable
    return foundAll(
      facts.hreflangs
        .filter(({ href }) => !/^\s*https?:\/\//i.test(href ?? ''))
        .map(({ line, hreflang, href }) => ({
          url,
          line,
          evidence: `hreflang="${hreflang ?? ''}" href="${href ?? ''}"`,
        })),
    )
  },
}
