import type { ArticleSlug } from '#src/content/articles/slugs.ts'
import type { TopicId } from '#src/content/articles/topics.ts'

/** Where a fact or figure of an article comes from. */
export type Source = {
  /** Named by `<Cite id="…"/>` in the body; kebab-case. */
  id: string
  title: string
  publisher: string
  url: string
  /** The day it was read, as YYYY-MM-DD. */
  read_on: string
  /** Which fact or figure of the article stands on it. */
  supports: string
}

/** Something that changed lately in the field. */
type Change = {
  /** YYYY, YYYY-MM or YYYY-MM-DD: as much as the source says. */
  date: string
  text: string
  /** Id of the source it stands on. */
  source: string
}

export const levels = {
  starting: 'Starting out',
  growing: 'Growing',
  advanced: 'Advanced',
} as const

/** All of an article but its body, which is the `.mdx` file of the same name. */
export type Article = {
  slug: ArticleSlug
  /** At most 60 characters: the whole title of the page in its head, and its h1. */
  title: string
  /** 120 to 158 characters. */
  description: string
  /** The short line drawn on the social card. */
  card_title: string
  topic: TopicId
  level: keyof typeof levels
  /** The plain answer, in one to three sentences, shown before everything else. */
  lead: string
  /** YYYY-MM-DD. */
  published: string
  updated: string
  /** Words of the body divided by 220, rounded up; a test says the right number. */
  minutes: number
  /** Newest first. */
  changes: readonly Change[]
  sources: readonly Source[]
  /** Three to read next. One that is not written yet is left out of the page. */
  related: readonly [ArticleSlug, ArticleSlug, ArticleSlug]
}
