import { randomUUIDv7 } from 'node:crypto'
import { html } from 'hono/html'
import type { Brand } from '#src/domain/brand.ts'
import type { Actor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import { type Delivery, readDelivery } from '#src/platform/mail/mail-state.ts'
import type { MailAddress } from '#src/platform/mail/message.ts'
import type { Outbox } from '#src/platform/mail/outbox.ts'
import { wholePage } from '#src/platform/mail/whole-page.ts'

type UserActor = Extract<Actor, { kind: 'user' }>

type Deps = { database: Database; outbox: Outbox; brand: Brand }

const keyOf = (actor: UserActor, id: string) => `test-mail:${actor.user_id}:${id}`

const subject = 'Test mail'

/** Mail to oneself that shows whether mail goes out; answers its id. */
export async function sendTestMail(
  { database, outbox, brand }: Deps,
  actor: UserActor,
  to: MailAddress,
): Promise<string> {
  const id = randomUUIDv7()
  const text = `You asked ${brand.name} for a test mail. It has arrived, so mail goes out.`
  await database.inTransaction(actor, tx =>
    outbox.write(tx, {
      unique_key: keyOf(actor, id),
      to,
      subject,
      text,
      html: wholePage(subject, html`<p>${text}</p>`),
    }),
  )
  return id
}

/** How far one's own test mail has come; undefined for somebody else's. */
export function findTestMail(database: Database, actor: UserActor, id: string): Promise<Delivery | undefined> {
  return readDelivery(database, keyOf(actor, id))
}
