import { expect, test } from 'vitest'
import { listingsWords } from '#src/content/service-pages/listings-management.ts'
import { localSeoWords } from '#src/content/service-pages/local-seo-optimization.ts'
import { multiLocationWords } from '#src/content/service-pages/multi-location.ts'
import { reputationWords } from '#src/content/service-pages/reputation-management.ts'
import type { ServiceWords } from '#src/content/service-pages/service-words.ts'

const services: [string, ServiceWords][] = [
  ['local SEO', localSeoWords],
  ['listings', listingsWords],
  ['reputation', reputationWords],
  ['multi-location', multiLocationWords],
]

test.each(services)('%s answers three or four questions, each once', (_name, words) => {
  const questions = words.faqs.map(faq => faq.question)
  expect(questions.length).toBeGreaterThanOrEqual(3)
  expect(questions.length).toBeLessThanOrEqual(4)
  expect(new Set(questions).size).toBe(questions.length)
})

test.each(services)('%s says what comes, what is asked and where it ends', (_name, words) => {
  for (const list of [words.steps, words.you_get, words.we_need, words.we_do_not]) {
    expect(list.length).toBeGreaterThanOrEqual(3)
  }
})

test.each(services)('%s promises no ranking and shows no client area', (_name, words) => {
  expect(JSON.stringify(words)).not.toMatch(/guaranteed? (rank|position|place)|dashboard|client area|portal/i)
})

test('reviews are never asked for on Yelp nor from the happy only', () => {
  expect(JSON.stringify(reputationWords.steps)).not.toMatch(/yelp|happy/i)
  expect(reputationWords.we_need).toContain('Your word that every customer gets the same request')
})
