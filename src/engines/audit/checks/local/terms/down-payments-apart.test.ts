import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const look = (advertised: string, ...listed: string[]) =>
  localOutcome('price-differs-across-pages', [
    { html: `<title>Calloway Cars</title><p>${advertised}</p>` },
    {
      html: `<title>Cars</title>${listed.map(one => `<div>${one}</div>`).join('')}`,
      url: 'https://www.calloway.example/cars.html',
      kind: 'other',
    },
  ])
const cars = ['Down: $2,500 • Cash: $4,995', 'Down Payment: $1,800', '<p>$2,000 Down</p>']

test.each(['From $500 Down • Weekly from $65', '$500 Down on Select Units', 'Drive home for only $900 down'])(
  '“%s” is held against what the cars ask',
  advertised => {
    expect(look(advertised, ...cars)).toMatchObject({
      state: 'found',
      occurrences: [{ evidence: expect.stringContaining('Down Payment: $1,800') }],
    })
  },
)

test.each<[string, string[]]>([
  ['From $1,800 down', cars],
  ['From $500 down', ['Down: $500', ...cars]],
  ['From $500 down', cars.slice(1)],
  ['Low down payments', cars],
  ['Every roof is marked down $500', cars],
])('“%s” beside %j is not told', (advertised, listed) => {
  expect(look(advertised, ...listed).state).not.toBe('found')
})
