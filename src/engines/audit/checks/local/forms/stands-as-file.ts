import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'

/** Servers that name themselves and take no form by an attribute; a network in front of them may hide another. */
const takes_none = /^(?:github\.com|vercel|amazons3|apache|litespeed|microsoft-iis|squarespace)\b/i

/** The server that a page came from, where it is surely not the host that the form was made for. */
export function otherHost({ response }: PageView): string | undefined {
  const server = headerValue(response.headers, 'server') ?? ''
  return takes_none.test(server) && headerValue(response.headers, 'x-nf-request-id') === undefined ? server : undefined
}

/** Does the page lie in a folder, or at a host of files, where no program of a site builder takes a form? */
export const standsAsFile = (page: PageView): boolean => page.is_local_copy || otherHost(page) !== undefined
