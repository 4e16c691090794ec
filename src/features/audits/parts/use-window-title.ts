import { useEffect } from 'react'
import type { AuditView } from '#src/features/audits/parts/watch/audit-view.ts'
import { scoreWords } from '#src/features/audits/report-words.ts'

function titleOf({ audit, gone }: AuditView): string | undefined {
  if (gone) return 'This report is gone'
  if (!audit) return undefined
  const { host } = audit
  if (audit.report) return `${host}: ${scoreWords(audit.report)}`
  return audit.state === 'failed' ? `${host} could not be checked` : `Checking ${host} …`
}

/** Says in the window's title how it goes, for who has turned to another tab meanwhile. */
export function useWindowTitle(view: AuditView): void {
  const title = titleOf(view)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
