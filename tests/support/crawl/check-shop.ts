import { setTimeout as pause } from 'node:timers/promises'
import { isOver } from '#src/features/audits/is-over.ts'
import type { AuditState } from '#src/features/audits/schema.ts'
import { answerPaths, type PathAnswer } from '#tests/support/audit/answer-paths.ts'
import { openShop } from './shop-site.ts'

const longestMs = 120_000

/**
 * Serves a shop's pages and has them checked to the end by the program at `origin`, which must read loopback: the speed
 * that a browser measures included. Answers the path of the result, and the host under which the shop was read. Throws when
 * the check fails or takes over two minutes.
 */
export async function checkShop(
  origin: string,
  pages: Readonly<Record<string, PathAnswer>>,
): Promise<{ path: string; host: string }> {
  const shop = await openShop(answerPaths(pages))
  try {
    const asked = await fetch(`${origin}/api/audits`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ address: shop.address }),
    })
    if (asked.status !== 202) throw new Error(`The check was refused: ${await asked.text()}`)
    const { id, key, link } = await asked.json()
    const deadline = Date.now() + longestMs
    while (Date.now() < deadline) {
      const audit: AuditState = await (await fetch(`${origin}/api/audits/${id}?key=${key}`)).json()
      if (audit.state === 'done' && isOver(audit)) return { path: link, host: shop.host }
      if (audit.state === 'failed') throw new Error('The check of a shop on loopback failed.')
      await pause(200)
    }
    throw new Error(`The check was not through after ${longestMs} ms.`)
  } finally {
    await shop.close()
  }
}
