import { encodePattern } from '#src/engines/audit/crawl/robots/encode-pattern.ts'
import { type Directive, readLine } from '#src/engines/audit/crawl/robots/read-line.ts'
import type { RobotsFault, RobotsFile, RobotsGroup, RobotsRule } from '#src/engines/audit/crawl/robots/robots-file.ts'

/** RFC 9309 asks for at least 500 KiB; what stands behind is not read, as with the large search engines. */
export const robotsByteLimit = 500 * 1024

const byteOrderMark = [0xef, 0xbb, 0xbf]

/** Skips a byte order mark, also one that lost its end. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  const differs = byteOrderMark.findIndex((byte, index) => bytes[index] !== byte)
  return bytes.subarray(differs === -1 ? byteOrderMark.length : differs)
}

type OpenGroup = { agents: string[]; rules: RobotsRule[]; crawl_delay: number | null }

function secondsOf(value: string): number | null {
  const seconds = Number.parseFloat(value)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}

/**
 * Reads robots.txt by RFC 9309, with the leniency of Google's parser: a missing colon, usual misspellings, any line
 * ending. Never throws. A group goes on until a user-agent line follows a rule; lines it does not know end nothing.
 */
export function readRobots(bytes: Uint8Array): RobotsFile {
  const text = Buffer.from(withoutMark(bytes.subarray(0, robotsByteLimit))).toString('latin1')
  const groups: RobotsGroup[] = []
  const sitemaps: { url: string; line: number }[] = []
  const faults: RobotsFault[] = []
  let open: OpenGroup | undefined
  let ruled = false

  function takeAgent(agent: string): void {
    if (!open || ruled) {
      open = { agents: [], rules: [], crawl_delay: null }
      groups.push(open)
      ruled = false
    }
    open.agents.push(agent)
  }

  function takeRule(rule: RobotsRule, written: string): void {
    if (!open) {
      faults.push({ line: rule.line, kind: 'rule_before_agent', text: written })
      return
    }
    ruled = true
    open.rules.push(rule)
    if (/^[^/*]/.test(rule.pattern)) faults.push({ line: rule.line, kind: 'pattern_without_slash', text: written })
  }

  function take(directive: Directive, line: number): void {
    const { key, value, written } = directive
    if (key === 'disallow' && !/^disallow/i.test(written))
      faults.push({ line, kind: 'misspelled_directive', text: written })
    if (key === 'user-agent') takeAgent(value)
    else if (key === 'allow' || key === 'disallow') {
      takeRule({ kind: key, pattern: encodePattern(value), line }, written)
    } else if (key === 'crawl-delay') {
      if (open) open.crawl_delay ??= secondsOf(value)
    } else if (key === 'sitemap') {
      if (URL.canParse(value)) sitemaps.push({ url: value, line })
      else faults.push({ line, kind: 'sitemap_not_absolute', text: written })
    } else if (key === 'unknown' || key === 'unreadable') {
      faults.push({ line, kind: key === 'unknown' ? 'unknown_directive' : 'unreadable_line', text: written })
    }
  }

  text.split(/\r\n|\n|\r/).forEach((raw, index) => {
    const directive = readLine(raw)
    if (directive) take(directive, index + 1)
  })
  return { groups, sitemaps, faults }
}
