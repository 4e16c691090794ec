import { createHmac, timingSafeEqual } from 'node:crypto'
import { objectName, type PictureFormat, pictureFormats, widthsFor } from '#src/features/files/picture-names.ts'
import type { Database } from '#src/platform/database/database.ts'
import { readInstallationSecret } from '#src/platform/database/installation-secret.ts'

/** Links change so often, in milliseconds: within that time a browser asks for the same address again and has it already. */
const step = 4 * 3_600_000

/** One width of a picture, with its addresses. */
type PictureSource = { width: number; webp: string; jpg: string }

export type PictureLinks = {
  /** Where browsers find a picture, by width, for 4 to 8 hours. */
  sourcesOf(picture: { id: string; width: number }, now: number): PictureSource[]
  /** Milliseconds until a link is over; undefined when it is over or was never given out. */
  timeLeft(link: { id: string; expires: string; key: string }, now: number): number | undefined
}

export function readPictureSecret(database: Database): Promise<string> {
  return readInstallationSecret(database, 'picture_links')
}

/**
 * Signs the addresses of pictures. An img element sends no access token, so whoever may see a picture is handed an address
 * that opens it for a while, and nobody can guess. One key opens every width.
 */
export function openPictureLinks(secret: string): PictureLinks {
  const keyOf = (id: string, expires: string) => createHmac('sha256', secret).update(`${id}\n${expires}`).digest()

  return {
    sourcesOf({ id, width }, now) {
      const expires = String((Math.floor(now / step) + 2) * step)
      const query = new URLSearchParams({ expires, key: keyOf(id, expires).toString('base64url') })
      const address = (slot: number, format: PictureFormat) => `/api/files/${id}/widths/${slot}.${format}?${query}`
      return widthsFor(width).map(slot => ({
        width: Math.min(slot, width),
        webp: address(slot, 'webp'),
        jpg: address(slot, 'jpg'),
      }))
    },
    timeLeft({ id, expires, key }, now) {
      const given = Buffer.from(key, 'base64url')
      const right = keyOf(id, expires)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const left = Number(expires) - now
      return left > 0 ? left : undefined
    },
  }
}

/** The object that `320.webp` of a picture means; undefined for any other ending of an address. */
export function objectMeant(id: string, name: string): { object: string; format: PictureFormat } | undefined {
  const [, width = '', format] = /^([1-9]\d{2,3})\.(webp|jpg)$/.exec(name) ?? []
  const known = pictureFormats.find(known => known === format)
  return known && { object: objectName(id, Number(width), known), format: known }
}
