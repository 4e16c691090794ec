import { hashedOn, wordHash } from '#src/engines/audit/facts/spelling/word-hash.ts'

type Note = {
  /** Words of which one stands in any such note, in small letters: only there a closer look is taken. */
  words: string
  says: RegExp
}

/** What a maker says of the material for a site, of its parts and of what is still to be done; a shop has no use for it. */
const notes: readonly Note[] = [
  // "Hours are taken from the existing Calloway Dental website."
  {
    words: 'existing older previous legacy',
    says: /\b(?:from|on|throughout|in|of|by|across|match(?:es)?) (?:the|their|your) (?:existing|older|previous|legacy) (?:(?:[A-Z][\w'’&-]+ ){0,4}web ?site|(?:[A-Z][\w'’&-]+ ){1,4}site)\b(?! (?:plan|conditions|visit|survey|work))/,
  },
  {
    words: 'existing older legacy',
    says: /\b[Tt]he (?:existing|older|legacy) (?:(?:[A-Z][\w'’&-]+ ){0,4}(?:web ?site|bio(?:graphy)?|practice bio(?:graphy)?)|(?:[A-Z][\w'’&-]+ ){1,4}site) (?:also )?(?:links?|lists?|provides?|says?|notes?|shows?|uses?|mentions?|describes?)\b/,
  },
  {
    words: 'existing older legacy',
    says: /\b[Tt]he (?:existing|older|legacy) site (?:also )?(?:links?|lists?)\b/,
  },
  // "Referenced in the source website content."
  {
    words: 'source',
    says: /\b(?:the|from|in|this) (?:[A-Z][\w'’&-]+ ){0,4}source (?:(?:web ?site|site|service|page|article) ){0,2}(?:content|copy|article set)\b/i,
  },
  {
    words: 'json cms markdown',
    says: /\b(?:loaded|rendered|pulled) from (?:a |the )?(?:structured )?(?:JSON|CMS|Markdown)\b|\bfor CMS editing\b|\b(?:editable|managed) (?:in|through|via) the CMS\b/,
  },
  {
    words: 'concept mock mockup prototype',
    says: /\b(?:re-?design|(?:web ?site|home ?page|landing page)) (?:concept|mock-?up|prototype) (?:for|of) [A-Z]/i,
  },
  {
    words: 'static',
    says: /\b(?:in|for|of) (?:this|the) static (?:build|site|website|version)\b/i,
  },
  {
    words: 'reviewed',
    says: /\breviewed (?:for|before) (?:a |the )?(?:final legal sign-off|launch|publication|publishing|going live)\b/i,
  },
  {
    words: 'consolidates targets forward',
    says: /\bThis (?:single )?page (?:consolidates|targets|brings (?:that|this) (?:information|content) forward)\b/i,
  },
  {
    words: 'existing',
    says: /\b[Ee]xisting (?:Google |Yelp |Facebook )?(?:patient |customer |client )?review (?:excerpt|theme|text)s?\b/,
  },
  {
    words: 'replace',
    says: /\b[Rr]eplace (?:this |these )?with (?:your|real|actual|a real) (?:\w+ ){0,2}(?:photos?|images?|pictures?|logo|videos?|copy|reviews?|testimonials?|headlines?|headshots?)\b/,
  },
  // "Embed your Google Maps iframe here once the site is live."
  {
    words: 'iframe embed code widget plug plugin live',
    says: /\b(?:[Ee]mbed|[Aa]dd|[Ii]nsert|[Pp]aste|[Pp]lace|[Dd]rop) (?:your |the |a )?(?:[Gg]oogle )?(?:[Mm]aps?|[Cc]alendar|[Vv]ideo|[Bb]ooking|[Rr]eviews?|[Ff]orm) (?:iframe|embed|code|widget|plug-?in)\b|\b(?:once|when|after|until) (?:the|your|this) (?:new )?(?:web ?)?site (?:is|goes) live\b/,
  },
  {
    words: 'paste',
    says: /\b[Pp]aste (?:a|your|the) (?:real |actual )?(?:(?:\w+ ){0,2}(?:reviews?|testimonials?|text|bio)|(?:\w+ )?(?:embed|tracking|widget|map|booking|review|script) (?:link|code)) here\b/,
  },
  {
    words: 'placeholder placeholders',
    says: /\b[Pp]laceholder (?:artwork|galler(?:y|ies)|photos?|images?|pictures?|graphics?|copy|content|bios?|logos?|videos?)\b|\breplace this placeholder\b|\bwill replace (?:the |these |our )?placeholders?\b/,
  },
  // “This page is a mock-up, not a finished launch.”
  {
    words: 'mock mockup prototype demo concept preview finalized final finished live',
    says: /\b[Tt]his (?:page|(?:web ?)?site) is (?:only |just |still |currently )?an? (?:(?:design|website|visual|interactive|working|fictional|early|redesign|draft) ){0,2}(?:mock-?up|prototype|demo|concept|preview)(?=\s?(?:[,.;:!—–-]|$)| (?:for|only|built|created|made|vision|version|not|(?:web ?)?site|page)\b)|^\W*(?:mock-?up|demo|prototype)[ -]only\b|\bnot an? (?:finalized|final|finished|live) (?:launch|web ?site|site)\b/i,
  },
  {
    words: 'swap',
    says: /\b[Ss]wap in (?:your |the )?(?:real|actual|own|final) (?:photos?|images?|pictures?|copy|text|logo|videos?|reviews?|testimonials?)\b/,
  },
  {
    words: 'folder html js jsx ts tsx css json md',
    says: /\b(?:[Ss]ave|[Pp]ut|[Cc]opy|[Dd]rop|[Uu]pload|[Pp]lace)\b[^.\n]{0,60}\b(?:in|to|into) (?:the|your) (?:(?:same|images?|photos?|assets?|img|public|media) |[\w-]{1,30}\/ ?)folder\b|\b(?:[Ii]n|[Ee]dit|[Oo]pen) [\w/-]{1,40}\.(?:html|jsx?|tsx?|css|json|md)\b/,
  },
  {
    words: 'backend end',
    says: /\b(?:add|connect|wire up|hook up|needs?) (?:a|the|your) (?:form )?back-?end\b|\bform back-?end\b/i,
  },
  {
    words: 'added supplied inserted replaced',
    says: /\b(?:graphics?|photos?|images?|logos?|headshots?)\b[^.\n]{0,20}\bto be (?:added|supplied|inserted|replaced)\b/i,
  },
  {
    words: 'supports wired hooked',
    says: /\bonce your (?:\w+ ){0,2}(?:form|booking|payment|map)s?(?: \w+)? (?:supports|is wired|is hooked)\b/i,
  },
  {
    words: 'publishing publication launch live',
    says: /(?<!\b(?:we|I|to|will|may|must|and|our (?:team|staff|editors)) (?:\w+ )?)\b(?:confirm|review|replace|update|verify|edit)\b[^.\n]{0,60}\bbefore (?:publishing|publication|launch|going live)\b/i,
  },
  {
    words: 'template starting counsel review',
    says: /\bThis template (?:does|is|has|includes|comes|uses)\b|\bindustry-standard starting point\b|\b(?:is|as) a template (?:and|that|which) (?:should|must|needs to) be (?:reviewed|customi[sz]ed|adapted)\b|\breview with counsel\b|\b(?:recommend|suggest) (?:an? )?(?:attorney|lawyer|legal)(?:['’]s)? review before (?:relying|using|publishing)\b/i,
  },
  {
    words: 'js json ts css html md note',
    says: /\b(?:Update|Set|Edit|Change) [\w.]+ in [\w./-]+\.(?:js|json|ts|css|html|md)\b|\b[Ww]ebsite note:/,
  },
  {
    words: 'grid hero',
    says: /\bwithout the card grid\b|\b(?:card|bento) grid (?:layout|section)\b|\bhero (?:section|copy|headline) (?:here|goes|text)\b/i,
  },
  {
    words: 'client clients placeholder placeholders official preview',
    says: /\b(?:pending|awaiting) (?:the )?client['’]?s? (?:approval|review|input|copy|content|photos)\b|\bplaceholders? until\b|\bnot (?:the|an) official (?:web ?)?site\b|\b[Dd]esign preview (?:for|of) [A-Z]/,
  },
  {
    words: 'appear',
    says: /\b(?:updates|news|articles|posts) (?:from [\w'’& ]{2,40} )?will appear here\b/i,
  },
  // "AI Summary · Roof repair" over a text for machines; one for readers stands by itself, or speaks to them.
  {
    words: 'ai',
    says: /^\W*AI(?:[- ]generated)? (?:[Ss]ummary|[Oo]verview|[Aa]nswer) ?[:·|–—-] ?(?!.*(?:\?|\b(?:you|your|yours|we|our|us|this|what|how|why|when|read(?:ers?)?|ask|quick|key|in (?:short|brief|a nutshell))\b))\S/i,
  },
  // "SEO text", "Answer capsule", "Target keyword: roofer"
  {
    words: 'geo seo llm aeo answer tl',
    says: /^\W*(?:GEO (?:[Bb]lock|[Ss]ummary|[Aa]nswer)|SEO (?:[Tt]ext|[Cc]opy|[Cc]ontent|[Bb]lock|[Ss]ummary|[Pp]aragraph|[Bb]uild [Nn]otes?)|LLM (?:[Ss]ummary|[Oo]verview)|AEO (?:[Bb]lock|[Aa]nswer)|Answer [Cc]apsule|TL;DR for (?:AI|LLMs?))(?= ?(?:$|[:·|–—-]))/,
  },
  {
    words: 'meta tag seo focus keyword keywords alt prompt cta count slug',
    says: /^\W*(?:meta (?:description|title)|title tag|seo (?:title|description)|focus key(?:word|phrase)s?|(?:target|primary|secondary) keywords?|alt text|image prompt|cta(?: button)?(?: text)?|word count|url slug) ?:(?! ?(?:how|when|why|what|whether)\b) ?\S/i,
  },
  // "Template language: have a professional review before relying on it." "Backend reality: …" "Keywords: roofer Macon, …"
  {
    words: 'template reality note notes reminder keywords',
    says: /^\W*[Tt]emplate (?:language|text|wording|copy|policy)\b(?=[^.]{0,60}\b(?:review|replace|custom|lawyer|attorney|before))|^\W*(?:[Bb]ack-?end|[Ii]nternal|[Dd]ev(?:eloper)?|[Dd]esigner|SEO) (?:reality|notes?|reminder) ?:|\b[Nn]ote to (?:(?:the|our|my) )?(?:developer|designer|web ?master|copywriter)\b|(?:^\W*|[.!?] )Keywords ?: (?=\S[^.]*,)/,
  },
  // "Inspired by the Calloway Dental website structure." "Partner / lease this site."
  {
    words: 'inspired modeled modelled',
    says: /\b(?:[Ii]nspired by|[Mm]odell?ed (?:on|after)) (?:the )?(?:[A-Z][\w'’&-]+ ){1,4}web ?site\b/,
  },
  // "These pages help customers and search engines understand where we work." "Photos now support the lawn care pages."
  {
    words: 'engine engines crawlers ai support supports proprietary copyrighted',
    says: /\b(?:help|helps|so|lets?|letting|helping|tells?) (?:\w+ (?:and|or|&) ){0,2}(?:search engines?|crawlers|AI (?:search|assistants|engines))(?: (?:and|or|&) [\w ]{2,30}?)? (?:can )?(?:to )?(?:better )?(?:understand|index|rank|crawl|parse)\b|\bnow supports? the (?:[\w&-]+ ){1,6}pages?\b|\bno (?:\w+, ){1,3}or (?:proprietary|copyrighted) (?:artwork|images?|logos?|material) (?:included|used)\b/,
  },
  // "Every major CTA points to our service pages." "This authority site is built to guide clients."
  {
    words: 'cta ctas authority',
    says: /\b(?:[Ee](?:very|ach)|[Aa]ll|[Mm]ain|[Pp]rimary) (?:major |main |primary )?CTAs? (?:points?|leads?|links?|goes|sends?|routes?)\b|\b(?:premium |local |niche |this )authority site\b/,
  },
  // "Awaiting Ada Confirmation", "Confirm with Ada — same-day visits", "Wireframe v1.0 — for review".
  {
    words: 'awaiting confirm publish',
    says: /\b[Aa]waiting [A-Z]\w+(?:['’]s)? [Cc]onfirmation\b|^[^\w[]*[Cc]onfirm (?:\w+ )?with [A-Z]\w+ ?[—–-]|\b[Dd]o not publish (?:until|before|yet|this)\b/,
  },
  {
    words: 'pending',
    says: /\b(?:hours|address|phone|numbers?|prices|pricing|logo|photography|styling|branding)\b[^.\n]{0,40}\bpending (?:\w+ ){0,2}(?:confirmation|approval|input|intake|delivery)\b|\bpending (?:[A-Z]\w+ )?(?:brand intake|[Pp]hotography$|[Ii]nput$)/,
  },
  {
    words: 'wireframe mock mockup prototype',
    says: /\b(?:wireframe|mock-?up|prototype)\b(?: (?:form|page|site))?(?: v\d| visual reference\b|\s?[—–·:|-]\s?(?:(?:for|internal|design) review\b|visual (?:identity|styling)\b|placeholder\b|not a live\b))/i,
  },
  {
    words: 'replace submissions added placed inserted embedded',
    says: /\bREPLACE (?:THIS )?WITH [A-Z]{2}|\b[Ss]ubmissions (?:will be|are) sent to your (?:e-?mail|inbox)\b|\b(?:links?|buttons?|forms?|maps?|widgets?|calendars?) (?:can|could|should) be (?:added|placed|inserted|embedded) here(?: (?:when|once|later|after)\b|\W*$)/,
  },
  // "You can link a third-party booking form here."
  {
    words: 'link embed insert integrate plug',
    says: /\b[Yy]ou can (?:also )?(?:link|embed|insert|integrate|plug in) (?:an?|your|the|any) (?:[\w'’-]+ ){0,8}(?:forms?|portals?|widgets?|calendars?|maps?|schedulers?|iframes?|plug-?ins?|feeds?|galler(?:y|ies)) here\b/,
  },
  // "STAGING SITE - not for the public", "(Client to provide photo)", "Test heading - delete me"
  {
    words: 'preview staging development test client delete remove',
    says: /\bpreview of your (?:new )?(?:web ?site|home ?page)\b|\b(?:STAGING|DEVELOPMENT|TEST) (?:SITE|SERVER|ENVIRONMENT)\b|^\W*[Cc]lient to (?:provide|supply|send|confirm)\b|[-–—(] ?(?:delete|remove) me\W*$/,
  },
  // "Draft for review. Not reviewed by counsel."
  {
    words: 'draft reviewed check review',
    says: /(?:^\W*|[.!] )(?:Draft|DRAFT) (?:for|pending|awaiting|under) (?:(?:legal|final|internal|client|attorney|owner) )?(?:review|approval)\b|\b(?:not|never) (?:yet )?(?:been )?reviewed by (?:(?:an?|your|our|any) )?(?:legal )?(?:counsel|attorneys?|lawyers?)\b|\bhave your (?:attorney|lawyer|counsel) (?:check|review) (?:it|this|these|them)\b/,
  },
  // "This sample site was built by Ada: claim yours."
  {
    words: 'sample demo concept',
    says: /\b[Tt]his (?:sample|demo|concept) (?:web ?)?(?:site|page) (?:was|is|has been) (?:built|made|created|designed|by|for)\b/,
  },
  // "[...unchanged menu code...]", "Rest of the code stays the same": what an assistant left out.
  {
    words: 'unchanged existing remaining rest remainder',
    says: /(?:\.{3}|…) ?(?:(?:the )?(?:rest|remainder) of (?:the |your )?)?(?:existing|unchanged|remaining) (?:[\w-]+ ){0,2}(?:code|html|markup|styles?|scripts?|sections?)\b|\b(?:rest|remainder) of (?:the |your )?(?:\w+ )?(?:code|html|markup|script|file) (?:(?:is|stays|remains|goes) )?(?:unchanged|the same|as is|here)\b/i,
  },
  // "Schedule widget will be embedded here", "Note: update the map's embed URL with the actual embed code."
  {
    words: 'embedded integrated widget embed iframe endpoint placeholder',
    says: /\b(?:widget|schedule|scheduler|calendar|form|maps?|feed|video|player|gallery|reviews|portal|tool) (?:will|can|should|would|to) be (?:embedded|integrated|inserted|plugged in) (?:here|below)\b|\b(?:widget|iframe|embed) (?:will|would|should) (?:go|appear|be placed|load) here\b|\b(?:[Uu]pdate|[Rr]eplace|[Cc]hange|[Ss]wap) (?:the|this|your) (?:[\w'’-]+ ){0,4}(?:embed (?:URL|code|link)|iframe(?: (?:URL|src|code|link))?|placeholder (?:URL|link|ID|key)|endpoint)(?= (?:with|to|above|below|for)\b|[.:])|\b(?:feed|widget|form|calendar|schedule|embed) placeholder\b|^\[ ?(?:[Ee]mbed|[Ii]frame|[Ww]idget) ?: ?[^\]]{3,80}\]$/,
  },
  {
    words: 'display',
    says: /\b(?:[Cc]onnect|[Ll]ink|[Aa]dd) your (?:[A-Z]\w+(?:,? (?:or|and) |, )){0,3}[A-Z]\w+ (?:account|feed|profile|calendar|key|widget) to display\b/,
  },
  {
    words: 'lease rent buy purchase sale',
    says: /\b(?:lease|rent|buy|purchase) this (?:web ?)?site\b|\bthis (?:web ?site|site|domain) is (?:available )?for (?:lease|rent|sale)\b/i,
  },
]

/** Places of notes among them, by the hash of a word. */
const by_word = new Map<number, number[]>()
for (const [at, { words }] of notes.entries())
  for (const word of words.split(' ')) by_word.set(wordHash(word), [...(by_word.get(wordHash(word)) ?? []), at])

const no_letters = wordHash('')
const rising = (one: number, other: number) => one - other

/** Places of the notes that a text may hold by its words, in order. */
function likelyIn(text: string): number[] {
  const likely = new Set<number>()
  let hash = no_letters
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at)
    const small = code < 128 ? code | 32 : 0
    if (small >= 97 && small <= 122) {
      hash = hashedOn(hash, small)
    } else if (hash !== no_letters) {
      for (const note of by_word.get(hash) ?? []) likely.add(note)
      hash = no_letters
    }
  }
  return [...likely].sort(rising)
}

/** The words of a maker's note in a text, and some around them; undefined where there is none. */
export function noteIn(text: string): string | undefined {
  for (const at of likelyIn(text)) {
    const found = notes[at]?.says.exec(text)
    if (found) return text.slice(Math.max(0, found.index - 50), found.index + found[0].length + 50)
  }
  return undefined
}
