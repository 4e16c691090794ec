import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Keeps what Node makes of our sources (types stripped, compiled) in a folder of `home`, so that later starts load it.
 * A home that is not there yet is left to whoever makes it with the right owner. Quiet where it cannot be done: it only
 * saves time and memory.
 */
export function keepCompiled(home: string, folder: string): void {
  if (existsSync(home)) enableCompileCache(join(home, folder))
}
