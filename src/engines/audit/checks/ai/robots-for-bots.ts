import type { Occurrence, Outcome, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { robotsTxtBlocksSite } from '#src/engines/audit/checks/technical/robots/robots-txt.ts'
import type { RobotsRead } from '#src/engines/audit/crawl/crawl-event.ts'
import { disallowingRule, rulesFor } from '#src/engines/audit/crawl/robots/agent-rules.ts'
import type { RobotsRule } from '#src/engines/audit/crawl/robots/robots-file.ts'

/** They read pages to answer people's questions, now or when asked, and name the page. Googlebot is looked at elsewhere. */
const answering = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'PerplexityBot',
  'Perplexity-User',
  'Claude-SearchBot',
  'Claude-User',
  'Bingbot',
  'Applebot',
  'DuckAssistBot',
]

/** They gather text to train models: keeping them out or letting them in is the owner's choice. */
const training = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'Meta-ExternalAgent',
  'Bytespider',
  'Amazonbot',
]

type Ruling = { bot: string; named: boolean; rule: RobotsRule | undefined }

/** What robots.txt says to each bot about the home page. */
function rulingsOn({ robots }: RobotsRead, { home, start_url }: SiteView, bots: readonly string[]): Ruling[] {
  const { pathname, search } = new URL(home?.url ?? start_url)
  return bots.map(bot => {
    const rules = rulesFor(robots, bot)
    return { bot, named: rules.named, rule: disallowingRule(rules, pathname + search) }
  })
}

function withRobots(look: (robots: RobotsRead, site: SiteView) => Outcome): SiteCheck['look'] {
  return site => {
    if (!site.robots || site.robots.access === 'disallow_all') return notChecked('The robots.txt could not be read.')
    return site.robots.access === 'allow_all' ? ok : look(site.robots, site)
  }
}

export const aiSearchBotsBlocked: SiteCheck = {
  id: 'ai-search-bots-blocked',
  section: 'ai',
  scope: 'site',
  severity: 'high',
  title: 'Your robots.txt shuts out assistants that answer customers',
  why: 'When people ask ChatGPT, Copilot, Perplexity or Siri for a business like yours, yours cannot be read and named.',
  mend: 'Remove the "Disallow: /" for these bots from robots.txt. Bots that only train models may stay out.',
  source: 'https://platform.openai.com/docs/bots',
  look: withRobots((robots, site) => {
    // Bing and Google have one word for both of them when the whole site is closed.
    const closed = robotsTxtBlocksSite.look(site)
    const told = closed.state === 'found' ? closed.occurrences.map(({ line }) => line) : []
    const blocked = rulingsOn(robots, site, answering).flatMap(({ bot, named, rule }): Occurrence[] => {
      if (!named || !rule || told.includes(rule.line)) return []
      return [{ url: robots.url, line: rule.line, evidence: `${bot}: Disallow: ${shortened(rule.pattern)}` }]
    })
    return foundAll(blocked)
  }),
}

export const aiBlockedByWildcard: SiteCheck = {
  id: 'ai-blocked-by-wildcard',
  section: 'ai',
  scope: 'site',
  severity: 'high',
  title: 'Your robots.txt lets Google in and shuts out everyone else, assistants included',
  why: 'ChatGPT, Copilot, Perplexity and Siri fall under the rule for all others and cannot name your business.',
  mend: 'Name the bots that may read the site beside Google, or open the site to all.',
  source: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
  look: withRobots((robots, site) => {
    // Where Google is shut out too, the whole site is, and that is told as such.
    if (rulingsOn(robots, site, ['Googlebot']).some(({ rule }) => rule)) return notApplicable
    const caught = rulingsOn(robots, site, answering).filter(({ named, rule }) => !named && rule)
    const rule = caught[0]?.rule
    if (!rule) return ok
    const bots = caught.map(({ bot }) => bot).join(', ')
    return found(robots.url, rule.line, `User-agent: * Disallow: ${shortened(rule.pattern, 40)} keeps out ${bots}`)
  }),
}

export const aiTrainingBotsPolicy: SiteCheck = {
  id: 'ai-training-bots-policy',
  section: 'ai',
  scope: 'site',
  severity: 'info',
  title: 'What your robots.txt says to bots that train AI models',
  why: 'Whether your texts may train models is your choice; it does not change how you are found.',
  mend: 'Nothing, if this is what you want. Otherwise name these bots in robots.txt.',
  source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers#google-extended',
  look: withRobots((robots, site) => {
    if (rulingsOn(robots, site, ['Googlebot']).some(({ rule }) => rule)) return notApplicable
    const rulings = rulingsOn(robots, site, training)
    const said = rulings.filter(({ named, rule }) => named || rule)
    if (said.length === 0) return ok
    const words = said.map(({ bot, rule }) => `${bot} ${rule ? 'kept out' : 'let in'}`)
    return found(robots.url, null, words.join(', '))
  }),
}
