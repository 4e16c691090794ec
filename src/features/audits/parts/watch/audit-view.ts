import type { News } from '#src/features/audits/parts/watch/watch-audit.ts'
import type { AuditAnswer } from '#src/features/audits/schema.ts'

/** What the page knows of its audit. */
export type AuditView = {
  audit: AuditAnswer | undefined
  /** The server cannot be reached: what is shown is the last we heard. */
  lost: boolean
  gone: boolean
}

export const nothingYet: AuditView = { audit: undefined, lost: false, gone: false }

/** Takes news in. An event knows of no report: the one that is there stays. */
export function withNews(view: AuditView, news: News): AuditView {
  switch (news.type) {
    case 'audit':
      return { ...view, audit: news.audit }
    case 'state':
      return { ...view, audit: { report: view.audit?.report ?? null, ...news.state } }
    case 'lost':
      return { ...view, lost: news.lost }
    case 'gone':
      return { ...view, gone: true }
  }
}
