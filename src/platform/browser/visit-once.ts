import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LabAnswer } from '#src/domain/lab-speed.ts'
import { driveLighthouse } from '#src/platform/browser/drive-lighthouse.ts'
import type { LabBounds } from '#src/platform/browser/lab-bounds.ts'
import type { LabJob } from '#src/platform/browser/lab-message.ts'
import { notMeasured } from '#src/platform/browser/not-measured.ts'
import { openGuardedProxy } from '#src/platform/outbound/open-guarded-proxy.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'

type Visit = Omit<LabJob, 'folder' | 'proxy_url'>
type Surroundings = { policy: OutboundPolicy; bounds: LabBounds; parent_folder: string }

/** A folder that another user may pass through: as root, the browser runs as someone else. */
async function makeFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'porchlight-lab-'))
  await chmod(folder, 0o711)
  return folder
}

async function visitThrough(
  folder: string,
  visit: Visit,
  around: Surroundings,
  signal: AbortSignal,
): Promise<LabAnswer> {
  const { longest_ms, most_bytes } = around.bounds
  const { url: proxy_url, overdrawn, close } = await openGuardedProxy(around.policy, most_bytes)
  try {
    const job = { ...visit, folder, proxy_url }
    const answer = await driveLighthouse(job, longest_ms, AbortSignal.any([signal, overdrawn]))
    return overdrawn.aborted ? notMeasured('too_large', `More than ${most_bytes} bytes`) : answer
  } finally {
    await close()
  }
}

/** One visit with a folder and a door to the outside of its own; both are gone when it answers. */
export async function visitOnce(visit: Visit, around: Surroundings, signal: AbortSignal): Promise<LabAnswer> {
  const folder = await makeFolder(around.parent_folder)
  try {
    return await visitThrough(folder, visit, around, signal)
  } finally {
    // What was killed may still be writing for an instant.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
