import { expect, test } from 'vitest'
import { type ServedPage, siteOf } from '#tests/support/audit/audit-views.ts'
import { areasAgainstPages } from './areas-against-pages.ts'

const home = (areas: string, body: string): ServedPage => ({
  html: `<!doctype html><html lang="en"><title>Calloway</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Calloway","areaServed":${areas}}</script>
<body><h1>Plumber in Savannah</h1><p>${body}</p>`,
})
const inner = (body: string): ServedPage => ({
  html: `<!doctype html><html lang="en"><title>Areas</title><body><h1>Where we work</h1><p>${body}</p>`,
  url: 'https://www.calloway.example/areas/',
  kind: 'other',
})

test('towns of the data that stand on no page are told', () => {
  const areas = '["Savannah",{"@type":"City","name":"Pooler, GA"},"Brunswick GA","Statesboro"]'
  const site = siteOf([home(areas, 'We mend pipes in Pooler.'), inner('We drive to Statesboro, too.')])
  expect(areasAgainstPages.look(site)).toMatchObject({
    state: 'found',
    occurrences: [{ url: 'https://www.calloway.example/', line: 2, evidence: 'areaServed: Brunswick; on no page' }],
  })
})

test.each([
  ['all stand there', '["Savannah","Pooler"]', 'We mend pipes in Pooler.'],
  ['a state or a country', '["Georgia","US","United States"]', 'We mend pipes.'],
  ['a place that nobody knows', '["Windsor Forest Estates"]', 'We mend pipes.'],
])('%s: fine', (_, areas, body) => {
  expect(areasAgainstPages.look(siteOf([home(areas, body), inner('Pipes.')])).state).not.toBe('found')
})
