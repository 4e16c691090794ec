import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const inner = (body: string): ServedPage => ({
  html: htmlWith([], body),
  url: 'https://www.calloway.example/plans/',
  kind: 'other',
})
const evidenceOf = (site: ServedPage[]) => {
  const outcome = localOutcome('insurers-differ', site)
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence).join('\n') : outcome.state
}
const against = (one: string, other: string) => evidenceOf([{ html: htmlWith([], one) }, inner(other)])
const list = '<h3>In-network insurance</h3><p>Aetna · Cigna · Delta Dental</p>'

test.each<[string, string, RegExp]>([
  ['<p>We are in-network with Aetna, Cigna and Humana.</p>', '<p>We are not contracted with Humana.</p>', /^Humana:/],
  ['<p>We are in-network with Aetna and Cigna.</p>', '<p>We are out-of-network with Cigna.</p>', /^Cigna:/],
  ['<p>In-network with Aetna.</p>', '<p>We are no longer participating with Aetna.</p>', /^Aetna:/],
  [
    list,
    '<p>We are in network with Aetna, Cigna, Delta Dental, Anthem BCBS and MetLife.</p>',
    /^Blue Cross Blue Shield, MetLife:/,
  ],
  [
    '<h3>In-Network Plans</h3><ul><li>Aetna</li><li>Cigna</li><li>Humana</li></ul><p>Call us.</p>',
    '<p>In-network insurance includes VSP, Aetna and Humana.</p>',
    /^VSP:/,
  ],
])('%s against %s', (one, other, evidence) => {
  expect(against(one, other)).toMatch(evidence)
})

test('structured data is held against the list of the page', () => {
  const paymentAccepted = ['In Network - Aetna', 'In Network - Cigna', 'In Network - UnitedHealthcare']
  const home = { html: htmlWith([{ ...calloway, paymentAccepted }], '<p>Hello</p>') }
  expect(evidenceOf([home, inner(list)])).toMatch(/^UnitedHealthcare:/)
})

test.each<[string, string]>([
  [list, list],
  [list, '<p>In-network with Aetna and Delta Dental.</p>'],
  [`${list}<p>and many more</p>`, '<p>In-network with Aetna, Cigna, Delta Dental and MetLife.</p>'],
  ['<p>In-network with Aetna and Cigna.</p>', '<p>We are out-of-network with Humana.</p>'],
  ['<p>In-network with Aetna and Cigna.</p>', '<p>We are not in-network with some Cigna plans.</p>'],
  ['<p>In-network with Aetna and Cigna.</p>', '<p>We do not accept Cigna HMO.</p>'],
  ['<p>In-network with Aetna, but not with Cigna.</p>', '<p>We are not in-network with Cigna.</p>'],
  ['<p>We are in-network with Aetna.</p>', '<p>If you are out-of-network with Aetna, call us.</p>'],
  ['<p>We are in-network with Aetna.</p>', '<p>In-network benefits of Cigna, Humana and Aetna differ.</p>'],
])('%s beside %s', (one, other) => {
  expect(against(one, other)).not.toMatch(/:/)
})
