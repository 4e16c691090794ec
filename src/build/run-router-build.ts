import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '#src/build/build-folders.ts'

/** Lets React Router build and prerender the site. Its words are shown only when it fails: then it throws with them. */
export async function runRouterBuild(): Promise<void> {
  const command = join(projectFolder, 'node_modules/@react-router/dev/bin.cjs')
  const child = spawn(process.execPath, [command, 'build'], { cwd: projectFolder, stdio: ['ignore', 'pipe', 'pipe'] })
  const words: Buffer[] = []
  child.stdout.on('data', chunk => words.push(chunk))
  child.stderr.on('data', chunk => words.push(chunk))
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`react-router build failed:\n${Buffer.concat(words).toString()}`)
}
