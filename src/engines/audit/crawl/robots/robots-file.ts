/** A rule as it will be compared: percent-encoded, in the order of the file. */
export type RobotsRule = { kind: 'allow' | 'disallow'; pattern: string; line: number }

/** Rules for the agents named above them; `*` stands for everyone else. */
export type RobotsGroup = {
  /** Product tokens in lower case, up to the first character that no token may hold. */
  agents: readonly string[]
  rules: readonly RobotsRule[]
  /** Seconds; an extension that RFC 9309 does not know. */
  crawl_delay: number | null
}

export type RobotsFault = {
  line: number
  kind:
    | 'unknown_directive'
    | 'misspelled_directive'
    | 'rule_before_agent'
    | 'sitemap_not_absolute'
    | 'unreadable_line'
    | 'pattern_without_slash'
  text: string
}

export type RobotsFile = {
  groups: readonly RobotsGroup[]
  sitemaps: readonly { url: string; line: number }[]
  faults: readonly RobotsFault[]
}
