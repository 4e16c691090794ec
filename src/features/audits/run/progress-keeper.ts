import { type AuditProgress, applyEvent, beginProgress } from '#src/features/audits/progress.ts'
import type { Pace } from '#src/features/audits/run/shared-pace.ts'
import type { WorkerEvent } from '#src/features/audits/run/worker-event.ts'

/** Without news an audit gives a sign of life so often, in milliseconds. */
const beatMs = 2500

type Parts = {
  pace: Pace
  write: (progress: AuditProgress) => Promise<void>
  beat: () => Promise<void>
}

export type ProgressKeeper = {
  note(event: WorkerEvent): void
  /** Writes nothing any more, and waits for what is being written. Answers how far the audit has come. */
  stop(): Promise<AuditProgress>
}

/** Writes down how far an audit has come: the first news at once, then all that came within each pause together. */
export function keepingProgress({ pace, write, beat }: Parts): ProgressKeeper {
  let progress = beginProgress()
  let written = progress
  let lastWrite = 0
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let stopped = false
  const leave = pace.enter()

  function later(): void {
    if (timer || stopped) return
    timer = setTimeout(
      () => {
        timer = undefined
        if (stopped) return
        lastWrite = performance.now()
        written = progress
        writing = writing.then(() => write(progress)).catch(() => undefined)
      },
      Math.max(0, lastWrite + pace.pause() - performance.now()),
    )
  }

  const beating = setInterval(() => {
    if (written === progress) writing = writing.then(beat).catch(() => undefined)
  }, beatMs)

  return {
    note(event) {
      progress = applyEvent(progress, event)
      if (progress !== written) later()
    },
    async stop() {
      stopped = true
      leave()
      clearTimeout(timer)
      clearInterval(beating)
      await writing
      return progress
    },
  }
}
