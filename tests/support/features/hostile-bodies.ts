import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { hostilePages } from '#tests/support/audit/hostile-pages.ts'

export type HostileBody = { name: string; body: Buffer; encoding: string | null }

const unpacked = 100 * 1024 * 1024

/** Bodies of a few kilobytes that become 100 MB. */
function bombs(): HostileBody[] {
  const page = Buffer.alloc(unpacked, '<p>a</p>')
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
  return [
    { name: 'a gzip bomb', body: gzipSync(page), encoding: 'gzip' },
    { name: 'a brotli bomb', body: brotliCompressSync(page, quick), encoding: 'br' },
    { name: 'a gzip bomb within another', body: gzipSync(gzipSync(page)), encoding: 'gzip, gzip' },
  ]
}

/** Every hostile page as it goes over the line. */
export function hostileBodies(): HostileBody[] {
  const pages = Object.entries(hostilePages).map(([name, page]) => ({
    name,
    body: Buffer.from(page()),
    encoding: null,
  }))
  return [...pages, ...bombs()]
}
