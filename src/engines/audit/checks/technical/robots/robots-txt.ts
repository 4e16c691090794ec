import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { googlebotRules } from '#src/engines/audit/checks/technical/robots/googlebot-rules.ts'
import type { RobotsFault } from '#src/engines/audit/crawl/robots/robots-file.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt'
const unread = notChecked('robots.txt was not read.')
const startsAsPage = /^\s*</

export const robotsTxtUnreachable: SiteCheck = {
  id: 'robots-txt-unreachable',
  section: 'technical',
  severity: 'critical',
  scope: 'site',
  title: 'The file robots.txt cannot be read',
  why: 'When this file fails, Google takes it as a request to stay away from the whole site.',
  mend: 'Let /robots.txt answer with status 200, or with 404 if you have none. Ask the host of the site why it fails.',
  source,
  look: ({ robots }) => {
    if (!robots) return unread
    const { url, status, problem, access } = robots
    if (access !== 'disallow_all') return ok
    if (status !== null && status >= 500) return found(url, null, `status ${status}`)
    const isSlow = problem && /timeout$/.test(problem.reason)
    return isSlow
      ? found(url, null, problem.reason.replaceAll('_', ' '))
      : notChecked(problem?.sentence ?? 'robots.txt did not answer.')
  },
}

const engines = [
  ['googlebot', 'Google'],
  ['bingbot', 'Bing'],
] as const

export const robotsTxtBlocksSite: SiteCheck = {
  id: 'robots-txt-blocks-site',
  section: 'technical',
  severity: 'critical',
  scope: 'site',
  title: 'robots.txt forbids search engines to read your home page',
  why: 'Search engines that may not read the site cannot show what you offer. Often it is left over from building the site.',
  mend: 'Remove the line, or change it to "Allow: /".',
  source,
  look: site => {
    const { robots, done, start_url } = site
    if (!robots) return unread
    if (robots.access !== 'by_rules') return notApplicable
    const home = site.home?.url ?? done.home_url ?? start_url
    const closed = engines.flatMap(([agent, name]): Occurrence[] => {
      const rule = googlebotRules(site, agent)(home)
      const group = robots.robots.groups.find(({ rules }) => rules.some(({ line }) => line === rule?.line))
      // Google reads on past lines such as Crawl-delay: the first rule is for all who were named before it.
      const shared = group && group.agents.length > 1 && group.agents.at(-1) !== agent && group.agents.includes(agent)
      const why = shared ? `, as one of ${group.agents.length} crawlers named before any rule` : ''
      return rule
        ? [{ url: robots.url, line: rule.line, evidence: `Disallow: ${rule.pattern} (for ${name}${why})` }]
        : []
    })
    const [first, second] = closed
    const isSameLine = first && second && first.line === second.line
    return foundAll(
      isSameLine ? [{ ...first, evidence: first.evidence.replace('for Google', 'for Google and Bing') }] : closed,
    )
  },
}

export const robotsTxtMissing: SiteCheck = {
  id: 'robots-txt-missing',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'There is no robots.txt',
  why: 'Search engines read everything then, which is fine, but you have no place to tell them of your sitemap.',
  mend: 'Put a small text file named robots.txt at the top of your site, with a line that names your sitemap.',
  source,
  look: ({ robots }) => {
    if (!robots) return unread
    return robots.status === 404 || robots.status === 410 ? found(robots.url, null, `status ${robots.status}`) : ok
  },
}

export const robotsTxtHtml: SiteCheck = {
  id: 'robots-txt-html',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'robots.txt is a web page instead of a text file',
  why: 'Search engines find no rules and no sitemap in it.',
  mend: 'Serve a plain text file at /robots.txt, or let the address answer with status 404.',
  source,
  look: ({ robots }) => {
    if (!robots) return unread
    if (robots.access !== 'by_rules') return notApplicable
    return startsAsPage.test(robots.text) ? found(robots.url, 1, robots.text.trim().slice(0, 80)) : ok
  },
}

const faults: Record<RobotsFault['kind'], string> = {
  unknown_directive: 'not a rule that robots.txt knows',
  misspelled_directive: 'misspelled, and only Google guesses what is meant',
  rule_before_agent: 'stands before the first User-agent line, so it applies to nobody',
  sitemap_not_absolute: 'the sitemap needs its whole address, from https:// on',
  unreadable_line: 'cannot be understood',
  pattern_without_slash: 'a path must begin with /',
}

export const robotsTxtSyntax: SiteCheck = {
  id: 'robots-txt-syntax',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'robots.txt has lines that search engines ignore',
  why: 'A rule that is not understood does nothing: pages you wanted hidden are read, or a sitemap is not found.',
  mend: 'Correct or remove these lines.',
  source,
  look: ({ robots }) => {
    if (!robots) return unread
    if (robots.access !== 'by_rules' || startsAsPage.test(robots.text)) return notApplicable
    return foundAll(
      robots.robots.faults.map(({ line, kind, text }) => ({
        url: robots.url,
        line,
        evidence: `${text} (${faults[kind]})`,
      })),
    )
  },
}
