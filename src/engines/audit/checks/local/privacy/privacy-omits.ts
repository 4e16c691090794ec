import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import type { AnalyticsKind } from '#src/engines/audit/facts/types/script-facts.ts'
import { privacyDenied } from './privacy-denied.ts'

/** Words by which a policy tells of a service, or of its sort. */
const counted =
  /cookie|analytics|statistic|track|google|pixel|usage (?:data|information)|log (?:data|files?)|third[- ]part(?:y|ies)/i
const advertised =
  /\bmeta\b|facebook|instagram|tiktok|bing|microsoft|linkedin|google (?:ads|track\w+|market\w+|advert\w+)|adwords|pixel|retarget|remarket|targeted|interest[- ]based|\bads?\b|advertis\w* (?:partner|network|platform|cookie|compan|service|purpose|technolog|tool|provider)|(?:show|deliver|serve|measure|personali[sz]e)\w* (?:\w+ ){0,3}advert|social media (?:partner|platform|network|compan)/i

type Service = { name: string; told: RegExp }
const services: Partial<Record<AnalyticsKind, Service>> = {
  'meta-pixel': { name: 'the Meta pixel, which tells Facebook who was here', told: advertised },
  'google-ads': { name: 'Google Ads', told: advertised },
  'bing-uet': { name: 'Microsoft Advertising', told: advertised },
  'google-analytics-4': { name: 'Google Analytics', told: counted },
  clarity: { name: 'Microsoft Clarity, which records visits', told: counted },
  hotjar: { name: 'Hotjar, which records visits', told: counted },
}

/** Shorter is a note, or the frame of a policy that another site shows. */
const least_words = 120
const is_privacy = /privacy/i

const isPolicy = ({ url, kind, facts: { headings, titles, text } }: PageView): boolean =>
  kind === 'legal' &&
  text.main_words >= least_words &&
  is_privacy.test(`${new URL(url).pathname} ${titles[0]?.text ?? ''} ${headings[0]?.name ?? ''}`)

export const privacyOmits: PageCheck = {
  id: 'privacy-leaves-out-service',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The privacy policy leaves out a service that learns of your visitors',
  why: 'It says what you collect and with whom you share it, and a service that the page loads is not among them. The terms of these services ask you to tell your visitors, and so do the laws of many states.',
  mend: 'Name the service in the policy, what it learns and what for, or take it off the pages.',
  source: 'https://www.facebook.com/legal/businesstech',
  look: page => {
    if (!isPolicy(page) || !/^(?:en\b|$)/i.test(page.facts.html?.lang ?? '')) return notApplicable
    const loaded = page.facts.analytics.flatMap(({ kind, placeholder, line }) => {
      const service = placeholder ? undefined : services[kind]
      return service ? [{ ...service, line }] : []
    })
    if (loaded.length === 0 || unseenPart(page) !== null || page.facts.iframes.some(({ kind }) => kind === 'other'))
      return notApplicable
    // What it denies is told as that.
    if (privacyDenied.look(page).state === 'found') return notApplicable
    const { blocks } = page.facts.text
    const left_out = loaded.find(
      ({ told }) => !blocks.some(({ text, region }) => region !== 'footer' && told.test(text)),
    )
    return left_out ? found(page.url, left_out.line, `loads ${left_out.name}; no word of it`) : ok
  },
}
