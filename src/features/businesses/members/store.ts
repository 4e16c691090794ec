import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { MemberRole } from '#src/domain/business.ts'
import { business_invitations, business_members } from '#src/features/businesses/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Lets one transaction at a time decide who belongs to a business; the lock ends with the transaction. */
export async function waitForMembers(tx: Transaction, business_id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('businesses.members'), hashtext(${business_id}))`)
}

export async function insertMember(tx: Transaction, member: typeof business_members.$inferInsert): Promise<void> {
  await tx.insert(business_members).values(member)
}

const one = (business_id: string, user_id: string) =>
  and(eq(business_members.business_id, business_id), eq(business_members.user_id, user_id))

export async function readMember(tx: Transaction, business_id: string, user_id: string) {
  const [row] = await tx.select().from(business_members).where(one(business_id, user_id))
  return row
}

export async function readMembers(tx: Transaction, business_id: string) {
  return tx
    .select()
    .from(business_members)
    .where(eq(business_members.business_id, business_id))
    .orderBy(asc(business_members.created_at), asc(business_members.user_id))
}

export async function updateMember(
  tx: Transaction,
  {
    business_id,
    user_id,
    role,
    scope,
  }: { business_id: string; user_id: string; role: MemberRole; scope: 'all' | 'chosen' },
): Promise<void> {
  await tx.update(business_members).set({ role, scope }).where(one(business_id, user_id))
}

export async function deleteMember(tx: Transaction, business_id: string, user_id: string): Promise<void> {
  await tx.delete(business_members).where(one(business_id, user_id))
}

const open = and(
  isNull(business_invitations.accepted_at),
  isNull(business_invitations.withdrawn_at),
  gt(business_invitations.expires_at, sql`now()`),
)

export async function insertInvitation(
  tx: Transaction,
  invitation: typeof business_invitations.$inferInsert,
): Promise<void> {
  await tx.insert(business_invitations).values(invitation)
}

/** Those that can still be accepted. */
export async function readInvitations(tx: Transaction, business_id: string) {
  return tx
    .select()
    .from(business_invitations)
    .where(and(eq(business_invitations.business_id, business_id), open))
    .orderBy(asc(business_invitations.created_at), asc(business_invitations.id))
}

/** How many were mailed for this business within the last day. */
export async function countInvited(tx: Transaction, business_id: string): Promise<number> {
  const [row] = await tx
    .select({ invited: count() })
    .from(business_invitations)
    .where(
      and(
        eq(business_invitations.business_id, business_id),
        gt(business_invitations.created_at, sql`now() - interval '1 day'`),
      ),
    )
  return row?.invited ?? 0
}

/** An invitation to this address that can still be accepted. */
export async function readInvitation(tx: Transaction, id: string, email: string) {
  const [row] = await tx
    .select()
    .from(business_invitations)
    .where(and(eq(business_invitations.id, id), eq(business_invitations.email, email), open))
  return row
}

export async function closeInvitation(tx: Transaction, id: string, accepted_by: string): Promise<void> {
  await tx
    .update(business_invitations)
    .set({ accepted_at: sql`now()`, accepted_by })
    .where(eq(business_invitations.id, id))
}

/** The address of what was withdrawn; undefined where nothing was open. */
export async function withdrawInvitation(
  tx: Transaction,
  business_id: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await tx
    .update(business_invitations)
    .set({ withdrawn_at: sql`now()` })
    .where(and(eq(business_invitations.id, id), eq(business_invitations.business_id, business_id), open))
    .returning({ email: business_invitations.email })
  return row?.email
}
