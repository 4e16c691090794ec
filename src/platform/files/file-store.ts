/** One stored object: its size in bytes and when it was last written. */
export type StoredFile = { name: string; bytes: number; written_at: Date }

/** How far a list goes: names that begin with `prefix` and stand behind `after`. */
type FileRange = { prefix?: string; after?: string; limit?: number }

/** As many names as a list answers when nobody asks for another number. */
export const listedAtOnce = 100

/**
 * Where objects are kept: a folder, or a bucket of S3 or whatever speaks like it. Names are made by the program, never taken
 * from outside; see `assertObjectName`.
 */
export type FileStore = {
  /** Writes the object whole or not at all, over whatever had its name. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined: there is no such object. */
  read(name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>
  stat(name: string): Promise<StoredFile | undefined>
  /** Nothing happens when it is gone already. */
  remove(name: string): Promise<void>
  /** By name, ascending. */
  list(range?: FileRange): Promise<StoredFile[]>
}
