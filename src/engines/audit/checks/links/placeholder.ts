import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

const promises =
  /^(?:learn more|contact(?: us)?|call(?: us)?(?: now| today)?|email us|book(?: now| online| an? .*)?|schedule(?: .*)?|order(?: now| online| here)?|buy(?: now)?|shop(?: now)?|get (?:a |an |your |started|directions).*|request (?:a|an) .*|apply(?: now| here)?|directions|download(?: .*)?|our (?:services|work|team|menu)|about(?: us)?|services|privacy(?: policy)?|terms.*|facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|yelp|google|follow us.*)$/i
/** Words of links that a script listens to, or that "#" takes to the top as it should. */
const moves =
  /^(?:\W*)(?:top|up|back|prev|previous|next|close|menu|toggle|more|less|show|hide|read|expand|collapse|play|pause|search|cookies?|privacy (?:settings|choices|preferences)|manage|settings|preferences|do not sell|your privacy|accept|decline|share|print|email this|tweet|copy|filter|all|home|chat|accessib|scroll|go to|skip|return|load|view|see|translate|english|espa|log ?(?:in|out)|sign (?:in|out)|cart)/i
const answersToScript = new Set(['button', 'menuitem', 'tab', 'switch', 'checkbox', 'option'])

/** `#` or a script that does nothing. */
function isPlaceholder({ kind, href }: LinkFact): boolean {
  const text = (href ?? '').trim()
  return (kind === 'fragment' && text === '#') || /^javascript:\s*(?:void\s*\(?\s*0?\s*\)?\s*;?|;)?\s*$/i.test(text)
}

/**
 * A link without a goal that no script is known to act upon. Menus, sliders, tabs and dialogs are often opened by such
 * links, and HTML alone does not show it: only links that clearly promise a page or a profile count, and all links
 * in a footer that are not words of control.
 */
export function leadsNowhere(link: LinkFact): boolean {
  const { kind, region, in_nav, role, scripted, hidden, aria_hidden } = link
  if (scripted || hidden || aria_hidden || answersToScript.has(role)) return false
  const name = link.name.trim()
  // Icons are often drawn by a font, and leave neither name nor image in the link.
  if (kind === 'empty') return true
  if (!isPlaceholder(link) || in_nav || region === 'header' || region === 'nav') return false
  if (region === 'footer') return !moves.test(name)
  return promises.test(name)
}
