import { useEffect } from 'react'
import { scoreInWords } from '#src/features/audits/parts/report/verdict.ts'
import type { AuditView } from '#src/features/audits/parts/watch/audit-view.ts'

function titleOf({ audit, gone }: AuditView): string | undefined {
  if (gone) return 'This report is gone'
  if (!audit) return undefined
  if (audit.report) return `${audit.host}: ${scoreInWords(audit.report)}`
  return audit.state === 'failed' ? `${audit.host} could not be checked` : `Checking ${audit.host} …`
}

/** Says in the window's title how it goes, for who has turned to another tab meanwhile. */
export function useWindowTitle(view: AuditView): void {
  const title = titleOf(view)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
