import type { CrawlProblem, LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import type { CrawlRun } from '#src/engines/audit/crawl/crawl-run.ts'
import { describeAnswer } from '#src/engines/audit/crawl/describe-answer.ts'
import type { WaitingLink } from '#src/engines/audit/crawl/link-queue.ts'
import { nameFailure, nameRebuff } from '#src/engines/audit/crawl/name-status.ts'
import { readNothing } from '#src/engines/audit/crawl/read-bytes.ts'
import type { Travelled } from '#src/engines/audit/crawl/travel.ts'

function problemOf(travelled: Travelled<null>): CrawlProblem | null {
  if (!travelled.ok) return travelled.problem
  const { status, headers } = travelled.visited
  return nameRebuff(travelled.final_url, status, headers) ?? nameFailure(travelled.final_url, status) ?? null
}

/** Asks for the head of a link, and for the whole where the head fails: many servers treat HEAD badly. */
export async function checkLink(run: CrawlRun, { url, kind, found_on, external }: WaitingLink): Promise<LinkChecked> {
  const max_bytes = run.options.bounds.page_bytes
  const trip = { url, max_bytes, read: readNothing, permit: run.permit }
  const head = await run.travel({ ...trip, method: 'HEAD' })
  const isSettled = head.ok ? head.visited.status < 400 : head.problem.reason !== 'connection_lost'
  const last = isSettled ? head : await run.travel({ ...trip, method: 'GET' })
  const result = last.ok ? describeAnswer(url, last, true) : null
  return { type: 'link_checked', url, kind, found_on, external, result, problem: problemOf(last) }
}
