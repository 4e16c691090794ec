import type { News } from '#src/features/audits/parts/watch/watch-audit.ts'
import type { AuditAnswer, AuditRun } from '#src/features/audits/schema.ts'

/** What the page knows of its audit. */
export type AuditView<Audit extends AuditRun = AuditAnswer> = {
  audit: Audit | undefined
  /** The server cannot be reached: what is shown is the last we heard. */
  lost: boolean
  gone: boolean
}

export const nothingYet = { audit: undefined, lost: false, gone: false }

/** Takes news in. An event knows of no report: the one that is there stays. */
export function withNews<Audit extends AuditRun>(view: AuditView<Audit>, news: News<Audit>): AuditView<Audit> {
  switch (news.type) {
    case 'audit':
      return { ...view, audit: news.audit }
    case 'state':
      return { ...view, audit: { report: null, ...view.audit, ...news.state } as unknown as Audit }
    case 'lost':
      return { ...view, lost: news.lost }
    case 'gone':
      return { ...view, gone: true }
  }
}
