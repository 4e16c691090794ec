import type { OkAnswer } from '#src/engines/audit/crawl/visit.ts'

/** The whole body, as long as the request allowed it to be. */
export async function readBytes(answer: OkAnswer): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of answer.body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Wants the head of an answer only. */
export async function readNothing(answer: OkAnswer): Promise<null> {
  answer.discard()
  return null
}
