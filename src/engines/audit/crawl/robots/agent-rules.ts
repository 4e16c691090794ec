import { plainPath } from '#src/engines/audit/crawl/robots/encode-pattern.ts'
import { matchesPattern } from '#src/engines/audit/crawl/robots/match-pattern.ts'
import type { RobotsFile, RobotsRule } from '#src/engines/audit/crawl/robots/robots-file.ts'

/** What robots.txt says to one crawler. */
export type AgentRules = {
  rules: readonly RobotsRule[]
  /** The same rules in the plain spelling, where that differs. */
  plain_rules: readonly RobotsRule[]
  /** Seconds. */
  crawl_delay: number | null
  /** Whether a group names this crawler; otherwise the rules are those for `*`, if any. */
  named: boolean
}

/** Merges all groups for a product token such as "PorchlightAudit"; without any, all groups for `*`. */
export function rulesFor(file: RobotsFile, token: string): AgentRules {
  const name = token.toLowerCase()
  const own = file.groups.filter(({ agents }) => agents.includes(name))
  const named = name !== '' && own.length > 0
  const groups = named ? own : file.groups.filter(({ agents }) => agents.includes('*'))
  const rules = groups.flatMap(group => group.rules)
  const plain_rules = rules.map(rule => ({ ...rule, pattern: plainPath(rule.pattern) }))
  const delays = groups.flatMap(({ crawl_delay }) => (crawl_delay === null ? [] : [crawl_delay]))
  return { rules, plain_rules, crawl_delay: delays.length > 0 ? Math.max(...delays) : null, named }
}

const indexPage = /\/index\.htm[^/]*$/

/** Length of a match, by which rules compete; -1 for none. Google reads "Allow: /x/index.html" as allowing /x/ too. */
function strength({ kind, pattern }: RobotsRule, path: string): number {
  if (matchesPattern(pattern, path)) return pattern.length
  if (kind === 'disallow' || !indexPage.test(pattern)) return -1
  const folder = `${pattern.slice(0, pattern.lastIndexOf('/') + 1)}$`
  return matchesPattern(folder, path) ? folder.length : -1
}

/** The rule that decides: the longest match; allow wins a draw. */
function decidingRule(rules: readonly RobotsRule[], path: string): RobotsRule | undefined {
  let best: RobotsRule | undefined
  let most = 0
  for (const rule of rules) {
    const length = strength(rule, path)
    if (length > most || (length === most && length > 0 && rule.kind === 'allow')) {
      most = length
      best = rule
    }
  }
  return best
}

/**
 * The rule that keeps a crawler from a path (with its query, percent-encoded); undefined where it may go. RFC 9309 holds
 * `%62` and `b` equal and Google does not: a path is open only when it is open in both readings.
 */
export function disallowingRule({ rules, plain_rules }: AgentRules, path: string): RobotsRule | undefined {
  const literal = decidingRule(rules, path)
  if (literal?.kind === 'disallow') return literal
  const plain = decidingRule(plain_rules, plainPath(path))
  return plain?.kind === 'disallow' ? plain : undefined
}
