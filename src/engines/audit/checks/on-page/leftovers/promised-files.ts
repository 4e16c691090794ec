import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** "Download this fillable PDF form", "print our new patient paperwork". */
const bids =
  /\b(?:download|print)(?: and (?:print|complete|fill (?:out|in)|sign))? (?:our|the|this|these|your) (?:[\w-]+ ){0,3}(?:forms?|pdf|packet|paperwork|questionnaire)\b/i
/** "Download & Print", over a list. */
const heads =
  /^\W*download(?: (?:&|and) print|(?: (?:&|and) print)? (?:our |your |the )?(?:[\w-]+ ){0,2}(?:forms?|packet|paperwork))\W*$/i
const is_file =
  /\.(?:pdf|docx?|xlsx?|rtf|odt|zip)\b|docs\.google|drive\.google|dropbox|onedrive|1drv|sharepoint|issuu|jotform|download|wufoo|docusign/i
const is_form = /form|paperwork|packet|intake|portal|questionnaire|application/i
const is_pressed = /download|print|pdf/i
const most_links = 2_000

/** The words by which a text bids visitors to download something. */
export const bidFor = (text: string): string | undefined =>
  bids.exec(text)?.[0] ?? (text.length <= 40 ? heads.exec(text)?.[0] : undefined)

/** A file that a page bids visitors to download, where no link of the page leads to any. */
export function promisedFile({ facts }: PageView, { text }: TextBlock): string | undefined {
  const shown = bidFor(text)
  if (shown === undefined) return undefined
  const { links, buttons, iframes, legacy_elements } = facts
  if (iframes.length > 0 || legacy_elements.some(({ src }) => src !== null && is_file.test(src))) return undefined
  const asks_file = /pdf/i.test(shown)
  const leads = links.slice(0, most_links).some(({ kind, href, name, in_nav, scripted }) => {
    if (kind !== 'web') return scripted && is_pressed.test(name)
    return is_file.test(href?.slice(0, 300) ?? '') || (!asks_file && !in_nav && is_form.test(`${name} ${href ?? ''}`))
  })
  return leads || buttons.some(({ name }) => is_pressed.test(name)) ? undefined : shown.trim()
}
