import { type Context, Hono } from 'hono'
import { answerWatched } from '#src/features/audits/answer-watched.ts'
import {
  describeEvents,
  describeMail,
  describePdf,
  describeRead,
  describeRequest,
} from '#src/features/audits/api-descriptions.ts'
import { askForMail } from '#src/features/audits/ask-for-mail.ts'
import { createWatcherCount } from '#src/features/audits/count-watchers.ts'
import { findAudit, findState, holderOf } from '#src/features/audits/find-audit.ts'
import { drawReport } from '#src/features/audits/mail-report.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import { noReport, noSuchAudit, notDrawn, refusalOf, tooManyMails } from '#src/features/audits/refusals.ts'
import { requestAudit } from '#src/features/audits/request-audit.ts'
import { auditRequestSchema, mailRequestSchema } from '#src/features/audits/schema.ts'
import { badKey, isIdempotencyKey } from '#src/features/contacts/public.ts'
import { oneAtATime } from '#src/platform/database/one-at-a-time.ts'
import { clientAddress } from '#src/platform/http/client-address.ts'
import { anyone } from '#src/platform/http/declared-access.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { refuse } from '#src/platform/http/refusal.ts'

/** The free check: asked for, read, watched, mailed and downloaded; to be mounted at /api/audits. */
export function auditsApi(deps: AuditsDeps): Hono<HttpEnv> {
  const { database } = deps
  const watchers = createWatcherCount()
  const inTurn = oneAtATime()
  const holderIn = (c: Context<HttpEnv>) =>
    holderOf(deps, { id: c.req.param('id') ?? '', key: c.req.query('key') ?? '' })
  const app = new Hono<HttpEnv>()

  app.post('/', anyone, describeRequest, async c => {
    const idempotency_key = c.req.header('idempotency-key')
    if (idempotency_key !== undefined && !isIdempotencyKey(idempotency_key)) return refuse(c, badKey)
    const body = await readJson(c, auditRequestSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const address = clientAddress(c)
    const asked = { input: body.value, address, idempotency_key }
    const answered = await inTurn(address, () => requestAudit(deps, asked))
    return answered.ok ? c.json(answered.requested, 202) : refuse(c, refusalOf(answered))
  })

  app.get('/:id', anyone, describeRead, async c => {
    const holder = holderIn(c)
    const answer = holder && (await findAudit(database, holder))
    return answer ? c.json(answer) : refuse(c, noSuchAudit)
  })

  app.get('/:id/events', anyone, describeEvents, async c => {
    const holder = holderIn(c)
    if (!holder || !(await findState(database, holder))) return refuse(c, noSuchAudit)
    return answerWatched(c, deps, watchers, { id: holder.link_id, lookups: deps.lookups })
  })

  app.post('/:id/mails', anyone, describeMail, async c => {
    const holder = holderIn(c)
    if (!holder) return refuse(c, noSuchAudit)
    const body = await readJson(c, mailRequestSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const asked = await askForMail(deps, holder, body.value)
    if (asked.ok) return c.json({}, 202)
    return refuse(c, asked.reason === 'too_many' ? tooManyMails : noSuchAudit)
  })

  app.get('/:id/report.pdf', anyone, describePdf, async c => {
    const holder = holderIn(c)
    const found = holder && (await findState(database, holder))
    if (!holder || !found) return refuse(c, noSuchAudit)
    if (found.state.state !== 'done') return refuse(c, noReport)
    const pdf = await drawReport(deps, holder.link_id)
    if (!pdf) return refuse(c, notDrawn)
    const name = found.state.host.replace(/[^a-z\d.-]+/gi, '-')
    return c.body(Uint8Array.from(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="seo-check-${name}.pdf"`,
      'X-Robots-Tag': 'noindex',
    })
  })
  return app
}
