import { setTimeout as pause } from 'node:timers/promises'
import { type AuditAnswer, auditAnswerSchema, type RequestedAudit } from '#src/features/audits/schema.ts'
import { workAudits } from '#src/features/audits/work-audits.ts'
import { openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'
import { startApi } from '#tests/support/program/running-api.ts'

const head = '<!doctype html><html lang="en"><head><meta charset="utf-8">'

/** A small shop with faults: no description, a dead link, a phone number that cannot be tapped. */
const shopPages: Readonly<Record<string, string>> = {
  '/': `${head}<title>Reyes Roofing, Macon</title></head><body><main><h1>Reyes Roofing</h1><p>Call (478) 555-0123.</p><a href="/about">About</a> <a href="/gone">Prices</a></main></body></html>`,
  '/about': `${head}<title>About Reyes Roofing</title><meta name="description" content="Who we are and what we do in Macon, Georgia, since 1998."></head><body><main><h1>About us</h1><p>Roofs since 1998.</p><a href="/">Home</a></main></body></html>`,
}

type Pages = Readonly<Record<string, string>>

/** Serves pages on loopback as shop.test; `pages` may be changed while it runs. */
export async function openShopSite(pages: Pages = shopPages, answerAfterMs = 0) {
  const shown = { pages }
  const site = await openLoopbackSite(async ({ url = '' }, response) => {
    if (answerAfterMs > 0) await pause(answerAfterMs)
    const html = Object.hasOwn(shown.pages, url) ? shown.pages[url] : undefined
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(html ?? '<!doctype html><title>Not found</title>')
  })
  return { ...site, shown, address: `${site.origin('shop.test')}/` }
}

type Options = Parameters<typeof startApi>[0]

/** The whole API, with workers for free checks unless a test takes their part. */
export async function openFreeChecks(options: Options & { workers?: boolean } = {}) {
  const api = await startApi(options)
  if (options.workers ?? true) await workAudits(api.audits, api.queue)

  async function request(
    words: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<RequestedAudit> {
    const answer = await api.ask('/api/audits', 'POST', words, headers)
    if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  /** A call whose answer does not end by itself. */
  const open = (path: string, signal?: AbortSignal) => fetch(`${api.origin}${path}`, signal ? { signal } : {})

  async function read({ id, key }: { id: string; key: string }): Promise<AuditAnswer> {
    const answer = await api.ask(`/api/audits/${id}?key=${key}`)
    return auditAnswerSchema.parse(await answer.json())
  }

  async function finished(requested: { id: string; key: string }, withinMs = 60_000): Promise<AuditAnswer> {
    const deadline = Date.now() + withinMs
    for (;;) {
      const answer = await read(requested)
      if (answer.state === 'done' || answer.state === 'failed') return answer
      if (Date.now() > deadline) throw new Error(`Still ${answer.state} after ${withinMs} ms.`)
      await pause(50)
    }
  }
  return { ...api, request, open, read, finished }
}
