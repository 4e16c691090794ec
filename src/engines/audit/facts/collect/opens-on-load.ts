import { headsAround, on_deed, waitsToBeCalled } from './script-redirect.ts'

/** What brings up a dialog over the page: the browser's own, that of a kit, or a box that is named as one. */
const brings_up =
  /\.showModal\s{0,3}\(|\.modal\s{0,3}\(\s{0,3}["']show["']|bootstrap\.Modal\s{0,3}\([^)]{0,80}\)\s{0,3}\.show\s{0,3}\(|(?:magnificPopup|fancybox)\s{0,3}\.\s{0,3}open\s{0,3}\(|(?:popup|modal|overlay|lightbox)\w{0,20}(?:["']\s{0,3}\))?\s{0,3}\.\s{0,3}(?:style\.display\s{0,3}=\s{0,3}["'](?:block|flex|grid)|classList\.add\(\s{0,3}["'](?:show|active|open|visible|is-\w{4,8}|opened)["'])/gi
/** Of consent and of age people are asked because the law wants it. */
const by_law =
  /consent|cookie[-_ ]?(?:banner|notice|bar|popup|policy|law)|gdpr|ccpa|age[-_ ]?(?:gate|verif|check)|over ?(?:18|21)\b/i
const comes_by_itself =
  /DOMContentLoaded|["']load["']|onload\b|\.ready\s{0,3}\(|setTimeout|\$\s{0,3}\(\s{0,3}(?:function\b|\(?\)?\s{0,3}=>)/
/** On leaving, on scrolling, or when something went wrong. */
const later =
  /scroll|mouseleave|mouseout|exit|catch\b|\.then\b|onerror|hashchange|popstate|location\.(?:hash|search)|URLSearchParams|keydown/i
/** It takes a corner, and leaves the page to be read. */
const small = /chat|toast|bubble|tooltip|badge|notif|menu|nav|cart|search/i
const most = 6

/** Does inline code put a dialog over the page when it opens, before anybody asked for one? */
export function opensOnLoad(code: string): boolean {
  if (by_law.test(code)) return false
  let looked_at = 0
  for (const { index } of code.matchAll(brings_up)) {
    if (++looked_at > most) return false
    if (small.test(code.slice(Math.max(0, index - 20), index + 40))) continue
    const heads = headsAround(code.slice(0, index))
    if (heads.some(head => on_deed.test(head) || later.test(head) || waitsToBeCalled(head, code))) continue
    const named = heads.flatMap(
      head => /function\s{1,3}(\w{1,40})|(\w{1,40})\s{0,3}=\s{0,3}(?:function|\()/.exec(head)?.slice(1) ?? [],
    )
    if (named.some(name => name !== undefined && small.test(name))) continue
    if (heads.some(head => comes_by_itself.test(head)) || isCalledOnLoad(code, named)) return true
  }
  return false
}

/** A function of that name that the code starts when the page has loaded, or after some seconds. */
function isCalledOnLoad(code: string, names: readonly (string | undefined)[]): boolean {
  return names.some(
    name =>
      name !== undefined &&
      new RegExp(
        `(?:setTimeout\\s{0,3}\\(\\s{0,3}|(?:load|DOMContentLoaded)["']\\s{0,3},\\s{0,3}|onload\\s{0,3}=\\s{0,3}|ready\\s{0,3}\\(\\s{0,3})${name}\\b`,
      ).test(code),
  )
}
