import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { ownAddresses } from '#src/engines/audit/checks/own-addresses.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** Closed for good, by announcement of their makers. */
const closed: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/\/(?:cdn\.)?rawgit\.com\//, 'RawGit closed in 2019'],
  [/^https?:\/\/(?:[\w-]+\.googlecode\.com|code\.google\.com)\//, 'Google Code closed in 2016'],
  [/^https?:\/\/(?:cdn\.)?polyfill\.io\//, 'polyfill.io was taken over and spread malware in 2024'],
  [/^https?:\/\/s7\.addthis\.com\//, 'AddThis closed in 2023'],
  [/^https?:\/\/(?:www\.)?(?:googleoptimize\.com|optimize\.google\.com)\//, 'Google Optimize closed in 2023'],
  [
    /^https?:\/\/(?:www\.)?google\.com\/recaptcha\/api\/(?:challenge|noscript|js\/recaptcha)/,
    'the first reCAPTCHA closed in 2018',
  ],
  [/^https?:\/\/apis\.google\.com\/js\/(?:client:)?(?:plusone|(?<=client:)platform)\.js/, 'Google+ closed in 2019'],
  [/^https?:\/\/maps\.google\.com\/maps\?(?:\S*&)?file=(?:google)?api\b/, 'Google closed this kind of map in 2013'],
  [/^https?:\/\/spreadsheets\.google\.com\/(?:embeddedform|viewform)/, 'Google closed this kind of form in 2014'],
  [/^https?:\/\/[\w-]+\.businesscatalyst\.com\//, 'Adobe Business Catalyst closed in 2021'],
  [/^https?:\/\/yui\.yahooapis\.com\//, 'the YUI server is gone'],
  [/^https?:\/\/(?:[\w-]+\.)?crocodoc\.com\//, 'Crocodoc closed in 2018'],
  [/^https?:\/\/widgets\.twimg\.com\//, 'Twitter closed these widgets in 2013'],
  [/^https?:\/\/(?:www\.)?twitter\.com\/(?:javascripts|statuses\/user_timeline)/, 'Twitter closed these feeds in 2013'],
  [/^https?:\/\/(?:[\w-]+\.)?wibiya\.com\//, 'Wibiya closed in 2014'],
  [/^https?:\/\/(?:[\w-]+\.)?meebo\.com\//, 'Meebo closed in 2012'],
  [/^https?:\/\/(?:[\w-]+\.)?storify\.com\//, 'Storify closed in 2018'],
  [/^https?:\/\/(?:[\w-]+\.)?virtualearth\.net\/mapcontrol/i, 'Bing closed this map in 2018'],
]

/** One look that spares most addresses the others. */
const may_be_closed =
  /rawgit|google|polyfill|addthis|yahooapis|businesscatalyst|crocodoc|twimg|twitter|wibiya|meebo|storify|virtualearth/

/** By whatever way it is asked for, it answers no more. */
export const isOfClosedService = (url: string): boolean =>
  may_be_closed.test(url) && closed.some(([pattern]) => pattern.test(url))

export const deadCdn: PageCheck = {
  id: 'dead-cdn',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'The page loads files from a service that has closed',
  why: 'What it loaded there no longer works, each visitor waits for an answer, and a stranger may own the address one day.',
  mend: 'Remove the file, or load a current version from your own site.',
  source: 'https://sansec.io/research/polyfill-supply-chain-attack',
  look: ({ url, facts }) => {
    const isOwn = ownAddresses(url, may_be_closed)
    return foundAll(
      facts.resources.flatMap(resource => {
        if (isOwn(resource.url) || !may_be_closed.test(resource.url)) return []
        const gone = closed.find(([pattern]) => pattern.test(resource.url))
        return gone ? [{ url, line: resource.line, evidence: `${resource.url} (${gone[1]})` }] : []
      }),
    )
  },
}

const stopped = /^UA-\d{4,10}-\d{1,4}$/
const current = new Set(['google-analytics-4', 'google-tag-manager', 'matomo', 'plausible', 'clarity'])

/** A stopped id beside a working counter, Google’s or another, is only a leftover. */
export const analyticsPlaceholder: PageCheck = {
  id: 'analytics-placeholder',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'The visitor statistics do not count anybody',
  why: 'The code carries an id that was never filled in, or one of the old Google Analytics, which stopped in July 2023.',
  mend: 'Put in the id of your own account (it begins with "G-" for Google Analytics), or remove the code.',
  source: 'https://support.google.com/analytics/answer/11583528',
  look: page => {
    const { url, facts } = page
    const { analytics } = facts
    // A host shows one error page at every address that is missing.
    if (analytics.length === 0 || !isShown(page)) return notApplicable
    const isCounted = analytics.some(({ kind, placeholder }) => current.has(kind) && !placeholder)
    const idle = analytics.filter(({ id, placeholder }) => placeholder || (!isCounted && stopped.test(id)))
    return idle.length === 0
      ? ok
      : foundAll(
          idle.map(({ line, id, placeholder }) => ({
            url,
            line,
            evidence: placeholder ? id : `${id} (stopped in July 2023)`,
          })),
        )
  },
}
