import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Keeps what Node makes of our sources (types stripped, compiled) in DATA_DIR, so that later starts load it. A folder that
 * is not there yet is left to whoever makes it with the right owner. Quiet where it cannot be done: it only saves time.
 */
export function keepCompiled(data_dir: string): void {
  if (existsSync(data_dir)) enableCompileCache(join(data_dir, 'cache/code'))
}
