import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], one), url: 'https://www.calloway.example/faq.html', kind: 'other' },
  { html: htmlWith([], other), url: 'https://www.calloway.example/crowns.html', kind: 'service' },
]
const look = (one: string, other: string) => localOutcome('terms-differ-across-pages', pages(one, other))

test.each<[string, string]>([
  [
    '<h3>How long does a same-day crown take?</h3><p>It is ready in just 2-3 hours.</p>',
    '<h1>Same-Day Crowns</h1><ul><li>Complete in 1-2 hours</li></ul>',
  ],
  [
    '<h3>How long do dentures last?</h3><p>With proper care, dentures typically last 5-10 years.</p>',
    '<div>Feature</div><div>Bridge</div><div>Dentures</div><div>Lifespan</div><div>10-15 years</div><div>5-8 years</div>',
  ],
  [
    '<p>Vinyl siding typically lasts 20 to 40 years.</p>',
    '<table><tr><th>Siding</th><th>Vinyl siding</th><th>Wood siding</th></tr><tr><td>Cost</td><td>$</td><td>$$</td></tr><tr><td>Lifespan</td><td>15 to 20 years</td><td>25 years</td></tr></table>',
  ],
  [
    '<h3>How long does turf installation take?</h3><p>Most are done in 2-4 weeks.</p>',
    '<p>Turf installation usually takes 1 to 3 days.</p>',
  ],
  [
    '<h3>How often should I get my teeth cleaned?</h3><p>Every 6 months.</p>',
    '<h3>How often should teeth be cleaned?</h3><p>Every 3-4 months for most adults.</p>',
  ],
  [
    '<h3>How often should I brush my turf?</h3><p>Every few months is enough.</p>',
    '<h3>How often should I brush turf?</h3><p>Once or twice a month keeps it upright.</p>',
  ],
  ['<p>Most water heaters have a lifespan of 8 to 12 years.</p>', '<p>Most water heaters last 10 to 15 years.</p>'],
  ['<p>A cash offer can close in 7–14 days.</p>', '<p>A cash offer closes in about 3-4 weeks.</p>'],
  ['<p>Brake repairs are usually done in 1–2 hours.</p>', '<p>Brake repairs take 2–3 hours.</p>'],
  ['<h3>How long does a haircut take?</h3><p>About an hour.</p>', '<p>A haircut usually takes 20 to 30 minutes.</p>'],
])('%s against %s', (one, other) => {
  expect(look(one, other).state).toBe('found')
})

test.each<[string, string]>([
  [
    '<h3>How long does a crown take?</h3><p>It takes 2-3 weeks.</p>',
    '<h1>Same-Day Crowns</h1><ul><li>Complete in 1-2 hours</li></ul>',
  ],
  ['<p>Vinyl siding typically lasts 20 to 40 years.</p>', '<p>Vinyl siding lasts 30 years.</p>'],
  ['<p>Vinyl siding typically lasts 20 to 40 years.</p>', '<p>Wood siding lasts 10 years.</p>'],
  ['<p>Dentures typically last 1-2 years.</p>', '<p>Dentures last up to 10 years.</p>'],
  ['<p>Our facials take 60 minutes.</p>', '<p>Our facials take 1 hour.</p>'],
  ['<p>Our facials take 60 minutes.</p>', '<p>If you add a peel, our facials take 90 minutes.</p>'],
  ['<p>Our facials take an hour.</p>', '<p>Our facials take 60 minutes.</p>'],
  ['<p>Most water heaters have a lifespan of 8 to 12 years.</p>', '<p>Gas boilers last 10 to 15 years.</p>'],
  [
    '<h3>How often should I brush my turf?</h3><p>Yearly.</p>',
    '<h3>How often should I brush turf?</h3><p>Once a year.</p>',
  ],
])('%s goes with %s', (one, other) => {
  expect(look(one, other).state).not.toBe('found')
})
