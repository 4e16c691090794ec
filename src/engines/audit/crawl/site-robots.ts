import type { CrawlProblem, CrawlReason, RobotsRead } from '#src/engines/audit/crawl/crawl-event.ts'
import type { CrawlOptions } from '#src/engines/audit/crawl/crawl-options.ts'
import { mediaType } from '#src/engines/audit/crawl/header-value.ts'
import { nameFailure } from '#src/engines/audit/crawl/name-status.ts'
import type { HostPacer } from '#src/engines/audit/crawl/pace-hosts.ts'
import { readBytes } from '#src/engines/audit/crawl/read-bytes.ts'
import { type AgentRules, disallowingRule, rulesFor } from '#src/engines/audit/crawl/robots/agent-rules.ts'
import { readRobots, robotsByteLimit } from '#src/engines/audit/crawl/robots/read-robots.ts'
import { sayProblem } from '#src/engines/audit/crawl/say-problem.ts'
import type { Permit, Travelled, Traveller } from '#src/engines/audit/crawl/travel.ts'

type Known = { access: RobotsRead['access']; problem: CrawlProblem | null; rules: AgentRules }

const nothing = new Uint8Array()

function whenUnavailable(travelled: Extract<Travelled<Uint8Array>, { ok: false }>): RobotsRead['access'] {
  const { reason } = travelled.problem
  const lost = ['too_many_redirects', 'redirect_loop', 'redirect_invalid'].includes(reason)
  return lost ? 'allow_all' : 'disallow_all'
}

/** What says nothing of the whole host: its other pages may well answer. */
const ofFileAlone: Partial<Record<CrawlReason, string>> = {
  headers_timeout: 'no answer in time',
  total_timeout: 'no answer in time',
  headers_too_large: 'headers beyond any sensible size',
  answer_malformed: 'an answer that is not valid HTTP',
  connection_lost: 'the connection was closed',
}

function whenAnswered(status: number): RobotsRead['access'] {
  if (status >= 500) return 'disallow_all'
  return status >= 200 && status < 300 ? 'by_rules' : 'allow_all'
}

/** RFC 9309, 2.3.1: an error of the request allows all, an error of the server or the network disallows all. */
function toEvent(url: string, travelled: Travelled<Uint8Array>): RobotsRead {
  const { hops } = travelled
  const type = 'robots_read'
  if (!travelled.ok) {
    const access = whenUnavailable(travelled)
    const { status } = travelled
    const { reason } = travelled.problem
    const ofFile = ofFileAlone[reason]
    const problem = ofFile ? sayProblem('robots_unreachable', url, ofFile) : travelled.problem
    const robots = readRobots(nothing)
    return { type, url, status, hops, content_type: '', access, problem, robots, text: '', bytes: 0, truncated: false }
  }
  const { status, headers, count, read } = travelled.visited
  const access = whenAnswered(status)
  const bytes = access === 'by_rules' ? read : nothing
  return {
    type,
    url,
    status,
    hops,
    content_type: mediaType(headers),
    access,
    problem:
      status >= 500 ? sayProblem('robots_unreachable', url, `status ${status}`) : (nameFailure(url, status) ?? null),
    robots: readRobots(bytes),
    text: new TextDecoder().decode(bytes),
    bytes: count.decoded_bytes,
    truncated: count.end === 'too_large',
  }
}

/** Reads robots.txt of any origin once, tells what it found, and remembers what it says to us. */
export function createRobotsKeeper(
  { crawler, bounds, is_local_copy }: Pick<CrawlOptions, 'crawler' | 'bounds' | 'is_local_copy'>,
  travel: Traveller,
  pacer: HostPacer,
  tell: (origin: string, event: RobotsRead) => void,
) {
  const known = new Map<string, Promise<Known>>()
  const anyone: Permit = async () => undefined

  async function read(origin: string): Promise<Known> {
    const url = `${origin}/robots.txt`
    const trip = { url, method: 'GET' as const, max_bytes: robotsByteLimit, read: readBytes, permit: anyone }
    const event = toEvent(url, await travel(trip))
    tell(origin, event)
    const rules = rulesFor(event.robots, crawler.token)
    // What a site asks to spare its server says nothing of a copy.
    if (rules.crawl_delay !== null && !is_local_copy)
      pacer.slow(new URL(origin).host, Math.min(rules.crawl_delay * 1_000, bounds.longest_wait_ms))
    return { access: event.access, problem: event.problem, rules }
  }

  function learn(origin: string): Promise<Known> {
    const learning = known.get(origin) ?? read(origin)
    known.set(origin, learning)
    return learning
  }

  /** What forbids a URL to us. */
  return async function permit(url: string): Promise<CrawlProblem | undefined> {
    const { origin, pathname, search } = new URL(url)
    const { access, problem, rules } = await learn(origin)
    if (access === 'allow_all') return undefined
    // A copy is its owner's own: that it is closed to everybody is found in it, and no reason not to look.
    if (is_local_copy && disallowingRule(rules, '/')) return undefined
    if (access === 'disallow_all')
      return sayProblem(problem?.reason ?? 'robots_unreachable', url, problem?.detail ?? '')
    const rule = disallowingRule(rules, pathname + search)
    return rule && sayProblem('robots_disallowed', url, `line ${rule.line}: ${rule.pattern}`)
  }
}
