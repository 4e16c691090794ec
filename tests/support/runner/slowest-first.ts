import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes a minute alone begins first: begun last, it would run on while the other cores have nothing left to do. */
const slowest = [
  'src/access-matrix.test.ts',
  'src/platform/database/embedded/open-embedded.test.ts',
  'src/serve.test.ts',
  'tests/own-site-audit.test.ts',
  'src/platform/browser/open-lab.test.ts',
  'tests/promises/audit-survives-kill.test.ts',
]

function placeOf({ moduleId }: TestSpecification): number {
  const place = slowest.findIndex(path => moduleId.endsWith(`/${path}`))
  return place < 0 ? slowest.length : place
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
