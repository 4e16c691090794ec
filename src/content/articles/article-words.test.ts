import { expect, test } from 'vitest'
import { articles } from '#src/content/articles/all-articles.ts'
import { readArticleBody } from '#tests/support/built/article-body.ts'

/** Empty words, promises that nobody can keep, and the tics of text nobody wrote. */
const banned = [
  /skyrocket/i,
  /\bunlock(s|ed|ing)? (the|your|new)\b/i,
  /game[- ]chang/i,
  /in today[’']s\b/i,
  /\bleverag/i,
  /\bdelv(e|es|ing)\b/i,
  /ever[- ](evolving|changing)/i,
  /cutting[- ]edge/i,
  /\bseamless/i,
  /\bsupercharge/i,
  /\bdeep dive\b|\bdive in(to)?\b/i,
  /\bgame plan\b/i,
  /\btake (it|your business|things) to the next level\b/i,
  /\bguarantee[sd]?\b[^.]{0,40}\brank/i,
  /\brank[^.]{0,40}\bguarantee/i,
  /coming soon/i,
  /\bin conclusion\b/i,
  /—/,
]

function textOf(article: (typeof articles)[number]): string {
  const { paragraphs, words } = readArticleBody(article.slug)
  const own = [article.title, article.description, article.lead, ...article.changes.map(({ text }) => text)]
  return [...own, ...paragraphs, words.join(' ')].join('\n')
}

for (const article of articles) {
  test(`${article.slug} keeps clear of empty words`, () => {
    const text = textOf(article)
    for (const pattern of banned) expect(pattern.exec(text)?.[0], String(pattern)).toBeUndefined()
  })
}

/** Every run of twelve words, in small letters and without marks. */
function shinglesOf(slug: string): Set<string> {
  const shingles = new Set<string>()
  for (const paragraph of readArticleBody(slug).paragraphs) {
    const words = paragraph.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    for (let at = 0; at + 12 <= words.length; at += 1) shingles.add(words.slice(at, at + 12).join(' '))
  }
  return shingles
}

test('no two articles share twelve words in a row', () => {
  const seen = new Map<string, string>()
  for (const { slug } of articles) {
    for (const shingle of shinglesOf(slug)) {
      expect(seen.get(shingle) ?? slug, `"${shingle}" stands in two articles`).toBe(slug)
      seen.set(shingle, slug)
    }
  }
})
