import { properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

const legal =
  /^\W*(?:our |view |read )?(?:privacy(?: (?:policy|notice|statement))?|terms (?:of (?:use|service)|(?:and|&) conditions))\W*$/i
/** Where policies are kept for others, and networks of which a business is a page. */
const keeps_for_others =
  /(?:^|\.)(?:iubenda|termly|termsfeed|privacypolicies|privacypolicygenerator|freeprivacypolicy|freeprivacypolicyonline|getterms|enzuzo|cookieyes|osano|onetrust|usercentrics|privacybee|websitepolicies|generateprivacypolicy|avoma|notion|docs\.google|drive\.google|sites\.google|dropbox|dropboxusercontent|wordpress|medium|github|netlify|squarespace|webflow|canva|adobe|issuu|scribd|amazonaws|cloudfront|googleapis|azureedge|app-sources|privacy-central|secureprivacy|seersco|ketch|transcend|trustarc|sprinto|mypolicy|leadconnectorhq|msgsndr|gohighlevel)\.(?:io|com|net|eu|co|org|site|so|app|me)$|\.(?:s3|vercel|pages|web)\./i
/** In the notice that Google wants beside its check against robots. */
const of_google = /(?:^|\.)(?:google|apple|facebook|meta|stripe|paypal|square|squareup)\.com$/i
const at_foot = new Set<LinkFact['region']>(['footer', 'body', 'main'])

const main = (host: string) => host.replace(/^www\./, '').toLowerCase()

/** The same business under another name of its own: one host begins like the other, or holds a word of its name. */
function isKin(host: string, { facts, url }: PageView): boolean {
  const own = main(new URL(url).hostname)
  const labels = main(host).split('.')
  const core = labels.at(-2) ?? ''
  if (own.includes(core) || core.includes(own.split('.').at(-2) ?? own)) return true
  const words = facts.names.flatMap(({ name }) => properWords(name)).filter(word => word.length >= 4)
  return words.some(word => core.replaceAll('-', '').includes(word))
}

export const legalElsewhere: PageCheck = {
  id: 'legal-link-elsewhere',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'Your privacy policy or terms are those of another company',
  why: 'The link leads to the document of whoever made or hosts the site. It says nothing of what you do with what customers tell you.',
  mend: 'Publish a policy of your own, and lead the link there.',
  source: 'https://marketingplatform.google.com/about/analytics/terms/us/',
  look: onWorkingPages(page => {
    const { facts, url, kind } = page
    if (kind === 'legal' || kind === 'article') return notApplicable
    const named = facts.links.filter(({ name, hidden }) => !hidden && legal.test(name))
    if (named.length === 0) return notApplicable
    const away = named.filter(link => {
      const host = link.kind === 'web' && !link.internal ? URL.parse(link.url ?? '')?.hostname : undefined
      if (!host || !at_foot.has(link.region)) return false
      return !keeps_for_others.test(main(host)) && !of_google.test(host) && !isKin(host, page)
    })
    // Beside one's own, that of a service is named as well.
    return foundAll(named.some(link => link.internal) ? [] : quoteLinks(url, away))
  }),
}
