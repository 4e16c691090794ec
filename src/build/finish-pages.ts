import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finishPage } from '#src/build/finish-page.ts'

/** Finishes every built page below `folder`, the client files of the site. */
export async function finishPages(folder: string): Promise<void> {
  const sheets = new Map<string, Promise<string>>()
  const readStyleSheet = (href: string) => {
    const sheet = sheets.get(href) ?? readFile(join(folder, href), 'utf8')
    sheets.set(href, sheet)
    return sheet
  }
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter(name => name.endsWith('.html'))) {
    const file = join(folder, name)
    await writeFile(file, await finishPage(await readFile(file, 'utf8'), readStyleSheet))
  }
}
