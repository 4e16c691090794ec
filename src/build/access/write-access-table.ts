import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accessTable, withSection } from '#src/build/access/access-table.ts'
import { apiRoutes } from '#src/build/access/api-routes.ts'
import { projectFolder } from '#src/build/build-folders.ts'

const page = 'docs/promises.md'
const file = join(projectFolder, page)

/** Writes who may call which route into docs/promises.md; with --check it only says whether that is up to date. */
const written = await readFile(file, 'utf8')
const routes = await apiRoutes()
const current = withSection(written, 'access to the API', accessTable(routes))
if (!process.argv.includes('--check')) {
  await writeFile(file, current)
} else if (current !== written) {
  console.error(`The table of who may call what in ${page} is out of date. Write it with: npm run access-table`)
  process.exitCode = 1
}
