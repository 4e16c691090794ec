import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#src/build/build-folders.ts'
import { entryKind } from '#src/build/chunks/entry-kind.ts'

const source = (file: string) => join(projectFolder, 'src', file)
const asked = '?__react-router-build-client-route'
const imports = new Map([
  [source(`features/site/pages/terms.tsx${asked}`), [source('features/site/pages/terms.tsx')]],
  [source('features/site/pages/terms.tsx'), [source('features/site/static-page.ts')]],
  [source('root.tsx'), [source('features/site/static-page.ts')]],
])
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: imports.get(id) ?? [],
    importers: [],
    dynamicImporters: [],
    isEntry: true,
  }),
}
const kind = (file: string) => entryKind(source(file + asked), graph)

test('a screen of an area, the frame of every page, a page with a form and a page to read are told apart', () => {
  expect(kind('features/locations/pages/location-info.tsx')).toBe('screen')
  expect(kind('root.tsx')).toBe('root')
  expect(kind('features/accounts/pages/sign-up.tsx')).toBe('page')
  expect(kind('features/site/pages/terms.tsx')).toBe('still')
})
