import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { plainAddress } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { canonicalInHeader } from '#src/engines/audit/checks/technical/canonicals/canonical-header.ts'
import { beginsWithServerCode } from '#src/engines/audit/checks/technical/documents/server-code.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'

export const canonicalMultiple: PageCheck = {
  id: 'canonical-multiple',
  section: 'technical',
  severity: 'high',
  scope: 'page',
  title: 'A page names several main addresses for itself',
  why: 'A page can have one main address ("canonical"). With several, search engines ignore them all and choose by themselves.',
  mend: 'Keep one canonical tag. Often a theme and an SEO plugin each add one: turn one of them off.',
  source,
  look: ({ url, facts, indexable }) => {
    const named = facts.canonicals.filter(each => each.part === 'head' && each.url !== null)
    if (!indexable || named.length === 0) return notApplicable
    const first = named[0]
    const other = named.find(each => plainAddress(each.url ?? '') !== plainAddress(first?.url ?? ''))
    return other ? found(url, other.line, `${first?.href} and ${other.href}`) : ok
  },
}

export const canonicalOutsideHead: PageCheck = {
  id: 'canonical-outside-head',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'The main address of a page stands where search engines do not read it',
  why: 'A canonical tag counts only in the head of a page. Elsewhere it is ignored, as if it were not there.',
  mend: 'Move the tag into the head. If it stands there in the code, something above it that does not belong in a head ended it early: move that.',
  source,
  look: ({ url, facts, indexable }) => {
    if (!indexable || facts.canonicals.length === 0 || facts.canonicals.some(({ part }) => part === 'head'))
      return notApplicable
    if (beginsWithServerCode(facts)) return notApplicable
    const [outside] = facts.canonicals
    const ended = facts.head_ended_by
    const why = ended
      ? `, after ${ended.element === '#text' ? 'text' : `<${ended.element}>`} in line ${ended.line} ended the head`
      : ''
    return outside ? found(url, outside.line, `<link rel="canonical" href="${outside.href ?? ''}">${why}`) : ok
  },
}

export const canonicalHeaderMismatch: PageCheck = {
  id: 'canonical-header-mismatch',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'The server and the page name different main addresses',
  why: 'Search engines get two contradicting answers about which address to list, and trust neither.',
  mend: 'Let the "Link" header of the server and the canonical tag of the page name the same address, or drop the header.',
  source,
  look: ({ url, facts, response }) => {
    const inHeader = canonicalInHeader(response.headers, url)
    const tag = facts.canonicals.find(each => each.part === 'head' && each.url !== null)
    if (inHeader === undefined || !tag?.url || response.status !== 200) return notApplicable
    if (plainAddress(inHeader) === plainAddress(tag.url)) return ok
    return found(url, tag.line, `header ${inHeader}, page ${tag.url}`)
  },
}

export const canonicalMissing: PageCheck = {
  id: 'canonical-missing',
  section: 'technical',
  severity: 'low',
  scope: 'page',
  title: 'Pages do not name their main address',
  why: 'The same page can be reached by several addresses (with tracking codes, for example). Search engines then guess which to list.',
  mend: 'Add a canonical tag with the full address of the page itself. Most site builders and SEO plugins have a switch for it.',
  source,
  look: ({ url, kind, facts, response, indexable }) => {
    if (!indexable || kind === 'thanks') return notApplicable
    const named = facts.canonicals.length > 0 || canonicalInHeader(response.headers, url) !== undefined
    return named ? ok : found(url, null, 'no <link rel="canonical">')
  },
}
