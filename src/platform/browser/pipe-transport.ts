import type { Readable, Writable } from 'node:stream'
import type { ConnectionTransport } from 'puppeteer-core'

const end = 0

/**
 * Speaks with a browser over two pipes instead of a port: a port on loopback would let every user of this machine, and
 * every page that reaches it, drive the browser. Messages end with a zero byte.
 */
export function openPipeTransport(toBrowser: Writable, fromBrowser: Readable): ConnectionTransport {
  let started: Buffer[] = []
  const transport: ConnectionTransport = {
    send: message => void toBrowser.write(`${message}\0`),
    close: () => {
      toBrowser.destroy()
      fromBrowser.destroy()
    },
  }

  function take(chunk: Buffer): void {
    let from = 0
    for (let at = chunk.indexOf(end); at !== -1; at = chunk.indexOf(end, from)) {
      const message = Buffer.concat([...started, chunk.subarray(from, at)]).toString()
      started = []
      from = at + 1
      transport.onmessage?.(message)
    }
    if (from < chunk.byteLength) started.push(chunk.subarray(from))
  }

  toBrowser.on('error', () => fromBrowser.destroy())
  fromBrowser.on('error', () => undefined)
  fromBrowser.on('data', take)
  fromBrowser.on('close', () => transport.onclose?.())
  return transport
}
