import type { Brand } from '#src/domain/brand.ts'
import { eventRhythm } from '#src/features/audits/limits.ts'
import { type LinkKeys, openLinkKeys, readLinkSecret } from '#src/features/audits/link-keys.ts'
import { openPace, type Pace } from '#src/features/audits/run/shared-pace.ts'
import { openWorkshop, type Workshop } from '#src/features/audits/run/workshop.ts'
import { openStateLookups, type StateLookups } from '#src/features/audits/state-lookups.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { JobQueue } from '#src/platform/jobs/job-queue.ts'
import type { Log } from '#src/platform/log/log.ts'
import type { Outbox } from '#src/platform/mail/outbox.ts'
import type { WorkerPriority } from '#src/platform/workers/give-way.ts'

/** Which process reads websites, and through which door. Handed over by code, never by the environment. */
export type AuditDoor = {
  /** The module of that process. */
  worker: string
  /** How far it stands back: a machine that tests keep busy leaves nothing to an idle process. */
  priority: WorkerPriority
  /** Whether addresses may name this port, besides 80 and 443; the process decides for itself what it reaches. */
  mayUsePort: (port: number) => boolean
}

/** How start pages are measured in a browser. */
export type LabSettings = {
  /** Undefined: the system's browser, or the packaged one. */
  chrome_path: string | undefined
}

type Parts = {
  database: Database
  queue: Pick<JobQueue, 'send'>
  outbox: Outbox
  brand: Brand
  site_origin: string
  door: AuditDoor
  /** Undefined: no browser takes part. */
  lab: LabSettings | undefined
  log: Log
}

export type AuditsDeps = Parts & {
  links: LinkKeys
  workshop: Workshop
  pace: Pace
  lookups: StateLookups
  /** Fires when the program is told to stop. */
  stopping: AbortSignal
}

export type Audits = AuditsDeps & {
  /** Ends what runs in the workshop; its audits are given back. */
  stop(): void
}

/** What the free check needs in every process that serves or works. Its worker is not started before it is needed. */
export async function openAudits(parts: Parts): Promise<Audits> {
  return assembleAudits(parts, await readLinkSecret(parts.database))
}

/** The same where the secret of its links is known. */
export function assembleAudits(parts: Parts, link_secret: string): Audits {
  const stop = new AbortController()
  const workshop = openWorkshop(parts.door, parts.log)
  return {
    ...parts,
    links: openLinkKeys(link_secret),
    workshop,
    pace: openPace(eventRhythm.shortest_pause),
    lookups: openStateLookups(parts.database),
    stopping: stop.signal,
    stop() {
      stop.abort()
      workshop.close()
    },
  }
}
