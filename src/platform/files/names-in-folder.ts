import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

type Range = { prefix: string; after: string }

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Whether a folder, by its name with the slash at the end, can hold a name of the range. */
function mayHold(folder: string, { prefix, after }: Range): boolean {
  const begins = folder.startsWith(prefix) || prefix.startsWith(folder)
  return begins && (folder > after || after.startsWith(folder))
}

async function entriesOf(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => !entry.name.startsWith('.'))
    .map(entry => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .toSorted(byText)
}

/**
 * The names of all files below `root`, in the order of a bucket: by the whole name with its slashes. Folders are opened as the
 * reader gets to them, and not at all where none of their names is asked for.
 */
export async function* namesInFolder(root: string, range: Range, within = ''): AsyncGenerator<string, void> {
  for (const entry of await entriesOf(join(root, within))) {
    const name = within + entry
    if (!name.endsWith('/')) {
      if (name.startsWith(range.prefix) && name > range.after) yield name
    } else if (mayHold(name, range)) {
      yield* namesInFolder(root, range, name)
    }
  }
}
