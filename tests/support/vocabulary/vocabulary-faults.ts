import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '#src/build/build-folders.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'
import { runCommand } from '#tests/support/runner/run-command.ts'
import { strictVocabulary } from './strict-vocabulary.ts'

const head = `import type { Thing, WithContext } from './vocabulary.d.ts'\n`
const options =
  '--ignoreConfig --noEmit --pretty false --strict --skipLibCheck --target esnext --module esnext --moduleResolution bundler'
const fault = /^nodes\.ts\((\d+),\d+\): error (.*)$/

/** One block of structured data, and where it stands. */
export type Told = { where: string; data: unknown }

/** What tells nothing new of a block's kind: which number, which words, which page of ours. */
function inKind(_: string, value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? 1 : 1.5
  if (typeof value !== 'string') return value
  return value.startsWith(sentinelOrigin) ? sentinelOrigin : value.replace(/^.*\s.*$/s, 'some words')
}

/** One block of each kind: the compiler takes its time over each, and sites tell the same of many pages. */
const oneOfEachKind = (told: readonly Told[]) => [
  ...new Map(told.toReversed().map(one => [JSON.stringify(one.data, inKind), one])).values(),
]

/** "nodes.ts(3,5): error TS2322: …", with what stands indented below it, as where and what. */
function inWords(output: string, told: readonly Told[]): string[] {
  const faults: string[] = []
  for (const line of output.split('\n').filter(Boolean)) {
    const [, at, message] = fault.exec(line) ?? []
    const last = faults.length - 1
    if (at !== undefined) faults.push(`${told[Number(at) - 2]?.where}: ${message}`)
    else if (last >= 0 && line.startsWith(' ')) faults[last] += ` ${line.trim()}`
    else faults.push(line)
  }
  return faults
}

/**
 * What the vocabulary of schema.org does not know of these blocks: their types, the properties each type has, itself or
 * from those above it, the kinds of value a property takes, and the members of enumerations. The compiler looks.
 */
export async function vocabularyFaults(all: readonly Told[]): Promise<string[]> {
  const told = oneOfEachKind(all).toReversed()
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-vocabulary-'))
  try {
    await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'vocabulary.d.ts'), await strictVocabulary())
    const lines = told.map(({ data }, at) => `export const told_${at}: WithContext<Thing> = ${JSON.stringify(data)}\n`)
    await writeFile(join(folder, 'nodes.ts'), head + lines.join(''))
    // From inside the folder: a compiler that stands elsewhere names files by the way from there.
    const { output } = await runCommand(['tsc', ...options.split(' '), 'nodes.ts'], { cwd: folder })
    return inWords(output, told)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
