import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { articleFeed } from '#src/build/article-feed.ts'
import { articles } from '#src/content/articles/all-articles.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'

const brand = { name: 'Wells & Sons', parent: 'B', email: 'c@d.example', phone: '(904) 555-0142', address: 'E' }

test('the feed is well-formed Atom and has every article, signed by the desk', () => {
  const names: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => names.push(name))
  parser.on('error', error => {
    throw error
  })
  const xml = articleFeed(articles, brand)
  parser.write(xml).close()
  expect(names[0]).toBe('feed')
  expect(names.filter(name => name === 'entry')).toHaveLength(articles.length)
  expect(xml).toContain('<name>Wells &amp; Sons editorial desk</name>')
  expect(xml).toContain(`rel="self" href="${sentinelOrigin}/education/feed.xml"`)
})

test('an article that changed last stands first, with both of its days', () => {
  const [article] = articles
  if (!article) throw new Error('There is no article.')
  const later = { ...article, slug: 'local-seo-audit' as const, updated: '2027-02-03' }
  const xml = articleFeed([article, later], brand)
  expect(xml.indexOf('/education/local-seo-audit')).toBeLessThan(xml.indexOf(`/education/${article.slug}`))
  expect(xml).toContain('<updated>2027-02-03T12:00:00.000Z</updated>')
  expect(xml).toContain(`<published>${article.published}T12:00:00.000Z</published>`)
})
