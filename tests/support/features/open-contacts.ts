import { onTestFinished } from 'vitest'
import type { Brand } from '#src/domain/brand.ts'
import { createSubmitContact } from '#src/features/contacts/submit-contact.ts'
import { openJobQueue } from '#src/platform/jobs/job-queue.ts'
import { createOutbox } from '#src/platform/mail/outbox.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'
import { openTestDatabase } from '#tests/support/machine/test-database.ts'

export const testBrand: Brand = {
  name: 'Porchlight Local',
  parent: 'Porchlight Holdings LLC',
  email: 'hello@porchlight.example',
  phone: '(904) 555-0142',
  address: 'Jacksonville, Florida',
}

const testSender = 'Porchlight Local <hello@porchlight.example>'

/** The contacts feature on a database of its own, with a real queue and outbox but no worker: mails stay where they are. */
export async function openContacts() {
  const database = await openTestDatabase()
  const queue = await openJobQueue(database.owner, silentLog)
  onTestFinished(() => queue.stop())
  const deps = {
    database,
    outbox: createOutbox(queue, testSender),
    brand: testBrand,
    site_origin: 'https://shop.example',
  }
  return { database, queue, deps, submit: createSubmitContact(deps) }
}
