import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { disallowingRule, rulesFor } from '#src/engines/audit/crawl/robots/agent-rules.ts'
import type { RobotsRule } from '#src/engines/audit/crawl/robots/robots-file.ts'

/** The rule of the site's robots.txt that keeps a search engine from an address; undefined where it may go. */
export function googlebotRules(
  { robots, origin }: SiteView,
  agent = 'googlebot',
): (url: string) => RobotsRule | undefined {
  if (robots?.access !== 'by_rules') return () => undefined
  const rules = rulesFor(robots.robots, agent)
  return url => {
    const parsed = URL.parse(url)
    return parsed?.origin === origin ? disallowingRule(rules, parsed.pathname + parsed.search) : undefined
  }
}
