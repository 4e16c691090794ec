import { expect, test } from 'vitest'
import { vocabularyFaults } from './vocabulary-faults.ts'

const context = { '@context': 'https://schema.org' }
const article = { ...context, '@type': 'Article', headline: 'Hours', datePublished: '2026-11-20' }

const sound: Record<string, unknown>[] = [
  article,
  { ...context, '@type': 'Plumber', name: 'Hollis', openingHours: 'Mo-Fr 09:00-17:00', url: 'https://a.example/' },
  { ...context, '@type': 'Offer', price: 40, availability: 'https://schema.org/InStock' },
  { ...article, author: { '@id': 'https://a.example/#agency' }, dateModified: '2026-11-20T09:00:00-05:00' },
]

const unsound: [what: string, data: unknown][] = [
  ['a type that does not exist', { ...context, '@type': 'PlumbingShop', name: 'Hollis' }],
  ['a property that does not exist', { ...article, headLine: 'Hours' }],
  ['a property of another type', { ...article, openingHours: 'Mo-Fr 09:00-17:00' }],
  [
    'a property of another type, further inside',
    { ...article, author: { '@type': 'Organization', jobTitle: 'Editor' } },
  ],
  ['a thing of another kind', { ...article, author: { '@type': 'PostalAddress', addressRegion: 'FL' } }],
  ['a text for a thing', { ...article, author: 'The editorial desk' }],
  ['a date in words', { ...article, datePublished: 'November 20, 2026' }],
  ['an address that is none', { ...article, url: 'education' }],
  ['a number in words', { ...context, '@type': 'AggregateRating', reviewCount: 'many' }],
  ['no member of the enumeration', { ...context, '@type': 'Offer', availability: 'https://schema.org/InStores' }],
  ['another vocabulary', { ...article, '@context': 'https://vocabulary.example' }],
  ['none at all', { '@type': 'Article', headline: 'Hours' }],
]

test('what schema.org knows is let through, and each fault is found where it stands', async () => {
  const told = [
    ...sound.map((data, at) => ({ where: `sound ${at}`, data })),
    ...unsound.map(([where, data]) => ({ where, data })),
  ]
  const faults = await vocabularyFaults(told)
  const found = [...new Set(faults.map(fault => fault.slice(0, fault.indexOf(':'))))]
  expect(found, faults.join('\n')).toEqual(unsound.map(([what]) => what))
}, 120_000)
