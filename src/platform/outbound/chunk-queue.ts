const fullAt = 256 * 1024

/** Where a body waits between the connection and its reader. Says when to hold the connection back. */
export function openChunkQueue(flow: { pause: () => void; resume: () => void }) {
  const waiting: Uint8Array[] = []
  let bytes = 0
  let ended = false
  let paused = false
  let wake: (() => void) | undefined

  function stir(): void {
    wake?.()
    wake = undefined
  }

  function push(chunk: Uint8Array): void {
    if (ended) return
    waiting.push(chunk)
    bytes += chunk.byteLength
    if (bytes > fullAt && !paused) {
      paused = true
      flow.pause()
    }
    stir()
  }

  /** Nothing more comes; what waits may still be read. */
  function end(): void {
    ended = true
    stir()
  }

  function drop(): void {
    waiting.length = 0
    bytes = 0
    end()
  }

  async function* chunks(): AsyncGenerator<Uint8Array> {
    while (true) {
      const chunk = waiting.shift()
      if (chunk) {
        bytes -= chunk.byteLength
        if (paused && bytes <= fullAt / 2) {
          paused = false
          flow.resume()
        }
        yield chunk
      } else if (ended) {
        return
      } else {
        await new Promise<void>(resolve => {
          wake = resolve
        })
      }
    }
  }

  return { push, end, drop, chunks }
}
