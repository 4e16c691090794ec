import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { isOwnWorkshop } from '#src/engines/audit/checks/links/other-sites/own-workshop.ts'
import { film } from '#src/engines/audit/checks/mobile/flash.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isOfClosedService } from '#src/engines/audit/checks/technical/services/dead-services.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { ResourceFact } from '#src/engines/audit/facts/types/script-facts.ts'

/** A policy by which browsers ask for http addresses by https. */
function upgrades({ response, facts }: PageView): boolean {
  const policies = [
    ...response.headers.filter(([name]) => name === 'content-security-policy').map(([, value]) => value),
    ...facts.metas.filter(({ http_equiv }) => http_equiv === 'content-security-policy').map(({ content }) => content),
  ]
  return policies.some(policy => /upgrade-insecure-requests/i.test(policy))
}

/** Insecure files of a page, each once. Those on somebody's own machine, or on a draft, are told of as such. */
function insecureFiles(page: PageView, active: boolean): ResourceFact[] {
  const told = page.facts.unreachable_urls.filter(
    fact => fact.kind !== 'staging' || (!active && isOwnWorkshop(page, fact)),
  )
  const private_urls = new Set(told.map(({ url }) => url))
  const known = new Set<string>()
  return page.facts.mixed_content.filter(file => {
    if (file.active !== active || file.kind === 'form' || private_urls.has(file.url) || known.has(file.url))
      return false
    // That it is gone, or of Flash, is told, and mended by taking it out.
    if (isOfClosedService(file.url) || film.test(file.url)) return false
    return known.add(file.url)
  })
}

function lookFor(active: boolean): PageCheck['look'] {
  return onWorkingPages(page => {
    if (!page.url.startsWith('https:') || upgrades(page)) return notApplicable
    return foundAll(
      insecureFiles(page, active).map(({ line, kind, url }) => ({
        url: page.url,
        line,
        evidence: `${kind}: ${shortened(url)}`,
      })),
    )
  })
}

export const mixedContentActive: PageCheck = {
  id: 'mixed-content-active',
  section: 'security',
  scope: 'page',
  severity: 'high',
  title: 'Secure pages load scripts, styles or frames over an insecure address',
  why: 'Browsers block them, so parts of the page do not work or look broken.',
  mend: 'Write https:// in these addresses; if the other server has no https, keep the file on your own site.',
  source: 'https://www.w3.org/TR/mixed-content/#category-blockable',
  look: lookFor(true),
}

export const mixedContentPassive: PageCheck = {
  id: 'mixed-content-passive',
  section: 'security',
  scope: 'page',
  severity: 'medium',
  title: 'Secure pages show pictures or videos from an insecure address',
  why: 'Browsers swap the address or leave the picture out; where the other server has no https it is missing.',
  mend: 'Write https:// in these addresses.',
  source: 'https://www.w3.org/TR/mixed-content/#category-upgradeable',
  look: lookFor(false),
}

export const insecureFormAction: PageCheck = {
  id: 'insecure-form-action',
  section: 'security',
  scope: 'page',
  severity: 'high',
  title: 'A form sends what visitors type over an insecure address',
  why: 'Browsers warn before sending, and names, numbers and messages can be read on the way.',
  mend: 'Let the form send to an https:// address.',
  source: 'https://blog.chromium.org/2020/08/protecting-google-chrome-users-from.html',
  look: onWorkingPages(({ url, facts }) => {
    if (!url.startsWith('https:') || facts.forms.length === 0) return notApplicable
    const insecure = facts.forms.filter(
      (form, at) => form.url?.startsWith('http:') && !isOwnMachine(form.url) && !isSearchBox(facts, at),
    )
    return foundAll(
      insecure.map(({ line, action }) => ({ url, line, evidence: `<form action="${shortened(action ?? '')}">` })),
    )
  }),
}

const isOwnMachine = (url: string) => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname)

const of_search = /^(?:q|s|p|query|search\w*|keywords?|sitesearch|search[-_ ]?(?:term|query|text|box))$/i
const told_of_nobody = new Set(['hidden', 'submit', 'button', 'image', 'reset', 'radio', 'checkbox'])

/** Asks for nothing but what to look for: no name and no number goes with it. */
function isSearchBox({ fields, forms }: PageFacts, at: number): boolean {
  const typed = fields.filter(({ form, hidden, type }) => form === at && !hidden && !told_of_nobody.has(type))
  const [only] = typed
  if (only === undefined || typed.length > 1 || only.element !== 'input') return false
  return forms[at]?.role === 'search' || only.type === 'search' || of_search.test(only.name)
}

const personal = new Set(['email', 'tel', 'password'])

export const formOnHttp: PageCheck = {
  id: 'form-on-http',
  section: 'security',
  scope: 'page',
  severity: 'high',
  title: 'A form stands on a page that is not secure',
  why: 'Browsers show "Not secure" while visitors type, and what they type can be read or changed on the way.',
  mend: 'Serve the whole site by https and send http visitors there.',
  source: 'https://web.dev/articles/why-https-matters',
  look: onWorkingPages(({ url, facts }) => {
    if (!url.startsWith('http:') || isOwnMachine(url)) return notApplicable
    const asking = facts.forms.flatMap((form, at) => {
      const fields = facts.fields.filter(field => field.form === at && !field.hidden)
      const asks = fields.some(({ type, element }) => personal.has(type) || element === 'textarea')
      if (!asks) return []
      const what = form.has_password ? 'asks for a password' : `${countOf(fields.length, 'field')} to fill in`
      return [{ url, line: form.line, evidence: `<form action="${shortened(form.action ?? '')}">, ${what}` }]
    })
    return facts.forms.length === 0 ? notApplicable : foundAll(asking)
  }),
}
