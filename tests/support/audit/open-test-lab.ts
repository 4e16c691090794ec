import { expect, onTestFinished } from 'vitest'
import { openLab } from '#src/platform/browser/open-lab.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { processesNaming } from '#tests/support/machine/process-groups.ts'
import { makeScratchFolder, removeScratchFolder } from '#tests/support/machine/scratch-folder.ts'

type Bounds = NonNullable<Parameters<typeof openLab>[0]['bounds']>

/** A lab with a folder of its own, closed with the test. */
export async function openTestLab(
  policy = loopbackPolicy([]),
  bounds: Bounds = {},
  chrome_path = process.env.CHROME_PATH,
) {
  const folder = await makeScratchFolder('lab-test')
  const lab = openLab({ policy, chrome_path, introduces_as: 'PorchlightAudit/1.0', folder, bounds })
  onTestFinished(async () => {
    await lab.close()
    await removeScratchFolder(folder)
  })
  /** The process group of the measurement that runs now. */
  async function group(): Promise<number> {
    const find = async () => (await processesNaming(`--user-data-dir=${folder}`))[0]?.group ?? 0
    await expect.poll(find, { timeout: 20_000 }).not.toBe(0)
    return find()
  }
  return { ...lab, group, folder }
}
