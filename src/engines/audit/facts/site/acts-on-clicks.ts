import type { PageFacts } from '../page-facts.ts'

const counts_only = /^(?:https?:)?\/\/(?:www\.)?(?:googletagmanager|google-analytics|clarity|plausible)\./
const longest_count = 400

/** Might a script act upon a click? What counts visitors does not. */
export const mayActOnClicks = ({ scripts, counts, analytics }: PageFacts): boolean =>
  counts.inline_handlers > 0 ||
  scripts.some(({ src, inline_chars }) =>
    src === null ? inline_chars > (analytics.length > 0 ? longest_count : 0) : !counts_only.test(src),
  )
