/** One server-sent event. `data` is written as JSON. */
type ServerEvent = { event: string; data: unknown }

type EventWriter = {
  /** Resolves when the reader has room for more; at once when it is gone. */
  send(event: ServerEvent): Promise<void>
  end(): void
}

type Options = {
  /** A comment goes out so often, in milliseconds: a reader that misses it knows that the line is dead. */
  heartbeat_ms: number
  /** Ends the stream, for example because the program stops. */
  signal: AbortSignal
  /** Called once; answers what to do when the reader is gone or the stream has ended. */
  start: (writer: EventWriter) => () => void
}

function format({ event, data }: ServerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Answers with server-sent events (HTML standard, 9.2). Browsers connect again by themselves two seconds after an end. */
export function answerEvents({ heartbeat_ms, signal, start }: Options): Response {
  const encoder = new TextEncoder()
  let finish = () => {}
  let makeRoom = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true
      const write = (text: string) => isOpen && controller.enqueue(encoder.encode(text))
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeat_ms)
      let stop: (() => void) | undefined
      finish = () => {
        if (!isOpen) return
        isOpen = false
        clearInterval(heartbeat)
        signal.removeEventListener('abort', end)
        stop?.()
        makeRoom()
      }
      const end = () => {
        if (!isOpen) return
        finish()
        controller.close()
      }
      signal.addEventListener('abort', end, { once: true })
      write('retry: 2000\n\n')
      stop = start({
        async send(event) {
          write(format(event))
          if (!isOpen || (controller.desiredSize ?? 0) > 0) return
          await new Promise<void>(resolve => {
            makeRoom = resolve
          })
        },
        end,
      })
      if (!isOpen) stop()
    },
    pull: () => makeRoom(),
    cancel: () => finish(),
  })
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' }
  return new Response(body, { headers })
}
