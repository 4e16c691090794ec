import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articles } from '#src/content/articles/all-articles.ts'
import { articleSlugs } from '#src/content/articles/slugs.ts'
import { topics } from '#src/content/articles/topics.ts'
import { readArticleBody } from '#tests/support/built/article-body.ts'
import { readingGrade, sentencesOf } from '#tests/support/built/reading-grade.ts'
import { countSums, wrongSums } from '#tests/support/built/sums-in-text.ts'

const day = /^\d{4}-\d{2}-\d{2}$/
const dateSoFar = /^\d{4}(-\d{2}(-\d{2})?)?$/

test('every body has its article and every article its body, none of them twice', () => {
  const bodies = readdirSync(import.meta.dirname).filter(name => name.endsWith('.mdx'))
  expect(bodies.map(name => name.replace('.mdx', ''))).toEqual(articles.map(({ slug }) => slug).toSorted())
  expect(new Set(articleSlugs).size).toBe(23)
})

for (const article of articles) {
  const body = readArticleBody(article.slug)

  test(`${article.slug} has a head that fits search results`, () => {
    expect(article.title.length, article.title).toBeLessThanOrEqual(60)
    expect(article.description.length, article.description).toBeGreaterThanOrEqual(120)
    expect(article.description.length, article.description).toBeLessThanOrEqual(158)
    expect(sentencesOf(article.lead).length, article.lead).toBeLessThanOrEqual(3)
    expect(topics.map(({ id }) => id)).toContain(article.topic)
  })

  test(`${article.slug} is as long as an article should be, and says how long it takes`, () => {
    expect(body.words.length).toBeGreaterThanOrEqual(1400)
    expect(body.words.length).toBeLessThanOrEqual(2500)
    expect(article.minutes, `${body.words.length} words`).toBe(Math.ceil(body.words.length / 220))
  })

  test(`${article.slug} names every column and every row of its tables`, () => {
    const lines = readFileSync(new URL(`${article.slug}.mdx`, import.meta.url), 'utf8').split('\n')
    const heads = lines.filter((_, index) => /^\|[ :|-]+\|$/.test(lines[index + 1] ?? ''))
    expect(heads.filter(head => /\|\s*\|/.test(head))).toEqual([])
    expect(lines.filter(line => /^\|\s*\|/.test(line))).toEqual([])
  })

  test(`${article.slug} reads at grade 10 or below`, () => {
    expect(readingGrade([article.lead, ...body.paragraphs])).toBeLessThanOrEqual(10)
  })

  test(`${article.slug} leaves the h1 to the page and skips no level of headings`, () => {
    body.heading_levels.reduce((before, level) => {
      expect(level).toBeGreaterThanOrEqual(2)
      expect(level, `a heading of level ${level} after one of level ${before}`).toBeLessThanOrEqual(before + 1)
      return level
    }, 1)
  })

  test(`${article.slug} has a worked example, a figure with its twin and one checklist`, () => {
    expect(body.components.get('WorkedExample')).toBeGreaterThanOrEqual(1)
    expect(body.components.get('Figure')).toBeGreaterThanOrEqual(1)
    expect(body.components.get('Checklist')).toBe(1)
    expect(body.empty).toEqual([])
  })

  test(`${article.slug} does its sums right, and does some`, () => {
    const text = body.paragraphs.join('\n')
    expect(wrongSums(text)).toEqual([])
    expect(countSums(text)).toBeGreaterThanOrEqual(1)
  })

  test(`${article.slug} names at least four sources, in the order in which it cites them`, () => {
    const ids = article.sources.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(4)
    expect([...new Set([...body.cited, ...article.changes.map(({ source }) => source)])]).toEqual(ids)
    for (const { id, url, read_on, supports } of article.sources) {
      expect(url, id).toMatch(/^https?:\/\/[^/]+\.[a-z]+\//)
      expect(read_on, id).toMatch(day)
      expect(read_on <= article.updated, `${id} was read after the article was last changed`).toBe(true)
      expect(supports.length, `${id} says what it supports`).toBeGreaterThan(20)
    }
  })

  test(`${article.slug} tells what changed lately, newest first, and has its dates in order`, () => {
    const dates = article.changes.map(({ date }) => date)
    expect(dates.length).toBeGreaterThanOrEqual(1)
    for (const date of dates) expect(date).toMatch(dateSoFar)
    expect(dates.map(date => date.slice(0, 4))).toEqual(
      dates
        .map(date => date.slice(0, 4))
        .toSorted()
        .reverse(),
    )
    expect(article.published).toMatch(day)
    expect(article.published <= article.updated).toBe(true)
  })
}
