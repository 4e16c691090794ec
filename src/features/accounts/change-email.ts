import { randomUUIDv7 } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { alreadySignedUpMail, emailChangedMail, emailChangeMail } from '#src/features/accounts/mail.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { email_changes } from '#src/features/accounts/tables.ts'
import { type Account, findAccount, updateUser, waitForEmail } from '#src/features/accounts/user-store.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { createMailedLinks, type LinkMeaning } from './links/mailed-links.ts'
import type { WayBack } from './links/way-back.ts'

/** Mails a link to the address in force and to the new one. A new address that has an account is told that instead. */
export async function askForEmailChange(
  tx: Transaction,
  deps: AccountsDeps,
  { user }: Account,
  new_email: string,
  back: WayBack,
): Promise<void> {
  const change = { new_email, current_confirmed_at: null, new_confirmed_at: null, created_at: new Date() }
  await tx
    .insert(email_changes)
    .values({ user_id: user.id, ...change })
    .onConflictDoUpdate({ target: email_changes.user_id, set: change })
  const links = createMailedLinks(deps)
  const { brand, outbox, site_origin } = deps
  const { in_cookie, challenge } = back
  for (const side of ['current', 'new'] as const) {
    const meaning = { user_id: user.id, side, new_email, in_cookie, challenge }
    const link = await links.make(tx, 'email_change', meaning, back.redirect_to)
    const to = { name: user.name, address: side === 'current' ? user.email : new_email }
    const taken = side === 'new' && (await findAccount(tx, { email: new_email }))
    const about = { key: randomUUIDv7(), to, brand }
    const mail = taken
      ? alreadySignedUpMail({ ...about, to: { name: '', address: new_email }, link: `${site_origin}/login` })
      : emailChangeMail({ ...about, link, new_email })
    await outbox.write(tx, mail)
  }
}

/** Forgets a change that waits. */
export async function cancelEmailChange(tx: Transaction, user_id: string): Promise<void> {
  await tx.delete(email_changes).where(eq(email_changes.user_id, user_id))
}

/** `waits`: the other address has not said yes yet. `void`: the change was replaced, or the address taken meanwhile. */
type Confirmed = 'changed' | 'waits' | 'void'

/**
 * Writes down one yes; with the second one the new address is in force, the old one is told, and every link that still
 * waits in a mailbox is void: whoever reads the old one has no way in any more.
 */
export async function confirmEmailChange(
  tx: Transaction,
  deps: AccountsDeps,
  meaning: LinkMeaning,
): Promise<Confirmed> {
  const { user_id, side, new_email = '' } = meaning
  await waitForEmail(tx, new_email)
  const yes = side === 'current' ? 'current_confirmed_at' : 'new_confirmed_at'
  const mine = and(eq(email_changes.user_id, user_id), eq(email_changes.new_email, new_email))
  const [change] = await tx
    .update(email_changes)
    .set({ [yes]: sql`clock_timestamp()` })
    .where(mine)
    .returning()
  const account = await findAccount(tx, { id: user_id })
  if (!change || !account) return 'void'
  if (!change.current_confirmed_at || !change.new_confirmed_at) return 'waits'
  if (await findAccount(tx, { email: new_email })) return 'void'
  await tx.delete(email_changes).where(mine)
  await createMailedLinks(deps).drop(tx, user_id)
  await updateUser(tx, user_id, { email: new_email, email_confirmed_at: new Date() })
  const to = { name: account.user.name, address: account.user.email }
  await deps.outbox.write(tx, emailChangedMail({ key: randomUUIDv7(), to, brand: deps.brand, new_email }))
  return 'changed'
}
