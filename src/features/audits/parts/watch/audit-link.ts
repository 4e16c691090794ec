/** What a link to a result is made of, and the addresses that it opens. */
export type AuditLink = { audit_url: string; events_url: string; mails_url: string; pdf_url: string }

/** Reads `{id}.{key}`, the last part of a result's path. The API says whether there is such a result. */
export function readAuditLink(text: string): AuditLink {
  const dot = text.indexOf('.')
  const id = encodeURIComponent(text.slice(0, dot < 0 ? undefined : dot))
  const key = encodeURIComponent(dot < 0 ? '' : text.slice(dot + 1))
  const at = (part: string) => `/api/audits/${id}${part}?key=${key}`
  return { audit_url: at(''), events_url: at('/events'), mails_url: at('/mails'), pdf_url: at('/report.pdf') }
}
