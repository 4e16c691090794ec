import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** A page with more of one defect is mended no differently. */
const mostOfPage = 20

/** A link much as it stands in the page: its address and what visitors see of it. */
function quoteLink({ element, href, text, name }: LinkFact): string {
  const address = href === null ? '' : ` href="${shortened(href, 100)}"`
  return `<${element}${address}>${shortened(text || name, 60)}`
}

/** The links of a page that have some defect, with what `remark` has to say of each. */
export function quoteLinks(
  url: string,
  links: readonly LinkFact[],
  remark: (link: LinkFact) => string = () => '',
): Occurrence[] {
  return links.slice(0, mostOfPage).map(link => ({ url, line: link.line, evidence: quoteLink(link) + remark(link) }))
}

/** "12 pages": those that were there, whatever dead addresses answered. */
export const pagesOf = ({ pages }: { pages: readonly { response: { status: number } }[] }): string =>
  countOf(pages.filter(({ response }) => response.status < 400).length, 'page')

/** "1 page", "12 pages". */
export function countOf(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}
