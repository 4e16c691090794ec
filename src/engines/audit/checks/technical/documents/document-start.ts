import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { isToldStub } from '#src/engines/audit/checks/on-page/pages/page-without-content.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageOutlined } from '#src/engines/audit/checks/page-view.ts'
import { beginsWithServerCode } from '#src/engines/audit/checks/technical/documents/server-code.ts'

/** The encoding's own name: "utf8" and "UTF-8" are one, as are "latin1" and "windows-1252". */
function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label.trim()).encoding
  } catch {
    return null
  }
}

const not_in_copy = 'What the server says of the letters of its pages cannot be seen in a copy.'

export const charsetMissing: PageCheck = {
  id: 'charset-missing',
  section: 'technical',
  severity: 'low',
  scope: 'page',
  title: 'A page does not say, or contradicts itself, how its letters are encoded',
  why: 'Browsers have to guess, and when they guess wrong, quotes and accents turn into odd signs.',
  mend: 'Put <meta charset="utf-8"> at the very top of the head, and let the server say the same.',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  look: page => {
    const { url, charset, facts, response } = page
    if (response.status !== 200 || beginsWithServerCode(facts) || isToldStub(page)) return notApplicable
    // Letters that came out garbled are told by their words, with what to do about them.
    if (facts.mojibake.length > 0) return notApplicable
    if (charset.from === 'default') {
      const [late] = facts.charsets
      // Most servers say it, and that of a copy is not to be seen.
      if (!late && page.is_local_copy) return notChecked(not_in_copy)
      return found(
        url,
        late?.line ?? null,
        late ? `charset=${late.charset} stands too far down` : 'no charset in header or page',
      )
    }
    const [header, meta] = [charset.header, charset.meta].map(label => (label === null ? null : encodingOf(label)))
    if (!header || !meta || header === meta) return ok
    return found(url, facts.charsets[0]?.line ?? null, `header says ${charset.header}, page says ${charset.meta}`)
  },
}

/** Without an address behind them, and before HTML 4 even with one, these say no more than none at all. */
const quirky =
  /^doctype\s+html\s+public\s+["']-\/\/(?:W3C\/\/DTD HTML (?:3\.\d|4\.0|4\.01) (?:Transitional|Frameset)\/\/EN["']\s*$|W3C\/\/DTD HTML 3|IETF\/\/)/i

export const doctypeMissing: PageCheck = {
  id: 'doctype-missing',
  section: 'technical',
  severity: 'low',
  scope: 'page',
  title: 'A page does not begin with a document type that browsers go by',
  why: 'Browsers then imitate the mistakes of the nineties, and the layout can come out differently from what was meant.',
  mend: 'Make <!doctype html> the very first line of the page.',
  source: 'https://html.spec.whatwg.org/multipage/syntax.html#the-doctype',
  look: ({ url, facts, response }) => {
    if (response.status !== 200 || beginsWithServerCode(facts)) return notApplicable
    if (!facts.doctype) return found(url, 1, 'no <!doctype html>')
    const { line, text } = facts.doctype
    return quirky.test(text) ? found(url, line, `<!${text}>, which browsers take for none`) : ok
  },
}

const belongsInHead = new Set(['robots', 'googlebot', 'description'])

/** Where the canonical went with them it is one cause, and found there. */
export const metaInBody: PageCheck = {
  id: 'meta-in-body',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'Instructions for search engines stand outside the head of the page',
  why: 'They are read reliably in the head only. Something that does not belong there can end the head early.',
  mend: 'Move the tags into the head, and whatever ended it early below it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  look: ({ url, facts, indexable }) => {
    if (!indexable || beginsWithServerCode(facts)) return notApplicable
    if (facts.canonicals.length > 0 && facts.canonicals.every(({ part }) => part === 'body')) return notApplicable
    return foundAll(
      facts.metas
        .filter(({ name, itemprop, part }) => part === 'body' && itemprop === '' && belongsInHead.has(name))
        .map(({ line, name, content }) => ({
          url,
          line,
          evidence: `<meta name="${name}" content="${content.slice(0, 80)}">`,
        })),
    )
  },
}

/** A page that nobody sees, since it sends everybody on at once: what it lacks is missed by nobody. */
export const sendsOnAtOnce = ({ url, facts: { refresh, text }, response }: PageOutlined): boolean =>
  response.status === 200 && !!refresh?.url && refresh.url !== url && refresh.delay_seconds === 0 && text.words <= 30

/** The page of the same site that shows itself in place of this one, at once. */
export function shownInstead(view: PageOutlined): string | undefined {
  const to = view.facts.refresh?.url?.split('#', 1)[0]
  if (!to || !sendsOnAtOnce(view) || new URL(to).origin !== new URL(view.url).origin) return undefined
  return to
}

export const metaRefreshRedirect: PageCheck = {
  id: 'meta-refresh-redirect',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'A page sends visitors elsewhere by itself',
  why: 'The page flashes up first, the back button stops working, and search engines may not pass on what the page earned.',
  mend: 'Replace it by a permanent redirect (301) on the server.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  look: ({ url, facts: { refresh }, response }) => {
    if (!refresh?.url || response.status !== 200 || refresh.url === url) return ok
    return found(url, refresh.line, `to ${refresh.target ?? refresh.url} after ${refresh.delay_seconds} seconds`)
  },
}
