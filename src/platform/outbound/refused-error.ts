import type { OutsideRefusal } from '#src/domain/outside-fetch.ts'

/** Carries a refusal through code that only knows errors: the HTTP client and the socket. Never leaves this folder. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly reason: OutsideRefusal

  constructor(reason: OutsideRefusal, detail: string) {
    super(detail)
    this.reason = reason
  }
}
