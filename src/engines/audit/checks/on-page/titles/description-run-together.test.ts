import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { descriptionRunTogether } from './description-run-together.ts'

const look = (description: string, body = '') => {
  const html = `<html lang="en"><head><title>Calloway</title><meta name="description" content="${description}"></head><body>${body}</body></html>`
  const outcome = descriptionRunTogether.look(viewOf({ html }))
  return outcome.state === 'found' ? outcome.occurrences[0]?.evidence : undefined
}

test.each([
  ['Our California ResourcesFind the code here', 'ResourcesFind'],
  ['Our ServicesRoof repair in Savannah', 'ServicesRoof'],
  ['Address 12 Oak Street, Savannah Phone912-234-0142', 'Phone912-234-0142'],
])('“%s” has words run together', (description, seam) => {
  expect(look(description)).toContain(`“${seam}”`)
})

test.each([
  ['a whole sentence', 'We mend roofs in Savannah. Call 912-234-0142.', ''],
  ['a name', 'Visit RiverHouse for dinner tonight', '<p>RiverHouse is on the river.</p>'],
  ['what is told as a slip', 'Roofs by specialistsWith over 20 years', ''],
  ['a name of no words', 'We install DissoMaster and McAllen parts, and accept PayPal', ''],
])('%s has none', (_, description, body) => {
  expect(look(description, body)).toBeUndefined()
})
