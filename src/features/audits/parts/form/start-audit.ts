import { post } from '#src/features/audits/parts/form/post.ts'
import type { AuditAnswer } from '#src/features/audits/schema.ts'

/** What somebody typed to have a site checked; '' for what was left out. */
export type TypedAudit = { address: string } & AuditAnswer['given']

type Started = { ok: true; link: string } | { ok: false; words: string; fields: Record<string, string> }

export const emptyAudit: TypedAudit = {
  address: '',
  name: '',
  phone: '',
  business_address: '',
  city: '',
  keyword: '',
}

function linkIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('link' in body)) return undefined
  return typeof body.link === 'string' ? body.link : undefined
}

/** Asks for an audit; `fresh` wants one that nobody has had yet. Answers the path of its result. */
export async function startAudit(
  typed: TypedAudit,
  { fresh, idempotency_key }: { fresh: boolean; idempotency_key: string },
): Promise<Started> {
  const posted = await post('/api/audits', { ...typed, fresh }, idempotency_key)
  if (!posted.ok) return posted
  const link = linkIn(posted.body)
  if (link === undefined) return { ok: false, words: 'The check did not start. Please try again.', fields: {} }
  return { ok: true, link }
}
