import { setTimeout as pause } from 'node:timers/promises'
import { isOver } from '#src/features/audits/is-over.ts'
import type { AuditState } from '#src/features/audits/schema.ts'
import { answerPaths } from '#tests/support/answer-paths.ts'
import { openShop, shopPages } from '#tests/support/shop-site.ts'

const longestMs = 120_000

/**
 * Has a small shop with faults checked by the program at `origin`, and answers the path of its result when all of it is
 * there, the speed that a browser measured included.
 */
export async function finishedCheck(origin: string): Promise<string> {
  const shop = await openShop(answerPaths(shopPages))
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
      if (audit.state === 'done' && isOver(audit)) return link
      if (audit.state === 'failed') throw new Error('The check of a shop on loopback failed.')
      await pause(200)
    }
    throw new Error(`The check was not through after ${longestMs} ms.`)
  } finally {
    await shop.close()
  }
}
