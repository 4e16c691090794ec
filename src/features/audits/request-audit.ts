import { randomUUIDv7 } from 'node:crypto'
import { noteLeadQueue, runAuditQueue } from '#src/features/audits/jobs.ts'
import { auditLimits, linkDays, storedResultHours } from '#src/features/audits/limits.ts'
import type { LinkKeys } from '#src/features/audits/link-keys.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import { readSiteAddress, type SiteAddress } from '#src/features/audits/read-site-address.ts'
import type { AuditRequest, RequestedAudit } from '#src/features/audits/schema.ts'
import {
  databaseTime,
  findAnswering,
  findReceipt,
  insertAudit,
  insertLink,
  insertReceipt,
  readState,
  timesOfHost,
  timesOfVisitor,
  waitForTurn,
} from '#src/features/audits/store.ts'
import { daySeconds, secondsUntilFree, visitorMustWait } from '#src/features/audits/waiting-time.ts'
import { visitor } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** What is known of the request besides its words: `address` is the visitor's network, only hashed, never stored. */
export type Asked = { input: AuditRequest; address: string; idempotency_key: string | undefined }

export type Answered =
  | { ok: true; requested: RequestedAudit }
  | { ok: false; reason: 'bad_address'; sentence: string }
  | { ok: false; reason: 'key_reused' }
  | { ok: false; reason: 'visitor_must_wait' | 'host_must_rest'; retry_after: number }

type Linked = { ok: true; link_id: string } | Exclude<Answered, { ok: true }>

type Hashes = { payload_hash: string; address_hash: string; host_hash: string; wish_hash: string }

function givenOf({ name, phone, business_address, city, keyword }: AuditRequest) {
  return { name, phone, business_address, city, keyword }
}

function hashesOf({ input, address }: Asked, { site, host }: SiteAddress, { hash }: LinkKeys): Hashes {
  const given = JSON.stringify(givenOf(input))
  return {
    payload_hash: hash('payload', JSON.stringify([input.address, given, input.fresh])),
    address_hash: hash('address', address),
    host_hash: hash('host', host.replace(/^www\./, '')),
    wish_hash: hash('wish', JSON.stringify([site, given])),
  }
}

async function startAudit(deps: AuditsDeps, tx: Transaction, input: AuditRequest, site: SiteAddress): Promise<string> {
  const id = randomUUIDv7()
  const { url: start_url, ok: _ok, ...known } = site
  await insertAudit(tx, { id, ...known, start_url, given: givenOf(input) })
  await deps.queue.send(tx, runAuditQueue.name, id, { id })
  return id
}

async function linkTo(deps: AuditsDeps, tx: Transaction, asked: Asked, site: SiteAddress): Promise<Linked> {
  const { input, idempotency_key } = asked
  const hashes = hashesOf(asked, site, deps.links)
  if (idempotency_key !== undefined) {
    await waitForTurn(tx, 'idempotency_key', idempotency_key)
    const replay = await findReceipt(tx, idempotency_key)
    if (replay && replay.payload_hash !== hashes.payload_hash) return { ok: false, reason: 'key_reused' }
    if (replay) return { ok: true, link_id: replay.link_id }
  }
  await waitForTurn(tx, 'address', hashes.address_hash)
  const mine = await timesOfVisitor(tx, hashes.address_hash, auditLimits.per_day)
  const wait = visitorMustWait(mine, await databaseTime(tx))
  if (wait > 0) return { ok: false, reason: 'visitor_must_wait', retry_after: wait }

  await waitForTurn(tx, 'host', hashes.host_hash)
  const stored = input.fresh ? undefined : await findAnswering(tx, hashes.wish_hash, storedResultHours)
  if (stored === undefined) {
    const most = auditLimits.fresh_per_host_and_day
    const runs = await timesOfHost(tx, hashes.host_hash, most)
    const rest = secondsUntilFree(runs, await databaseTime(tx), most, daySeconds)
    if (rest > 0) return { ok: false, reason: 'host_must_rest', retry_after: rest }
  }
  const audit_id = stored ?? (await startAudit(deps, tx, input, site))
  const link = { id: randomUUIDv7(), audit_id, is_stored_result: stored !== undefined }
  await insertLink(tx, link, linkDays)
  const { is_stored_result, id: link_id } = link
  await insertReceipt(tx, { link_id, audit_id, is_stored_result, ...hashes, idempotency_key: idempotency_key ?? null })
  await deps.queue.send(tx, noteLeadQueue.name, link_id, { link_id })
  return { ok: true, link_id }
}

/**
 * Has a site audited, or answers with what an audit of the last day came to where somebody asked for the very same. Whoever
 * asks gets a secret link of their own. The same key with the same words is one request. Throws DatabaseUnavailable.
 */
export async function requestAudit(deps: AuditsDeps, asked: Asked): Promise<Answered> {
  const { database, links, door } = deps
  const site = readSiteAddress(asked.input.address, door.mayUsePort)
  if (!site.ok) return { ok: false, reason: 'bad_address', sentence: site.sentence }
  const linked = await database.inTransaction(visitor, tx => linkTo(deps, tx, asked, site))
  if (!linked.ok) return linked
  const { link_id } = linked
  const state = await database.inTransaction({ kind: 'holder', link_id }, tx => readState(tx, link_id))
  const requested = {
    id: link_id,
    key: links.keyOf(link_id),
    link: links.pathOf(link_id),
    state: state?.state ?? 'waiting',
    is_stored_result: state?.is_stored_result ?? false,
  }
  return { ok: true, requested }
}
