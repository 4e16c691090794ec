import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Crawlee's crawler without its browsers and its jsdom. Neither is a dependency of the product. */
const peers = ['linkinator@8.1.0', '@crawlee/cheerio@3.18.1']

/** Installs the peers into a folder of their own, once, without running their scripts, and answers that folder. */
export async function installPeers(): Promise<string> {
  const folder = join(tmpdir(), `porchlight-bench-peers-${peers.join('-').replace(/[^\w.-]+/g, '-')}`)
  const done = join(folder, 'installed')
  if (existsSync(done)) return folder
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const flags = ['--no-save', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await promisify(execFile)('npm', ['install', ...flags, ...peers], { cwd: folder })
  await writeFile(done, '')
  return folder
}
