/**
 * How much of one page is kept. Far above what honest pages have; what lies beyond is counted in `truncated`.
 * Characters for texts, entries for lists.
 */
export const limits = {
  /** One attribute's value, while it is read. */
  attribute: 65_536,
  /** A URL, a short text such as a title or an alt, and a list of candidates such as srcset. */
  url: 2_048,
  short_text: 1_000,
  candidates: 4_096,
  /** Text of a link, a heading, a button. */
  label: 300,
  /** Visible text of the whole page, and its blocks. */
  visible_text: 250_000,
  blocks: 20_000,
  script: 262_144,
  json_ld: 524_288,
  json_ld_blocks: 500,
  nodes: 5_000,
  values: 20_000,
  json_depth: 100,
  /** Elements deeper than this are read as if they had no content of their own, as browsers do. */
  depth: 512,
  metas: 500,
  titles: 50,
  link_tags: 1_000,
  headings: 2_000,
  links: 5_000,
  images: 3_000,
  entries: 1_000,
  anchors: 10_000,
  resources: 5_000,
  /** Matches of a pattern that are looked at. */
  matches: 500,
  /** Evidence of one sort of defect: more of it proves nothing more. */
  evidence: 100,
  /** The HTML that is read once more by the standard's tree rules to confirm that something stands outside the head. */
  confirmed_html: 262_144,
} as const

export type LimitName = keyof typeof limits
