import { isGone } from '#src/engines/audit/checks/links/dead/dead-answer.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

const is_script = /\.m?js(?:[?#]|$)/i

/** Working pages with an inquiry that only a script of the site could send. */
export const pagesLeftToScripts = ({ pages }: SiteView): SitePage[] =>
  pages.filter(({ row, response }) => row.has.inquiry_left_to_scripts && response.status === 200)

/** The site's own scripts that may have to do with forms; `undefined` where one was not read, which may be the one that sends. */
export function formScriptsOf({ links_checked, own_scripts }: SiteView): SiteView['own_scripts'] | undefined {
  const own = links_checked.filter(
    ({ url, external, result }) =>
      !external && is_script.test(url) && !isHarmlessScript(url) && !(result && isGone(result.status)),
  )
  const read = own_scripts.filter(({ url }) => !isHarmlessScript(url))
  return read.length < own.length ? undefined : read
}
