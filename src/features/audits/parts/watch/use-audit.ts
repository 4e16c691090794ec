import { startTransition, useEffect, useReducer } from 'react'
import { eventRhythm } from '#src/features/audits/limits.ts'
import type { AuditLink } from '#src/features/audits/parts/watch/audit-link.ts'
import { type AuditView, nothingYet, withNews } from '#src/features/audits/parts/watch/audit-view.ts'
import { type News, watchAudit } from '#src/features/audits/parts/watch/watch-audit.ts'
import type { AuditAnswer, AuditRun } from '#src/features/audits/schema.ts'

const longest_silence = eventRhythm.heartbeat + eventRhythm.heartbeat_grace

/** Over after so many milliseconds, or as soon as the browser says that the network is back. */
function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
  })
}

/** Watches the audit for as long as the page shows it. */
export function useAudit<Audit extends AuditRun = AuditAnswer>(
  { audit_url, events_url }: Pick<AuditLink, 'audit_url' | 'events_url'>,
  ask?: typeof fetch,
): AuditView<Audit> {
  const [view, take] = useReducer(withNews<Audit>, nothingYet)
  useEffect(() => {
    const stop = new AbortController()
    // A whole report is much to draw at once: as a transition it leaves the page answering meanwhile.
    const tell = (news: News<Audit>) => startTransition(() => take(news))
    void watchAudit<Audit>({
      audit_url,
      events_url,
      tell,
      pause,
      longest_silence,
      signal: stop.signal,
      ...(ask && { ask }),
    })
    return () => stop.abort()
  }, [audit_url, events_url, ask])
  return view
}
