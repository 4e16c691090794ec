import { linkedAbort } from '#src/features/audits/parts/watch/linked-abort.ts'
import { createEventParser, type ServerEvent } from '#src/features/audits/parts/watch/parse-events.ts'

/**
 * How a connection for events ended. `asked_back`: an event says to read the audit anew. `ended`: closed, broken off or
 * silent for too long; `heard` says whether it brought anything. `refused`: whatever answers there sends no events.
 */
export type Listened = { end: 'asked_back' | 'ended' | 'refused' | 'unreachable'; heard: boolean }

type Options = {
  url: string
  ask: typeof fetch
  /** Every event but those that end the connection. */
  onEvent: (event: ServerEvent) => void
  /** Without a sign of life for so long, in milliseconds, the connection is dead: a heartbeat counts, an event too. */
  longest_silence: number
  signal: AbortSignal
}

const endings = new Set(['done', 'refetch'])

function sendsEvents(response: Response): boolean {
  return response.ok && response.headers.get('content-type')?.startsWith('text/event-stream') === true
}

/** Every piece of text that arrives; aborts nothing by itself. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const text = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield text.decode(value, { stream: true })
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Why not EventSource: it tells nobody of heartbeats, and hides from a page what an answer was refused for. */
export async function listen({ url, ask, onEvent, longest_silence, signal }: Options): Promise<Listened> {
  const stop = linkedAbort(signal)
  let timer = setTimeout(() => stop.abort(), longest_silence)
  const signOfLife = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stop.abort(), longest_silence)
  }
  let answered = false
  let heard = false
  try {
    const response = await ask(url, { headers: { Accept: 'text/event-stream' }, signal: stop.signal })
    answered = true
    if (!sendsEvents(response) || !response.body) return { end: 'refused', heard }
    const parse = createEventParser()
    for await (const piece of piecesOf(response.body)) {
      signOfLife()
      for (const event of parse(piece)) {
        heard = true
        if (endings.has(event.name)) return { end: 'asked_back', heard }
        onEvent(event)
      }
    }
    return { end: 'ended', heard }
  } catch {
    return { end: answered ? 'ended' : 'unreachable', heard }
  } finally {
    clearTimeout(timer)
    stop.abort()
  }
}
