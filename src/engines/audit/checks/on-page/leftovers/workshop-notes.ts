import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import { signal } from '#src/engines/audit/facts/text-signals.ts'

/** What a maker says of the material for a site, of its parts and of what is still to be done; a shop has no use for it. */
const notes = [
  // "Hours are taken from the existing Calloway Dental website."
  /\b(?:from|on|throughout|in|of|by|across|match(?:es)?) (?:the|their|your) (?:existing|older|previous|legacy) (?:(?:[A-Z][\w'’&-]+ ){0,4}web ?site|(?:[A-Z][\w'’&-]+ ){1,4}site)\b(?! (?:plan|conditions|visit|survey|work))/,
  /\b[Tt]he (?:existing|older|legacy) (?:(?:[A-Z][\w'’&-]+ ){0,4}(?:web ?site|bio(?:graphy)?|practice bio(?:graphy)?)|(?:[A-Z][\w'’&-]+ ){1,4}site) (?:also )?(?:links?|lists?|provides?|says?|notes?|shows?|uses?|mentions?|describes?)\b/,
  /\b[Tt]he (?:existing|older|legacy) site (?:also )?(?:links?|lists?)\b/,
  // "Referenced in the source website content."
  /\b(?:the|from|in|this) (?:[A-Z][\w'’&-]+ ){0,4}source (?:(?:web ?site|site|service|page|article) ){0,2}(?:content|copy|article set)\b/i,
  /\b(?:loaded|rendered|pulled) from (?:a |the )?(?:structured )?(?:JSON|CMS|Markdown)\b|\bfor CMS editing\b|\b(?:editable|managed) (?:in|through|via) the CMS\b/,
  /\b(?:re-?design|(?:web ?site|home ?page|landing page)) (?:concept|mock-?up|prototype) (?:for|of) [A-Z]/i,
  /\b(?:in|for|of) (?:this|the) static (?:build|site|website|version)\b/i,
  /\breviewed (?:for|before) (?:a |the )?(?:final legal sign-off|launch|publication|publishing|going live)\b/i,
  /\bThis (?:single )?page (?:consolidates|targets|brings (?:that|this) (?:information|content) forward)\b/i,
  /\b[Ee]xisting (?:Google |Yelp |Facebook )?(?:patient |customer |client )?review (?:excerpt|theme|text)s?\b/,
  /\b[Rr]eplace (?:this |these )?with (?:your|real|actual|a real) (?:\w+ ){0,2}(?:photos?|images?|pictures?|logo|videos?|copy|reviews?|testimonials?|headlines?|headshots?)\b/,
  // "Embed your Google Maps iframe here once the site is live."
  /\b(?:[Ee]mbed|[Aa]dd|[Ii]nsert|[Pp]aste|[Pp]lace|[Dd]rop) (?:your |the |a )?(?:[Gg]oogle )?(?:[Mm]aps?|[Cc]alendar|[Vv]ideo|[Bb]ooking|[Rr]eviews?|[Ff]orm) (?:iframe|embed|code|widget|plug-?in)\b|\b(?:once|when|after|until) (?:the|your|this) (?:new )?(?:web ?)?site (?:is|goes) live\b/,
  /\b[Pp]aste (?:a|your|the) (?:real |actual )?(?:(?:\w+ ){0,2}(?:reviews?|testimonials?|text|bio)|(?:\w+ )?(?:embed|tracking|widget|map|booking|review|script) (?:link|code)) here\b/,
  /\b[Pp]laceholder (?:artwork|galler(?:y|ies)|photos?|images?|pictures?|graphics?|copy|content|bios?|logos?|videos?)\b|\breplace this placeholder\b|\bwill replace (?:the |these |our )?placeholders?\b/,
  // “This page is a mock-up, not a finished launch.”
  /\b[Tt]his (?:page|(?:web ?)?site) is (?:only |just |still |currently )?an? (?:(?:design|website|visual|interactive|working|fictional|early|redesign|draft) ){0,2}(?:mock-?up|prototype|demo|concept|preview)(?=\s?(?:[,.;:!—–-]|$)| (?:for|only|built|created|made|vision|version|not|(?:web ?)?site|page)\b)|^\W*(?:mock-?up|demo|prototype)[ -]only\b|\bnot an? (?:finalized|final|finished|live) (?:launch|web ?site|site)\b/i,
  /\b[Ss]wap in (?:your |the )?(?:real|actual|own|final) (?:photos?|images?|pictures?|copy|text|logo|videos?|reviews?|testimonials?)\b/,
  /\b(?:[Ss]ave|[Pp]ut|[Cc]opy|[Dd]rop|[Uu]pload|[Pp]lace)\b[^.\n]{0,60}\b(?:in|to|into) (?:the|your) (?:(?:same|images?|photos?|assets?|img|public|media) |[\w-]{1,30}\/ ?)folder\b|\b(?:[Ii]n|[Ee]dit|[Oo]pen) [\w/-]{1,40}\.(?:html|jsx?|tsx?|css|json|md)\b/,
  /\b(?:add|connect|wire up|hook up|needs?) (?:a|the|your) (?:form )?back-?end\b|\bform back-?end\b/i,
  /\b(?:graphics?|photos?|images?|logos?|headshots?)\b[^.\n]{0,20}\bto be (?:added|supplied|inserted|replaced)\b/i,
  /\bonce your (?:\w+ ){0,2}(?:form|booking|payment|map)s?(?: \w+)? (?:supports|is wired|is hooked)\b/i,
  /(?<!\b(?:we|I|to|will|may|must|and|our (?:team|staff|editors)) (?:\w+ )?)\b(?:confirm|review|replace|update|verify|edit)\b[^.\n]{0,60}\bbefore (?:publishing|publication|launch|going live)\b/i,
  /\bThis template (?:does|is|has|includes|comes|uses)\b|\bindustry-standard starting point\b|\b(?:is|as) a template (?:and|that|which) (?:should|must|needs to) be (?:reviewed|customi[sz]ed|adapted)\b|\breview with counsel\b|\b(?:recommend|suggest) (?:an? )?(?:attorney|lawyer|legal)(?:['’]s)? review before (?:relying|using|publishing)\b/i,
  /\b(?:Update|Set|Edit|Change) [\w.]+ in [\w./-]+\.(?:js|json|ts|css|html|md)\b|\b[Ww]ebsite note:/,
  /\bwithout the card grid\b|\b(?:card|bento) grid (?:layout|section)\b|\bhero (?:section|copy|headline) (?:here|goes|text)\b/i,
  /\b(?:pending|awaiting) (?:the )?client['’]?s? (?:approval|review|input|copy|content|photos)\b|\bplaceholders? until\b|\bnot (?:the|an) official (?:web ?)?site\b|\b[Dd]esign preview (?:for|of) [A-Z]/,
  /\b(?:updates|news|articles|posts) (?:from [\w'’& ]{2,40} )?will appear here\b/i,
  // "AI Summary · Roof repair", "Target keyword: roofer"
  /^\W*(?:AI(?:[- ]generated)? (?:Summary|Overview|Answer)|AI(?:[- ]generated)? (?:summary|overview|answer)(?! ?$)|GEO (?:[Bb]lock|[Ss]ummary|[Aa]nswer)|SEO (?:[Tt]ext|[Cc]opy|[Cc]ontent|[Bb]lock|[Ss]ummary|[Pp]aragraph|[Bb]uild [Nn]otes?)|LLM (?:[Ss]ummary|[Oo]verview)|AEO (?:[Bb]lock|[Aa]nswer)|Answer [Cc]apsule|TL;DR for (?:AI|LLMs?))(?= ?(?:$|[:·|–—-]))/,
  /^\W*(?:meta (?:description|title)|title tag|seo (?:title|description)|focus key(?:word|phrase)s?|(?:target|primary|secondary) keywords?|alt text|image prompt|cta(?: button)?(?: text)?|word count|url slug) ?:(?! ?(?:how|when|why|what|whether)\b) ?\S/i,
  // "Template language: have a professional review before relying on it." "Backend reality: …" "Keywords: roofer Macon, …"
  /^\W*[Tt]emplate (?:language|text|wording|copy|policy)\b(?=[^.]{0,60}\b(?:review|replace|custom|lawyer|attorney|before))|^\W*(?:[Bb]ack-?end|[Ii]nternal|[Dd]ev(?:eloper)?|[Dd]esigner|SEO) (?:reality|notes?|reminder) ?:|\b[Nn]ote to (?:(?:the|our|my) )?(?:developer|designer|web ?master|copywriter)\b|(?:^\W*|[.!?] )Keywords ?: (?=\S[^.]*,)/,
  // "Inspired by the Calloway Dental website structure." "Partner / lease this site."
  /\b(?:[Ii]nspired by|[Mm]odell?ed (?:on|after)) (?:the )?(?:[A-Z][\w'’&-]+ ){1,4}web ?site\b/,
  // "These pages help customers and search engines understand where we work." "Photos now support the lawn care pages."
  /\b(?:help|helps|so|lets?|letting|helping|tells?) (?:\w+ (?:and|or|&) ){0,2}(?:search engines?|crawlers|AI (?:search|assistants|engines))(?: (?:and|or|&) [\w ]{2,30}?)? (?:can )?(?:to )?(?:better )?(?:understand|index|rank|crawl|parse)\b|\bnow supports? the (?:[\w&-]+ ){1,6}pages?\b|\bno (?:\w+, ){1,3}or (?:proprietary|copyrighted) (?:artwork|images?|logos?|material) (?:included|used)\b/,
  // "Every major CTA points to our service pages." "This authority site is built to guide clients."
  /\b(?:[Ee](?:very|ach)|[Aa]ll|[Mm]ain|[Pp]rimary) (?:major |main |primary )?CTAs? (?:points?|leads?|links?|goes|sends?|routes?)\b|\b(?:premium |local |niche |this )authority site\b/,
  // "Awaiting Ada Confirmation", "Confirm with Ada — same-day visits", "Wireframe v1.0 — for review".
  /\b[Aa]waiting [A-Z]\w+(?:['’]s)? [Cc]onfirmation\b|^[^\w[]*[Cc]onfirm (?:\w+ )?with [A-Z]\w+ ?[—–-]|\b[Dd]o not publish (?:until|before|yet|this)\b/,
  /\b(?:hours|address|phone|numbers?|prices|pricing|logo|photography|styling|branding)\b[^.\n]{0,40}\bpending (?:\w+ ){0,2}(?:confirmation|approval|input|intake|delivery)\b|\bpending (?:[A-Z]\w+ )?(?:brand intake|[Pp]hotography$|[Ii]nput$)/,
  /\b(?:wireframe|mock-?up|prototype)\b(?: (?:form|page|site))?(?: v\d| visual reference\b|\s?[—–·:|-]\s?(?:(?:for|internal|design) review\b|visual (?:identity|styling)\b|placeholder\b|not a live\b))/i,
  /\bREPLACE (?:THIS )?WITH [A-Z]{2}|\b[Ss]ubmissions (?:will be|are) sent to your (?:e-?mail|inbox)\b|\b(?:links?|buttons?|forms?|maps?|widgets?|calendars?) (?:can|could|should) be (?:added|placed|inserted|embedded) here(?: (?:when|once|later|after)\b|\W*$)/,
  // "You can link a third-party booking form here."
  /\b[Yy]ou can (?:also )?(?:link|embed|insert|integrate|plug in) (?:an?|your|the|any) (?:[\w'’-]+ ){0,8}(?:forms?|portals?|widgets?|calendars?|maps?|schedulers?|iframes?|plug-?ins?|feeds?|galler(?:y|ies)) here\b/,
  // "STAGING SITE - not for the public", "(Client to provide photo)", "Test heading - delete me"
  /\bpreview of your (?:new )?(?:web ?site|home ?page)\b|\b(?:STAGING|DEVELOPMENT|TEST) (?:SITE|SERVER|ENVIRONMENT)\b|^\W*[Cc]lient to (?:provide|supply|send|confirm)\b|[-–—(] ?(?:delete|remove) me\W*$/,
  // "Draft for review. Not reviewed by counsel."
  /(?:^\W*|[.!] )(?:Draft|DRAFT) (?:for|pending|awaiting|under) (?:(?:legal|final|internal|client|attorney|owner) )?(?:review|approval)\b|\b(?:not|never) (?:yet )?(?:been )?reviewed by (?:(?:an?|your|our|any) )?(?:legal )?(?:counsel|attorneys?|lawyers?)\b|\bhave your (?:attorney|lawyer|counsel) (?:check|review) (?:it|this|these|them)\b/,
  // "This sample site was built by Ada: claim yours."
  /\b[Tt]his (?:sample|demo|concept) (?:web ?)?(?:site|page) (?:was|is|has been) (?:built|made|created|designed|by|for)\b/,
  /\b(?:lease|rent|buy|purchase) this (?:web ?)?site\b|\bthis (?:web ?site|site|domain) is (?:available )?for (?:lease|rent|sale)\b/i,
]

/** Those who make sites for others may speak of how it is done. */
const of_makers = /\bweb(?:site)?[ -]?(?:design|develop)|\bdigital (?:agency|marketing)\b|\bsoftware\b/i

const isOfMaker = ({ facts }: PageView) =>
  [...facts.titles.map(({ text }) => text), ...facts.headings.map(({ name }) => name)].some(text =>
    of_makers.test(text),
  )

/** The words of a maker's note in a text, and some around them; undefined where there is none. */
export function noteIn(text: string): string | undefined {
  for (const note of notes) {
    const found = note.exec(text)
    if (found) return text.slice(Math.max(0, found.index - 50), found.index + found[0].length + 50)
  }
  return undefined
}

/** The same of a block. */
const noteOf = askedOnce(noteIn)

const most = 5

export const workshopNotes: PageCheck = {
  id: 'note-of-the-maker',
  section: 'on-page',
  severity: 'high',
  scope: 'page',
  title: 'The text speaks of how the site was made',
  why: 'Notes of whoever built the page stand where customers read about your shop, in search results too. They look unfinished and say nothing of you.',
  mend: 'Write for customers what the note stands for, or take it out. Look through the other pages for more of the kind.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (!isShown(page) || page.kind === 'article') return notApplicable
    const { metas, text } = page.facts
    const shown = text.blocks.filter(({ element, signals }) => (signals & signal.workshop) !== 0 && element !== 'pre')
    const described = metas.filter(({ name }) => name === 'description')
    const noted = [
      ...described.map(({ content, line }) => ({ line, note: noteIn(content) })),
      ...shown.map(block => ({ line: block.line, note: noteOf(block) })),
    ]
    const found = noted.flatMap(({ line, note }) => {
      return note === undefined ? [] : [{ url: page.url, line, evidence: `“${shortened(note, 160)}”` }]
    })
    return found.length === 0 || isOfMaker(page) ? foundAll([]) : foundAll(found.slice(0, most))
  },
}
