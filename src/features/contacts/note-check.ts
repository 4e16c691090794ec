import { randomUUIDv7 } from 'node:crypto'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { CheckState } from '#src/features/contacts/contact-kind.ts'
import { contact_checks, contacts } from '#src/features/contacts/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** A free check as the agency is told of it. Texts left empty are ''. */
export type NotedCheck = {
  site: string
  host: string
  visitor_hash: string
  /** '' while none was given. */
  email: string
  name: string
  phone: string
  /** What the list shows and the search finds. */
  message: string
  source: string
  state: CheckState
  score: number | null
  result_path: string
  wants_news: boolean
  mail_id: string | null
}

/**
 * Whose check it is: that of the site and the mail address, whoever sent it; without an address that of the site and the
 * visitor, also where they have given an address since. An address makes the visitor's own contact its own.
 */
async function findContact(tx: Transaction, { site, email, visitor_hash }: NotedCheck): Promise<string | undefined> {
  const ofVisitor = eq(contact_checks.visitor_hash, visitor_hash)
  const hasNoAddress = eq(contact_checks.email, '')
  const whose = email === '' ? ofVisitor : or(eq(contact_checks.email, email), and(ofVisitor, hasNoAddress))
  const rows = await tx
    .select({ id: contact_checks.contact_id })
    .from(contact_checks)
    .where(and(eq(contact_checks.site, site), whose))
    .orderBy(sql`${ne(contact_checks.email, '')} desc`, contact_checks.checked_at)
    .limit(1)
  return rows[0]?.id
}

async function insertContact(tx: Transaction, { host, email, name, phone, message, source }: NotedCheck) {
  const id = randomUUIDv7()
  await tx
    .insert(contacts)
    .values({ id, kind: 'check', name: name || host, email, phone, company: name, message, source })
  return id
}

/** Keeps what an earlier check told and this one does not. */
async function updateContact(tx: Transaction, id: string, { email, name, phone, message, host }: NotedCheck) {
  await tx
    .update(contacts)
    .set({
      message,
      ...(email !== '' && { email }),
      ...(phone !== '' && { phone }),
      ...(name !== '' && {
        company: name,
        name: sql`case when ${contacts.name} = ${host} then ${name} else ${contacts.name} end`,
      }),
    })
    .where(eq(contacts.id, id))
}

/**
 * Notes a free check among the contacts, once for a site and whoever asked for it: another check of theirs brings the same
 * contact up to date. Answers the contact's id.
 */
export async function noteCheck(tx: Transaction, check: NotedCheck): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('contacts.check'), hashtext(${check.site}))`)
  const { site, visitor_hash, email, state, score, result_path, wants_news, mail_id } = check
  const known = await findContact(tx, check)
  const fresh = { state, score, result_path, checked_at: sql`clock_timestamp()` }
  if (known === undefined) {
    const contact_id = await insertContact(tx, check)
    await tx.insert(contact_checks).values({ contact_id, site, visitor_hash, email, ...fresh, wants_news, mail_id })
    return contact_id
  }
  await updateContact(tx, known, check)
  await tx
    .update(contact_checks)
    .set({
      ...fresh,
      ...(email !== '' && { email }),
      ...(wants_news && { wants_news }),
      ...(mail_id !== null && { mail_id }),
    })
    .where(eq(contact_checks.contact_id, known))
  return known
}

/** Links that open nothing any more. */
export async function forgetResults(tx: Transaction, result_paths: readonly string[]): Promise<void> {
  if (result_paths.length === 0) return
  const any = sql`${contact_checks.result_path} = any (${sql.param(result_paths)})`
  await tx.update(contact_checks).set({ result_path: null }).where(any)
}
