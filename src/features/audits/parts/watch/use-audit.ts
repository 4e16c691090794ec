import { startTransition, useEffect, useReducer } from 'react'
import { eventRhythm } from '#src/features/audits/limits.ts'
import type { AuditLink } from '#src/features/audits/parts/watch/audit-link.ts'
import { type AuditView, nothingYet, withNews } from '#src/features/audits/parts/watch/audit-view.ts'
import { type News, watchAudit } from '#src/features/audits/parts/watch/watch-audit.ts'

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
export function useAudit({ audit_url, events_url }: AuditLink): AuditView {
  const [view, take] = useReducer(withNews, nothingYet)
  useEffect(() => {
    const stop = new AbortController()
    // A whole report is much to draw at once: as a transition it leaves the page answering meanwhile.
    const tell = (news: News) => startTransition(() => take(news))
    void watchAudit({ audit_url, events_url, tell, pause, longest_silence, signal: stop.signal })
    return () => stop.abort()
  }, [audit_url, events_url])
  return view
}
