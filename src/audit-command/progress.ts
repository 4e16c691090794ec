import type { Writable } from 'node:stream'
import { plainText } from '#src/engines/audit/report/plain-text.ts'
import type { AuditEvent } from '#src/engines/audit/run/audit-event.ts'

const barWidth = 24
const clearLine = '\r\u001b[K'

/** Where a person reads, or a program. */
export type Terminal = Writable & { isTTY?: boolean; columns?: number }

type Progress = {
  tell: (event: AuditEvent) => void
  /** Leaves the line as if nothing had been there. */
  clear: () => void
}

/** A bar on the terminal, filled as the bound on pages comes nearer; silent where there is no terminal. */
export function openProgress(stream: Terminal, most_pages: number): Progress {
  if (!stream.isTTY) return { tell: () => undefined, clear: () => undefined }
  let found = 0
  return {
    tell(event) {
      if (event.type === 'finding') found += 1
      if (event.type === 'lab_started') stream.write(`${clearLine}Measuring speed…`)
      if (event.type !== 'page_audited') return
      const { pages_audited, url } = event
      const filled = Math.min(Math.ceil((pages_audited / most_pages) * barWidth), barWidth)
      const bar = '#'.repeat(filled).padEnd(barWidth, '.')
      const line = `[${bar}] ${pages_audited} of at most ${most_pages} pages, ${found} findings  ${plainText(url)}`
      stream.write(clearLine + line.slice(0, Math.max((stream.columns ?? 80) - 1, 20)))
    },
    clear: () => {
      stream.write(clearLine)
    },
  }
}
