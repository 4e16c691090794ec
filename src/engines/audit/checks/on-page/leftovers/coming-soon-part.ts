import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { isRebuilt, pageComingSoon } from './coming-soon.ts'

const says_only = /^\W*(?:more )?(?:coming (?:very )?soon|soon to come)\W*$/i
/** "Shop coming soon", above no more than a plea for patience. */
const main_heading = /^\W*(?:[\w'’&-]+ ){1,4}(?:is |are )?(?:coming (?:very )?soon|soon to come)\W*$/i
/** What is built may be a house: only the page itself, or a part of it, is told so. */
const being_built =
  /^\W*(?:(?:this|our|the) (?:new )?(?:web ?)?(?:page|section|site|area)(?: of (?:the|our) (?:web ?)?(?:site|page))? (?:is|are) (?:currently |still )?under construction\b|(?:web ?)?(?:page|section|site) under construction\b).{0,120}$/i
/** "A full list of our prices will be posted here." What changes is announced in such a place, and that is no gap. */
const to_be_added =
  /\b(?:lists?|menus?|photos|pictures|details|information|forms?|gallery|prices?|pricing|bios?|testimonials?|reviews) (?:(?:of|for|about|from) [\w ,'’&-]{2,60}? )?will (?:soon )?be (?:posted|uploaded) here\b(?! (?:as|when|each|every|if|after|before|during|until|daily|weekly|monthly))|\bmore [\w ]{0,20}\b(?:pages|articles|photos|pictures|recipes|links|videos)\b[\w ,’'&-]{0,40} will be (?:posted|added|uploaded|available|online) (?:very )?soon\b|\bcheck back (?:later|soon|again) for (?:the|our|a) (?:latest|full|complete|updated|current) (?:lists?|schedule|details|information)\b/i
/** "Online booking coming soon": a part of the site. New menus, and those of a season, are news. */
const part_announced =
  /^\W*(?:(?!(?:new|newest|next|spring|summer|fall|autumn|winter|holiday|special)\b)[a-z'’&/-]+ ){0,3}?(?:photos?|pictures|images?|videos?|gallery|descriptions?|content|information|info|testimonials|reviews|pric(?:es|ing)|price lists?|menus?|bios?|faqs?|portal(?: log-?in)?|(?:photo|file) uploads?|online (?:booking|scheduling|ordering|orders|payments?|store|shop|registration|reservations|appointments)|(?:booking|scheduling|ordering) online|financing(?: options)?|gift (?:cards?|certificates?)|memberships?|this (?:page|section))(?: (?:is|are)|\W{1,3})? (?:coming (?:very )?soon|soon to come)\b(?:\W.{0,50})?$/i
/** "--- more info on sunset tours coming ---" */
const more_announced =
  /(?:^|[.!?]\s|-{2})\W*more (?:info|information|details|photos|pictures)(?: (?:on|about|for|of) [\w ,'’&/-]{2,50}?)?(?: (?:is|are))? coming(?: (?:very )?soon)?\W*$/i
/** "Check back soon for photos of our camps!" */
const come_back =
  /^\W*(?:please )?check back (?:again )?soon (?:for (?:more |new |our )?[a-z ]{0,30}\b(?:photos|pictures|moments|videos|reviews|testimonials|information|details|prices|pricing|updates|content|articles|(?:blog )?posts)|to (?:meet our|see (?:our|photos|pictures)|read))\b[^.!?]{0,50}\W*$/i
/** In each of several cards, where a button belongs: "Coming soon. Call us to buy one today." */
const begins_so =
  /^\W*coming (?:very )?soon[.!]\s+(?:please |until then,? |meanwhile,? )?(?:call|text|e-?mail|contact|ask|visit)\b/i
const least_cards = 2
const longest_notice = 160
const is_heading = /^h[1-6]$/
/** What asks for patience is no content; neither is another part of the page. */
const patience =
  /\b(?:coming soon|soon to come|check back|stay tuned|being written|in development|in the works|available soon|(?:will be|to be|be) (?:added|posted|available|announced)|working on)\b/i
const most = 5

const isFrame = ({ in_nav, region }: TextBlock) => in_nav || region === 'footer' || region === 'header'

/** Under it stands nothing that comes: another heading, the foot of the page, or more patience. */
const isAllThereIs = (next: TextBlock | undefined): boolean =>
  !next || isFrame(next) || is_heading.test(next.element) || patience.test(next.text)

export const partComingSoon: PageCheck = {
  id: 'part-coming-soon',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A part of a page, or of its menu, says “Coming soon” and nothing else',
  why: 'Announced for months, it tells visitors that nobody looks after the site.',
  mend: 'Take it out until what it announces is there, or say what comes and when.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (!isShown(page) || page.kind === 'article') return notApplicable
    const { blocks } = page.facts.text
    const cards = blocks.filter(
      ({ signals, text }) => (signals & signal.soon) !== 0 && text.length <= longest_notice && begins_so.test(text),
    )
    const soon = blocks.filter(
      (block, at) =>
        (block.signals & signal.soon) !== 0 &&
        ((cards.length >= least_cards && cards.includes(block)) ||
          being_built.test(block.text) ||
          (block.text.length <= longest_notice && isRebuilt.test(block.text)) ||
          to_be_added.test(block.text) ||
          more_announced.test(block.text) ||
          ((part_announced.test(block.text.trim()) || come_back.test(block.text)) &&
            (!is_heading.test(block.element) || isAllThereIs(blocks[at + 1]))) ||
          (block.element === 'h1' && main_heading.test(block.text) && patience.test(blocks[at + 1]?.text ?? '')) ||
          (says_only.test(block.text) &&
            (isFrame(block) || (is_heading.test(block.element) && isAllThereIs(blocks[at + 1]))))),
    )
    if (soon.length === 0 || pageComingSoon.look(page).state === 'found') return notApplicable
    const once = new Map(soon.map(block => [isFrame(block), block]))
    return foundAll(
      [...once.values()].slice(0, most).map(({ line, text, in_nav, element }) => ({
        url: page.url,
        line,
        evidence: `${in_nav ? 'menu' : `<${element || 'div'}>`} “${(to_be_added.exec(text) ?? more_announced.exec(text))?.[0] ?? text.trim().replace(/\s+/g, ' ').slice(0, 60)}”`,
      })),
    )
  },
}
