import { expect, test } from 'vitest'
import { createApi } from '#src/api.ts'
import { contactsApi } from '#src/features/contacts/api.ts'
import { openTestAudits } from '#tests/support/audit/open-audits.ts'
import { openTestAccounts } from '#tests/support/features/open-accounts.ts'
import { openContacts, testBrand } from '#tests/support/features/open-contacts.ts'
import { openTestFiles } from '#tests/support/features/open-files.ts'
import { createListeningLog } from '#tests/support/machine/silent-log.ts'
import { testInstallation } from '#tests/support/program/test-installation.ts'
import { fc } from '#tests/support/runner/properties.ts'

const fields = ['name', 'email', 'phone', 'company', 'message', 'page', 'website', '__proto__', 'constructor', 'id']

/** JSON texts, as they stand on the wire: a second field of the same name wins. */
const hostile = [
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00x"',
  '"\\ufffe"',
  '"\\u2028"',
  '"\\u202eevil"',
  '"\u200f\u{1f600}"',
  '"a\\r\\nBcc: x@bad.example"',
  '"\\"x\\" <x@bad.example>,"',
  `"${'a'.repeat(300)}@shop.example"`,
  `"${'é'.repeat(5001)}"`,
  `"${'x'.repeat(70_000)}"`,
  '"<script>alert(1)</script>"',
  '"\'; drop table contacts; --"',
  '[]',
  '{"$ne":1}',
  'null',
  '1e999',
  'true',
  `${'['.repeat(9000)}${']'.repeat(9000)}`,
]

const wire = fc
  .array(fc.tuple(fc.constantFrom(...fields), fc.oneof(fc.constantFrom(...hostile), fc.json())), { maxLength: 4 })
  .map(
    pairs =>
      `{"name":"Dana","email":"dana@shop.example","message":"Hi"${pairs.map(([key, value]) => `,"${key}":${value}`).join('')}}`,
  )

test('no body makes the call fail: it is stored whole or refused, and the log stays free of errors', async () => {
  const { database, queue, deps } = await openContacts()
  const { log, lines } = createListeningLog()
  const app = createApi({
    contacts: contactsApi(deps),
    audits: await openTestAudits({ ...deps, queue }, 'http://localhost:3000'),
    accounts: await openTestAccounts(deps, 'http://localhost:3000'),
    files: await openTestFiles({ database, queue }),
    queue,
    brand_name: testBrand.name,
    site_origin: 'http://localhost:3000',
    installation: testInstallation(),
    log,
  })
  const statuses = new Map<number, number>()
  const bodies = fc.oneof({ arbitrary: wire, weight: 8 }, { arbitrary: fc.json(), weight: 1 }, fc.string())
  let n = 0
  await fc.assert(
    fc.asyncProperty(bodies, async body => {
      n += 1
      const client_address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
      const { status } = await app.request('/api/contacts', init, { request_id: 'r', client_address })
      expect([201, 400, 413, 422]).toContain(status)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }),
    { numRuns: 1200 },
  )
  expect(lines.filter(line => line.level === 'error')).toEqual([])
  const [stored] = await database.asOwner('select count(*)::int as n from contacts')
  expect(stored?.n).toBe(statuses.get(201))
  expect([...statuses.keys()].toSorted()).toEqual([201, 400, 413, 422])
}, 60_000)
