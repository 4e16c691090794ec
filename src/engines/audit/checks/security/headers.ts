import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { onLiveSites } from '#src/engines/audit/checks/where-it-applies.ts'

/** All values of a header of the home page, as one list. */
function said({ response }: SitePage, header: string): string {
  return response.headers
    .filter(([name]) => name === header)
    .map(([, value]) => value)
    .join(', ')
}

/** Headers are set for a whole site: the home page stands for it, and each is told once. */
function onHome(look: (home: SitePage, site: SiteView) => ReturnType<SiteCheck['look']>): SiteCheck['look'] {
  return onLiveSites(site => {
    const { home } = site
    return home && home.response.status === 200
      ? look(home, site)
      : notChecked('The home page did not answer with 200.')
  })
}

const described = { section: 'security', scope: 'site', severity: 'low' } as const
const halfAYear = 15_552_000
/** Browsers ask for everything under these by https alone. */
const alwaysSecure = /\.(?:app|dev|page|new|bank|insurance|foo|day|rsvp|zip|mov|phd|prof|esq|dad|boo)$/

export const headerHsts: SiteCheck = {
  ...described,
  id: 'header-hsts',
  title: 'Browsers are not told to always use the secure address',
  why: 'The first click of a visitor who types your address may still go out unprotected.',
  mend: 'Send "Strict-Transport-Security: max-age=31536000" once all of the site works by https.',
  source: 'https://www.rfc-editor.org/rfc/rfc6797#section-6.1',
  look: onHome((home, { origin, host }) => {
    if (!origin.startsWith('https:') || alwaysSecure.test(host)) return notApplicable
    const value = said(home, 'strict-transport-security')
    if (value === '') return found(home.url, null, 'no Strict-Transport-Security header')
    const seconds = Number(/max-age\s*=\s*"?(\d+)/i.exec(value)?.[1] ?? 0)
    return seconds < halfAYear ? found(home.url, null, `Strict-Transport-Security: ${shortened(value)}`) : ok
  }),
}

export const headerCsp: SiteCheck = {
  ...described,
  id: 'header-csp',
  title: 'Nothing limits which scripts may run on your pages',
  why: 'If a plugin or a form is broken into, foreign scripts can read what your visitors type.',
  mend: 'Have a Content-Security-Policy set up, at first in report-only mode.',
  source: 'https://www.w3.org/TR/CSP3/',
  look: onHome((home, { home_view, pages }) => {
    // A site that takes nothing from its visitors has little to protect.
    const takes = pages.some(
      ({ row, response }) => row.has.form || response.headers.some(([name]) => name === 'set-cookie'),
    )
    if (!takes) return notApplicable
    const by_header = said(home, 'content-security-policy') + said(home, 'content-security-policy-report-only')
    const by_meta = home_view?.facts.metas.some(({ http_equiv }) => http_equiv === 'content-security-policy')
    return by_header || by_meta ? ok : found(home.url, null, 'no Content-Security-Policy header')
  }),
}

export const headerNosniff: SiteCheck = {
  ...described,
  id: 'header-nosniff',
  title: 'Browsers may take files for something they are not',
  why: 'A file that somebody uploads could be run as a script on your site.',
  mend: 'Send the header "X-Content-Type-Options: nosniff".',
  source: 'https://fetch.spec.whatwg.org/#x-content-type-options-header',
  look: onHome(home => {
    const value = said(home, 'x-content-type-options')
    if (value === '') return found(home.url, null, 'no X-Content-Type-Options header')
    return /nosniff/i.test(value) ? ok : found(home.url, null, `X-Content-Type-Options: ${shortened(value)}`)
  }),
}

export const headerFrame: SiteCheck = {
  ...described,
  id: 'header-frame',
  title: 'Any other website may show yours inside a frame',
  why: 'A fraudulent page can lay your site under its own buttons and have visitors click what they do not see.',
  mend: 'Send "Content-Security-Policy: frame-ancestors \'self\'" or "X-Frame-Options: SAMEORIGIN".',
  source: 'https://www.w3.org/TR/CSP3/#directive-frame-ancestors',
  look: onHome(home => {
    const framed = /^\s*(?:deny|sameorigin)/i.test(said(home, 'x-frame-options'))
    const policy = /frame-ancestors/i.test(said(home, 'content-security-policy'))
    return framed || policy ? ok : found(home.url, null, 'neither X-Frame-Options nor frame-ancestors')
  }),
}
