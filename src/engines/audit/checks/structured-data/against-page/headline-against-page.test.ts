import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { headlineAgainstPage } from './headline-against-page.ts'

const look = (headline: string, h1: string, body = '', kind: 'article' | 'listing' = 'article') =>
  headlineAgainstPage.look(
    viewOf({
      html: `<title>${h1}</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', headline })}</script><h1>${h1}</h1><p>${body}</p><footer>© 2026 Calloway Electric</footer>`,
      url: 'https://www.calloway.example/news/old-wiring.html',
      kind,
    }),
  )
const opening = 'Calloway Electric Opening October 2025: Powered by Pride and Purpose'
const wiring = 'Five Faults in Older Savannah Homes and How to Mend Them'

test('the headline of another article is found', () => {
  const outcome = look(opening, wiring, 'Many panels are too small for what we plug in today.')
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toBe(
    `headline: “${opening}”; on the page “${wiring}”`,
  )
})

test.each<[string, string, string, string]>([
  ['another wording', 'What Goes Wrong in Old Savannah Houses', wiring, ''],
  ['a motto over it', opening, 'Something Wonderful Happens Downtown', 'The opening is in October; powered by pride.'],
  ['few words', 'Grand Opening', wiring, ''],
  ['a heading of few words', opening, 'Our News', ''],
])('silent: %s', (_, headline, h1, body) => {
  expect(look(headline, h1, body).state).not.toBe('found')
})

test('a list of articles has the data of each', () => {
  expect(look(opening, wiring, '', 'listing').state).toBe('not_applicable')
})
