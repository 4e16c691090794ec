import { expect, test } from 'vitest'
import { articles } from '#src/content/articles/all-articles.ts'
import { readingLists } from '#src/content/articles/reading.ts'
import { articleSlugs } from '#src/content/articles/slugs.ts'
import { helpAnswers } from '#src/content/help/help-groups.ts'
import { ownerQuestions } from '#src/content/owner-questions.ts'
import { sitePages } from '#src/content/pages.ts'
import { readArticleBody } from '#tests/support/built/article-body.ts'

const paths = [...sitePages.map(({ path }) => path), ...articleSlugs.map(slug => `/education/${slug}`)]
const isWritten = (slug: string) => articles.some(article => article.slug === slug)
const bodies = new Map(articles.map(({ slug }) => [slug, readArticleBody(slug)]))

for (const { slug, related } of articles) {
  test(`${slug} links only to pages that exist, or to articles that are planned`, () => {
    for (const link of bodies.get(slug)?.links ?? []) {
      if (link.startsWith('https://') || link.startsWith('#')) continue
      expect(paths).toContain(link.split('#')[0])
    }
  })

  test(`${slug} is followed by three others`, () => {
    expect(new Set([...related, slug]).size).toBe(4)
  })
}

/** The pages that link to an article, besides the list of all of them. */
function pagesLinkingTo(slug: string): string[] {
  const path = `/education/${slug}`
  return [
    ...articles.filter(other => other.related.some(one => one === slug)).map(other => other.slug),
    ...[...bodies].filter(([, body]) => body.links.some(link => link.split('#')[0] === path)).map(([other]) => other),
    ...Object.entries(readingLists).flatMap(([page, slugs]) => (slugs.some(one => one === slug) ? [page] : [])),
    ...helpAnswers.flatMap(answer => (answer.more?.path === path ? ['/help-center'] : [])),
    ...ownerQuestions.flatMap(({ reading }) => (reading.some(page => page.path === path) ? ['/education'] : [])),
  ]
}

test('every article is linked from at least two places: the list of all articles and another page', () => {
  for (const { slug } of articles) expect(pagesLinkingTo(slug), slug).not.toEqual([])
})

test('the pages that offer articles exist, and offer none twice', () => {
  for (const [path, slugs] of Object.entries(readingLists)) {
    expect(paths).toContain(path)
    expect(new Set(slugs).size, path).toBe(slugs.length)
  }
})

test('help and education link to written articles only', () => {
  const links = [
    ...helpAnswers.flatMap(({ more }) => more?.path ?? []),
    ...ownerQuestions.flatMap(({ reading }) => reading.map(({ path }) => path)),
  ]
  for (const link of links.filter(link => link.startsWith('/education/'))) {
    expect(isWritten(link.replace('/education/', '').split('#')[0] ?? ''), link).toBe(true)
  }
})
