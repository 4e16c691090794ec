import { plainText } from '#src/engines/audit/report/plain-text.ts'

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Foreign text for an element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return plainText(text).replace(/[&<>"']/g, sign => references[sign] ?? '')
}

/** An address as a link; as plain text where it is no web address. */
export function linkTo(url: string): string {
  const text = escapeHtml(url)
  const isWeb = /^https?:\/\//i.test(url)
  return isWeb ? `<a href="${text}" rel="nofollow noreferrer noopener">${text}</a>` : text
}
