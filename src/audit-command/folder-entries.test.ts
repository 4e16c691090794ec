import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pagesInFolder } from './pages-in-folder.ts'
import { workingFilesInFolder } from './working-files.ts'

test('a folder that is gone or closed holds nothing, and ends no audit', async () => {
  const gone = join(tmpdir(), 'porchlight-no-such-folder')
  expect(await pagesInFolder(gone, 'https://www.calloway.example')).toEqual([])
  expect(await workingFilesInFolder(gone, 'https://www.calloway.example')).toEqual([])
})
