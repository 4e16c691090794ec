import { hasNoGoal } from '#src/engines/audit/facts/has-no-goal.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { mayActOnClicks } from '#src/engines/audit/facts/site/acts-on-clicks.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

const promises =
  /^(?:learn more|contact(?: us)?|call(?: us)?(?: now| today)?|(?:e-?mail|text|message|visit) us|visit|whatsapp|book(?: now| online| an? .*)?|schedule(?: .*)?|order(?: now| online| here)?|buy(?: now)?|shop(?: now)?|(?:shop|order|buy) (?:on|at|from|through|via) [a-z].*|get (?:a |an |your |started|directions).*|(?:get|see|view|compare|check|explore|find) (?:(?:my|your|our|the|all) )?(?:[a-z-]+ )?(?:options|plans|rates|offers|deals|specials|packages|quote|estimate|pricing|prices)|get (?:pre-?)?(?:qualified|approved)(?: .*)?|request (?:a|an) .*|apply(?: now| here)?|directions|download(?: .*)?|our (?:services|work|team|menu)|(?:view|see|explore|discover|browse|check out|meet|visit) (?:all )?(?:of )?(?:our|the) (?:[a-z]+ )?(?:services|work|team|menus?|projects|gallery|portfolio|locations|products|rooms|staff|doctors|store|shop|blog|reviews|testimonials|showroom)|(?:view|see|read) (?:all |more )?(?:our |the )?(?:google|yelp|facebook|customer|client|patient) reviews|(?:leave|write|post) (?:us )?a (?:google |yelp |facebook )?review(?: on (?:google|yelp|facebook))?|read (?:[a-z]+['’]s|our|my|their) (?:full )?(?:story|bio)|(?:see|view) (?:full |my |the )?(?:profile|bio)|connect (?:with (?:us|me) )?on (?:facebook|instagram|linkedin|twitter|youtube)|(?:view|see|read|leave|write) (?:(?:all|our|us|a|more) )*(?:(?:google|yelp|facebook|customer|client|patient) )?reviews?|about(?: us)?|services|privacy(?: policy)?|terms.*|facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|yelp|google|follow us.*)$/i
/** A number to call, a name that people bear at a network, or the offer to write. */
const promises_contact =
  /^(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}$|^@\w{5,30}$|^(?:send|write|shoot|drop) us (?:an? )?(?:e-?mail|message|line)$/i
/** Words of links that a script listens to, or that "#" takes to the top as it should. */
const moves =
  /^(?:\W*)(?:top|up|back|prev|previous|next|close|menu|toggle|more|less|show|hide|read|expand|collapse|play|pause|search|cookies?|privacy (?:settings|choices|preferences)|manage|settings|preferences|do not sell|your privacy|accept|decline|share|print|email this|tweet|copy|filter|all|home|chat|accessib|scroll|go to|skip|return|load|view|see|translate|english|espa|log ?(?:in|out)|sign (?:in|out)|cart)/i
/** Networks, as a menu names them. */
export const networks =
  /^(?:facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|yelp|google(?: maps| plus|\+)?)$/i
const answersToScript = new Set(['button', 'menuitem', 'tab', 'switch', 'checkbox', 'option'])

const longest_name = 60

/** What links of a page lead to by their words; empty where no link of the page's own part lacks a goal. */
export function ledTo({ links, url }: PageFacts): ReadonlySet<string> {
  if (!links.some(link => hasNoGoal(link) && inItsPart(link))) return new Set()
  const own = url.split('#', 1)[0]
  return new Set(
    links.flatMap(link =>
      link.kind === 'web' && link.url?.split('#', 1)[0] !== own ? [link.name.trim().toLowerCase()] : [],
    ),
  )
}

const inItsPart = ({ region, in_nav }: LinkFact) => !in_nav && region !== 'header' && region !== 'nav'

/** A link to "#" in the words by which another link of the page leads somewhere: the goal of a card was forgotten. */
export function forgetsGoal(link: LinkFact, led_to: ReadonlySet<string>): boolean {
  const { scripted, hidden, aria_hidden, opens, marked, role } = link
  if (led_to.size === 0 || scripted || hidden || aria_hidden || opens || marked || role !== '') return false
  const name = link.name.trim()
  if (!hasNoGoal(link) || !inItsPart(link) || link.text === '' || name.length > longest_name || moves.test(name))
    return false
  return /\p{L}{4}/u.test(name) && led_to.has(name.toLowerCase())
}

/**
 * A link without a goal that no script is known to act upon. Menus, sliders, tabs and dialogs are often opened by such
 * links, and HTML alone does not show it: only links that clearly promise a page or a profile count, and all links
 * in a footer that are not words of control. The menus of a site are looked at together.
 */
export function leadsNowhere(link: LinkFact, facts: PageFacts): boolean {
  const { kind, region, in_nav, role, scripted, hidden, aria_hidden, opens } = link
  if (scripted || hidden || aria_hidden || answersToScript.has(role)) return false
  const name = link.name.trim()
  // What opens in a window of its own was to be a page, whatever a script of this one does.
  const is_for_window = link.target === '_blank' && !moves.test(name) && /\p{L}{3}/u.test(name)
  // Icons are often drawn by a font, and leave neither name nor image in the link.
  if (kind === 'empty') return true
  if (!hasNoGoal(link) || opens || (link.marked && mayActOnClicks(facts))) return false
  if (link.sign !== '' && name === '') return true
  if (region === 'footer') return !moves.test(name)
  // Signs of networks open nothing, wherever they stand.
  if (in_nav || region === 'header' || region === 'nav') return networks.test(name)
  return is_for_window || [name, link.text.trim()].some(words => promises.test(words) || promises_contact.test(words))
}
