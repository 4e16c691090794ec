/** No page of text and no font unpacks to more. */
const most_bytes = 32 * 1024 * 1024

/**
 * From now on this thread makes no buffer larger than a page of text needs: a file of some kilobytes may unpack to
 * gigabytes, and buffers are not counted among the heap, whose size is bounded.
 */
export function boundBuffers(): void {
  globalThis.Uint8Array = class extends Uint8Array<ArrayBuffer> {
    constructor(...args: ConstructorParameters<typeof Uint8Array<ArrayBuffer>>) {
      if (typeof args[0] === 'number' && args[0] > most_bytes) throw new RangeError('The file unpacks to too much.')
      super(...args)
    }
  } as Uint8ArrayConstructor
}
