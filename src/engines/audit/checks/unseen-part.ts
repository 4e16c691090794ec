import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** Why something that is absent from the HTML may yet be on the page; null when what was read is all there is. */
export function unseenPart({ response, facts }: PageView): string | null {
  if (response.truncated) return 'The page was too long to be read to its end.'
  if (facts.empty_app_root) return 'The page is drawn by a script in the browser; its HTML is empty.'
  if (isFilledByScript(facts)) return 'A script writes the text of the page, and scripts are not run here.'
  if (sendsOnByScript(facts)) return 'A script sends visitors on to another page before they see this one.'
  return null
}

/** Nothing but a script that leads elsewhere. */
export const sendsOnByScript = ({ script_redirects, text, links }: PageFacts): boolean =>
  text.words === 0 && links.length === 0 && script_redirects.some(({ for_phones }) => !for_phones)

/** Answered as a page that people see, whether or not search engines may list it. */
export function isShown({ response }: PageView): boolean {
  return response.status === 200
}
