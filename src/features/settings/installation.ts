import type { Brand } from '#src/domain/brand.ts'

/** A value in force, and whether the variable that sets it was set. */
export type Given = { variable: string; value: string; from: 'setting' | 'default' }

/** What the operator decided about this installation, without anything secret. */
export type Installation = {
  brand: Record<keyof Brand, Given>
  site_origin: Given
  mail: {
    /** `files`: nothing is sent; every message becomes a file. */
    way: 'smtp' | 'files'
    /** The server's host and port, or the folder. */
    place: string
    sender: Given
  }
  database: 'embedded' | 'remote'
  /** Where pictures are kept: the folder, or the address of the bucket without its keys. */
  pictures: { way: 'folder' | 'bucket'; place: string }
  /** Of this program. */
  version: string
}
