import { setTimeout as pause } from 'node:timers/promises'
import { isOver } from '#src/features/audits/is-over.ts'
import type { AuditState, RequestedAudit } from '#src/features/audits/schema.ts'

/**
 * Visitors who ask for checks and watch them as their pages do, in a process of their own: reading what they are told must
 * not keep the load beside them from being sent on time.
 */
export type Wish = { origin: string; addresses: string[] }
export type Watched = { state: string | undefined; first_finding: number; pages: number; problem: string | undefined }
/** `reported`: the report of every check is there. `over`: nothing about any of them will change. */
export type Told = { reported: true } | { over: Watched[] }

let visitors = 0

/** Every call comes from a network of its own: limits are not what is measured. */
function nextNetwork(): string {
  visitors += 1
  return `10.1.${visitors >> 8}.${visitors & 255}`
}

async function ask(origin: string, address: string): Promise<RequestedAudit> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': nextNetwork() }
  const answer = await fetch(`${origin}/api/audits`, { method: 'POST', headers, body: JSON.stringify({ address }) })
  if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as RequestedAudit
}

/** Follows a check to its end. Answers how it ended and when the first finding was seen. */
async function watch(origin: string, { id, key }: RequestedAudit, reported: () => void): Promise<Watched> {
  const headers = { 'X-Forwarded-For': nextNetwork() }
  let first_finding = Number.NaN
  let last: AuditState | undefined
  for (let tries = 0; !(last && isOver(last)) && tries < 20; tries += 1) {
    const answer = await fetch(`${origin}/api/audits/${id}/events?key=${key}`, { headers })
    let text = ''
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      for (const [, data = ''] of text.matchAll(/event: state\ndata: (.*)\n\n/g)) last = JSON.parse(data) as AuditState
      if (last && last.so_far.length > 0 && Number.isNaN(first_finding)) first_finding = Date.now()
      if (last?.state === 'done') reported()
      text = text.slice(text.lastIndexOf('\n\n') + 2)
    }
    if (!(last && isOver(last))) await pause(500)
  }
  return { state: last?.state, first_finding, pages: last?.pages_audited ?? 0, problem: last?.problem?.code }
}

const tell = (told: Told) => process.send?.(told)

process.on('message', async ({ origin, addresses }: Wish) => {
  const withReport = new Set<string>()
  const reported = (address: string) => () => {
    if (withReport.size === addresses.length) return
    withReport.add(address)
    if (withReport.size === addresses.length) tell({ reported: true })
  }
  const checks = addresses.map(async address => watch(origin, await ask(origin, address), reported(address)))
  tell({ over: await Promise.all(checks) })
})
process.on('disconnect', () => process.exit())
