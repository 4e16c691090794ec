import { Writable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { auditCommand } from '#src/audit-command/audit-command.ts'
import { environmentWith } from '#src/env.ts'
import { makeScratchFolder, removeScratchFolder } from '#tests/support/machine/scratch-folder.ts'

/** How the command ended, and what it wrote. */
export type Ended = { code: number | null; out: string; err: string }

/** Without a browser, unless the test wishes one. */
export const withLab = (words: string[]) => (words.includes('--lab') ? words : [...words, '--lab', 'off'])

function collect() {
  const parts: string[] = []
  const stream = new Writable({
    decodeStrings: false,
    write(text: string, _, written) {
      parts.push(text)
      written()
    },
  })
  return { stream, text: () => parts.join('') }
}

/** The command within this process: what it writes, and the exit code that it answers. */
export async function audit(...given: (string | { chrome_path: string })[]): Promise<Ended> {
  const words = withLab(given.filter(word => typeof word === 'string'))
  const [chrome_path] = given.flatMap(word => (typeof word === 'string' ? [] : word.chrome_path))
  const [out, err] = [collect(), collect()]
  const code = await auditCommand(words, {
    site_origin: 'https://agency.example',
    chrome_path: chrome_path ?? environmentWith({}).CHROME_PATH,
    stdout: out.stream,
    stderr: err.stream,
    stopping: new AbortController().signal,
  })
  return { code, out: out.text(), err: err.text() }
}

/** An empty folder for one test. */
export async function scratch(): Promise<string> {
  const folder = await makeScratchFolder('audit')
  onTestFinished(() => removeScratchFolder(folder))
  return folder
}
