import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { signsAsCodes } from './signs-as-codes.ts'

const look = (data: object) => {
  const written = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Bakery', ...data })
  return signsAsCodes.look(viewOf({ html: `<script type="application/ld+json">${written}</script>` }))
}

test.each([
  [{ name: 'Callie&#039;s Bakery' }, 'name: “Callie&#039;s Bakery”'],
  [{ slogan: 'Bread &amp; cakes' }, 'slogan: “Bread &amp; cakes”'],
  [{ description: 'We bake &amp;amp; deliver' }, 'description: “We bake &amp;amp; deliver”'],
  [{ address: { '@type': 'PostalAddress', streetAddress: '12 Oak &#x26; Elm' } }, 'streetAddress: “12 Oak &#x26; Elm”'],
  [
    { name: 'The Bakery of the Long and Winding Road &quot;Callie&quot;' },
    'name: “…of the Long and Winding Road &quot;Callie&quot;”',
  ],
])('%o shows a code', (data, evidence) => {
  expect(look(data)).toMatchObject({ occurrences: [{ evidence }] })
})

test.each([
  [{ name: 'Callie’s Bread & Cakes' }],
  [{ name: 'R&D; Q&A; AT&T' }],
  [{ image: 'https://www.calloway.example/a?b=1&amp;c=2' }],
  [{ description: '<p>Bread &amp; cakes</p>' }],
  [{ '@type': 'JobPosting', description: 'Bakes bread &amp; cakes' }],
  [{ articleBody: 'Bread &amp; cakes' }],
  [{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Bread &amp; cakes?' }] }],
])('%o is in order', data => {
  expect(look(data).state).toBe('ok')
})

test('microdata is HTML, and there codes are signs', () => {
  const html = '<div itemscope itemtype="https://schema.org/Bakery"><b itemprop="name">Bread &amp;amp; cakes</b></div>'
  expect(signsAsCodes.look(viewOf({ html })).state).toBe('not_applicable')
})
