import { expect, test } from 'vitest'
import { contactSchema } from '#src/features/contacts/schema.ts'
import { openContacts } from '#tests/support/features/open-contacts.ts'

const message = { name: 'Dana Reyes', email: 'dana@shop.example', message: 'Our Saturday hours are wrong.' }

function input(over: Record<string, string> = {}) {
  return contactSchema.parse({ ...message, ...over })
}

const from = (address: string, idempotency_key?: string) => ({ address, idempotency_key })

test('a message is stored trimmed, with its page and time, and without the address', async () => {
  const { database, submit } = await openContacts()
  const submitted = await submit({
    input: input({ name: '  Dana Reyes ', phone: ' 904 555 0100 ', page: '/contact-us', message: ' a\r\nb ' }),
    ...from('203.0.113.9'),
  })
  const rows = await database.asOwner('select * from contacts')
  expect(rows).toEqual([
    {
      id: submitted.ok && submitted.id,
      name: 'Dana Reyes',
      email: 'dana@shop.example',
      phone: '904 555 0100',
      company: '',
      message: 'a\nb',
      source: '/contact-us',
      kind: 'message',
      spam_reason: null,
      created_at: expect.any(Date),
    },
  ])
  const receipts = await database.asOwner('select * from contact_receipts')
  expect(JSON.stringify(receipts)).not.toContain('203.0.113.9')
  expect(receipts[0]?.address_hash).toMatch(/^[\w-]{43}$/)
})

test('a message is mailed to the agency, with the answer going to the visitor, and confirmed to the visitor', async () => {
  const { database, submit } = await openContacts()
  await submit({ input: input(), ...from('203.0.113.9') })
  const mails = await database.asOwner('select "to", reply_to, subject, text from mail_outbox order by unique_key desc')
  expect(mails[0]).toMatchObject({
    to: { address: 'hello@porchlight.example' },
    reply_to: { name: 'Dana Reyes', address: 'dana@shop.example' },
    subject: 'New message from Dana Reyes',
  })
  expect(mails[1]).toMatchObject({ to: { address: 'dana@shop.example' }, subject: 'We got your message' })
  expect(mails[1]?.text).toContain('within 24 hours')
  expect(mails[0]?.text).toContain('Our Saturday hours are wrong.')
  const [contact] = await database.asOwner('select id from contacts')
  expect(mails[0]?.text).toContain(`https://shop.example/admin/contacts/${contact?.id}`)
  expect(mails[1]?.text).not.toContain('/admin/')
  expect(mails[1]?.text).not.toContain('Our Saturday hours are wrong.')
  const jobs = await database.asOwner("select singleton_key from pgboss.job where name = 'mail'")
  expect(jobs).toHaveLength(2)
})

test('the same key with the same words answers the same id and stores nothing more', async () => {
  const { database, submit } = await openContacts()
  const first = await submit({ input: input(), ...from('203.0.113.9', 'key-00001') })
  const second = await submit({ input: input(), ...from('203.0.113.10', 'key-00001') })
  expect(second).toEqual(first)
  expect(await database.asOwner('select count(*)::int as n from contacts')).toEqual([{ n: 1 }])
  expect(await database.asOwner('select count(*)::int as n from mail_outbox')).toEqual([{ n: 2 }])
})

test('the same key with other words is refused and stores nothing', async () => {
  const { database, submit } = await openContacts()
  await submit({ input: input(), ...from('203.0.113.9', 'key-00001') })
  const second = await submit({ input: input({ message: 'Other words' }), ...from('203.0.113.9', 'key-00001') })
  expect(second).toEqual({ ok: false, reason: 'key_reused' })
  expect(await database.asOwner('select count(*)::int as n from contacts')).toEqual([{ n: 1 }])
})

test('twenty sends of one key at once make one message and two mails', async () => {
  const { database, submit } = await openContacts()
  const sends = Array.from({ length: 20 }, () => submit({ input: input(), ...from('203.0.113.9', 'key-00001') }))
  const ids = new Set((await Promise.all(sends)).map(sent => sent.ok && sent.id))
  expect(ids.size).toBe(1)
  expect(await database.asOwner('select count(*)::int as n from contacts')).toEqual([{ n: 1 }])
  expect(await database.asOwner('select count(*)::int as n from mail_outbox')).toEqual([{ n: 2 }])
})

test('of twenty messages at once from one address five are stored', async () => {
  const { database, submit } = await openContacts()
  const sends = Array.from({ length: 20 }, (_, n) =>
    submit({ input: input({ message: `No ${n}` }), ...from('203.0.113.9') }),
  )
  const stored = (await Promise.all(sends)).filter(sent => sent.ok)
  expect(stored).toHaveLength(5)
  expect(await database.asOwner('select count(*)::int as n from contacts')).toEqual([{ n: 5 }])
})

test('the sixth message in an hour is refused until the first is an hour old; another address is not', async () => {
  const { database, submit } = await openContacts()
  for (let n = 0; n < 5; n++) await submit({ input: input(), ...from('203.0.113.9') })
  await database.asOwner("update contact_receipts set created_at = created_at - interval '50 minutes'")
  const sixth = await submit({ input: input(), ...from('203.0.113.9') })
  expect(sixth).toMatchObject({ ok: false, reason: 'too_many' })
  expect(sixth.ok === false && sixth.reason === 'too_many' && sixth.retry_after).toBeGreaterThan(500)
  expect(sixth.ok === false && sixth.reason === 'too_many' && sixth.retry_after).toBeLessThanOrEqual(600)
  expect(await submit({ input: input(), ...from('203.0.113.10') })).toMatchObject({ ok: true })
  await database.asOwner("update contact_receipts set created_at = created_at - interval '11 minutes'")
  expect(await submit({ input: input(), ...from('203.0.113.9') })).toMatchObject({ ok: true })
})

test('a replay is answered even when the limit is reached', async () => {
  const { submit } = await openContacts()
  const first = await submit({ input: input(), ...from('203.0.113.9', 'key-00001') })
  for (let n = 0; n < 5; n++) await submit({ input: input(), ...from('203.0.113.9') })
  expect(await submit({ input: input(), ...from('203.0.113.9', 'key-00001') })).toEqual(first)
})

test('a filled honeypot is stored as spam, answered like success and mailed to nobody', async () => {
  const { database, submit } = await openContacts()
  const submitted = await submit({ input: input({ website: 'https://spam.example' }), ...from('203.0.113.9') })
  expect(submitted).toMatchObject({ ok: true })
  expect(await database.asOwner('select spam_reason from contacts')).toEqual([{ spam_reason: 'honeypot' }])
  expect(await database.asOwner('select count(*)::int as n from mail_outbox')).toEqual([{ n: 0 }])
  expect(JSON.stringify(await database.asOwner('select * from contacts'))).not.toContain('spam.example')
})
