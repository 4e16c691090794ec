import type { Agent, Dispatcher } from 'undici'
import type { BodyEnd, OutsideAnswer, OutsideRefusal, OutsideRequest } from '#src/domain/outside-fetch.ts'
import { openChunkQueue } from '#src/platform/outbound/chunk-queue.ts'
import { encodingLayers } from '#src/platform/outbound/content-coding.ts'
import { headerOf, toHeaderList } from '#src/platform/outbound/header-list.ts'
import { nameBodyEnd, nameRefusal } from '#src/platform/outbound/name-failure.ts'
import type { OutboundLimits } from '#src/platform/outbound/outbound-limits.ts'
import { readBody } from '#src/platform/outbound/read-body.ts'
import { RefusedError } from '#src/platform/outbound/refused-error.ts'

/** A body that nobody wants is read up to here, so that its connection can serve again; a longer one costs it. */
const worthDraining = 64 * 1024

/**
 * Sends one request and answers when the headers are there. Two clocks run from the start: one to the last header, one
 * to the end of the body; whichever strikes, the connection is cut and the reader of the body is told.
 */
export function exchange(
  agent: Agent,
  url: URL,
  request: OutsideRequest,
  limits: OutboundLimits,
): Promise<OutsideAnswer> {
  const { promise, resolve } = Promise.withResolvers<OutsideAnswer>()
  const started = performance.now()
  const queue = openChunkQueue({ pause: () => line?.pause(), resume: () => line?.resume() })
  let line: Dispatcher.DispatchController | undefined
  let stopped: RefusedError | undefined
  let answered = false
  let unwanted = false
  let transferred = 0
  let end: BodyEnd | undefined
  let idleClock: NodeJS.Timeout | undefined

  function finish(why: BodyEnd): void {
    end ??= why
    clearTimeout(headersClock)
    clearTimeout(totalClock)
    clearTimeout(idleClock)
    request.signal?.removeEventListener('abort', cancel)
    queue.end()
  }

  function refuse(reason: OutsideRefusal, detail: string): void {
    answered = true
    finish('cancelled')
    resolve({ ok: false, reason, detail })
  }

  /** Cuts the line; a line not yet open is cut as soon as it opens. */
  function stop(error: RefusedError, why: BodyEnd): void {
    stopped ??= error
    if (!answered) refuse(error.reason, error.message)
    finish(why)
    line?.abort(stopped)
  }

  function discard(): void {
    if (end !== undefined) return
    unwanted = true
    queue.drop()
    if (line?.paused) line.resume()
  }

  const cancel = () => stop(new RefusedError('cancelled', 'The request was cancelled.'), 'cancelled')
  const strike = (reason: 'headers_timeout' | 'total_timeout', ms: number) => () =>
    stop(new RefusedError(reason, `Nothing complete within ${ms} ms`), 'total_timeout')
  const headersClock = setTimeout(strike('headers_timeout', limits.headers_ms), limits.headers_ms)
  const totalClock = setTimeout(strike('total_timeout', limits.total_ms), limits.total_ms)
  /** A reader who takes his time is not a server that keeps silent. */
  const idle = () => {
    if (line?.paused) idleClock?.refresh()
    else stop(new RefusedError('total_timeout', 'The body stopped coming.'), 'body_timeout')
  }
  if (request.signal?.aborted) cancel()
  request.signal?.addEventListener('abort', cancel, { once: true })

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      line = controller
      if (stopped) controller.abort(stopped)
    },
    onResponseStart(_controller, status, parsed) {
      if (answered || status < 200) return
      answered = true
      clearTimeout(headersClock)
      idleClock = setTimeout(idle, limits.body_idle_ms)
      const headers = toHeaderList(parsed)
      const raw = {
        chunks: queue.chunks(),
        transferred: () => transferred,
        ended: () => end,
        stop: discard,
      }
      const layers = encodingLayers(headerOf(headers, 'content-encoding'))
      const { body, ended } = readBody(raw, layers, request.max_bytes ?? limits.decoded_bytes)
      resolve({
        ok: true,
        status,
        headers,

        headers_ms: performance.now() - started,
        body,
        ended,
        discard,
      })
    },
    onResponseData(controller, chunk) {
      transferred += chunk.byteLength
      idleClock?.refresh()
      const most = unwanted ? worthDraining : limits.transferred_bytes
      if (transferred <= most) return queue.push(chunk)
      finish('too_large')
      controller.abort(new RefusedError('cancelled', 'The body is too large.'))
    },
    onResponseEnd: () => finish('complete'),
    onResponseError(_controller, error) {
      if (answered) return finish(nameBodyEnd(error))
      const { reason, detail } = nameRefusal(error)
      refuse(reason, detail)
    },
  }

  if (!stopped) {
    const headers = { ...request.headers, 'accept-encoding': 'gzip, br, zstd, deflate' }
    const { origin, pathname, search } = url
    // The client would end a connection after each HEAD, and heads of files are most of what is asked for.
    agent.dispatch({ origin, path: pathname + search, method: request.method, headers, reset: false }, handler)
  }
  return promise
}
