import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildFolder, projectFolder } from '#src/build/build-folders.ts'
import { buildState } from '#src/build/build-stamp.ts'
import { sourceHash } from '#src/build/source-hash.ts'
import type { Brand } from '#src/domain/brand.ts'

export type Built = { ok: true } | { ok: false; problem: string }

/** Builds the site in a process of its own when there is no build of these sources and this brand; `say` tells so. */
export async function ensureBuilt(brand: Brand, say: (sentence: string) => void): Promise<Built> {
  const state = await buildState(buildFolder, await sourceHash(projectFolder, brand))
  if (state === 'current') return { ok: true }
  say(
    state === 'missing'
      ? 'The site is not built yet; building it now.'
      : 'The built site is out of date; building it anew.',
  )
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build-site.ts')], {
    cwd: projectFolder,
    stdio: 'inherit',
  })
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  return code === 0 ? { ok: true } : { ok: false, problem: 'The site could not be built; what stands above says why.' }
}
