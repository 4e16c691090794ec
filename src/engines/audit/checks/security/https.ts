import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { onLiveSites } from '#src/engines/audit/checks/where-it-applies.ts'
import type { CrawlReason, VariantProbed } from '#src/engines/audit/crawl/crawl-event.ts'

/** Reasons that mean there is no https, and not only none for us today. */
const noHttps: ReadonlySet<CrawlReason> = new Set([
  'connect_failed',
  'connect_timeout',
  'tls_failed',
  'certificate_invalid',
  'answer_malformed',
])

/** What an https address came to, when that was not https; undefined when it works or nobody can tell. */
function fallsShort({ result, problem }: VariantProbed): string | undefined {
  if (result) return result.final_url.startsWith('http:') ? `leads back to ${result.final_url}` : undefined
  return problem && noHttps.has(problem.reason) ? problem.sentence : undefined
}

export const httpsMissing: SiteCheck = {
  id: 'https-missing',
  section: 'security',
  scope: 'site',
  severity: 'critical',
  title: 'Your site cannot be visited securely',
  why: 'Browsers mark it "Not secure", forms can be read by others on the way, and search engines prefer secure sites.',
  mend: 'Ask your host to install a certificate (it is free with most) and send all visitors to https://.',
  source: 'https://web.dev/articles/why-https-matters',
  look: onLiveSites(({ origin, variants }) => {
    if (origin.startsWith('https:')) return ok
    const secure = variants.find(({ url }) => new URL(url).origin === origin.replace(/^http:/, 'https:'))
    if (!secure) return notChecked('The https address of the site was not tried.')
    const what = fallsShort(secure)
    if (what) return found(secure.url, null, what)
    return secure.result ? ok : notChecked('It could not be told whether the https address of the site works.')
  }),
}

/** The other name of the site, with or without www, is told of with its redirects. */
export const tlsCertificate: SiteCheck = {
  id: 'tls-certificate',
  section: 'security',
  scope: 'site',
  severity: 'critical',
  title: 'The security certificate of your site is not valid',
  why: 'Browsers stop visitors with a full-page warning, and nearly all of them turn back.',
  mend: 'Have your host renew the certificate, or issue one that covers the address with and without www.',
  source: 'https://www.rfc-editor.org/rfc/rfc5280#section-6.1',
  look: onLiveSites(({ tls }) => {
    if (!tls) return notApplicable
    if (!tls.facts) return notChecked('The certificate could not be looked at.')
    const { certificate_fault } = tls.facts
    return certificate_fault === null ? ok : found(tls.url, null, certificate_fault)
  }),
}

const day = 86_400_000

/** Certificates of a few weeks are renewed late by design, the usual ones a month before their end. */
function latestRenewal(lifetime: number): number {
  return Math.min(14 * day, lifetime / 4)
}

export const tlsCertificateExpiring: SiteCheck = {
  id: 'tls-certificate-expiring',
  section: 'security',
  scope: 'site',
  severity: 'medium',
  title: 'The security certificate of your site runs out within days',
  why: 'The day it ends, browsers stop every visitor with a full-page warning.',
  mend: 'Have it renewed now, and ask your host why it is not renewed by itself.',
  source: 'https://letsencrypt.org/docs/integration-guide/#when-to-renew',
  look: onLiveSites(({ tls, home }) => {
    const facts = tls?.facts
    if (!facts || facts.certificate_fault || !facts.valid_to || !facts.valid_from) return notApplicable
    const date = home?.response.headers.find(([name]) => name === 'date')?.[1]
    const now = Date.parse(date ?? '')
    if (Number.isNaN(now)) return notChecked('The server does not tell the date.')
    const end = Date.parse(facts.valid_to)
    const isSoon = end - now < latestRenewal(end - Date.parse(facts.valid_from))
    return isSoon && tls ? found(tls.url, null, `valid until ${facts.valid_to.slice(0, 10)}`) : ok
  }),
}

export const tlsVersion: SiteCheck = {
  id: 'tls-version',
  section: 'security',
  scope: 'site',
  severity: 'medium',
  title: 'Your server only speaks an outdated form of encryption',
  why: 'Current browsers refuse it or warn of it.',
  mend: 'Ask your host to switch on TLS 1.2 and 1.3.',
  source: 'https://www.rfc-editor.org/rfc/rfc8996',
  look: onLiveSites(({ tls }) => {
    if (!tls) return notApplicable
    if (!tls.facts) return notChecked('The encryption could not be looked at.')
    const { protocol } = tls.facts
    return /^(?:SSL|TLSv1(?:\.[01])?$)/.test(protocol) ? found(tls.url, null, protocol) : ok
  }),
}
