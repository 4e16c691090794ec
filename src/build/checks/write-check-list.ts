import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '#src/build/build-folders.ts'
import { checkList } from '#src/build/checks/check-list.ts'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'

await writeFile(join(projectFolder, 'docs/checks.md'), checkList(allChecks))
