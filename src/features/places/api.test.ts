import { expect, test } from 'vitest'
import { becomeClient } from '#tests/support/features/auth-client.ts'
import { startApi } from '#tests/support/program/running-api.ts'

async function setUp() {
  const api = await startApi()
  const { access_token } = await becomeClient(api, 'dana@shop.example')
  return (path: string) => api.ask(path, 'GET', undefined, { Authorization: `Bearer ${access_token}` })
}

test('places and categories are found by whoever is signed in', async () => {
  const ask = await setUp()
  const { places } = await (await ask('/api/places?q=Macon%2C%20GA&kind=city')).json()
  expect(places).toEqual([
    {
      kind: 'city',
      name: 'Macon',
      label: 'Macon, GA',
      city: 'Macon',
      county: 'Bibb',
      state: 'GA',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    },
  ])
  expect(await (await ask('/api/business-categories?q=hvac')).json()).toEqual({
    categories: [
      {
        id: 'hvac_contractor',
        name: 'HVAC contractor',
        industry: 'construction_contractors',
        schema_type: 'HVACBusiness',
      },
    ],
  })
})

test('what cannot be looked for is refused with a sentence beside the field', async () => {
  const ask = await setUp()
  for (const [path, field] of [
    ['/api/places', 'q'],
    ['/api/places?q=%20', 'q'],
    [`/api/places?q=${'x'.repeat(81)}`, 'q'],
    ['/api/places?q=Macon&state=ga', 'state'],
    ['/api/places?q=Macon&kind=planet', 'kind'],
    ['/api/business-categories?industry=magic', 'industry'],
    [`/api/business-categories?q=${'x'.repeat(81)}`, 'q'],
  ] as const) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(422)
    expect((await answer.json()).fields, path).toEqual({ [field]: expect.stringMatching(/^Please [^:]+.*\.$/) })
  }
})
