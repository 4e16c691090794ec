import { everyMatch } from '../every-match.ts'
import type { PageText } from '../finish/page-text.ts'
import { misspellings } from '../misspellings.ts'
import type { Reading } from '../reading/reading.ts'
import { signal } from '../signal.ts'
import type { Place } from '../types/place.ts'
import type { LeftoverKind } from '../types/text-facts.ts'

/** Words of what is left of a template, in attributes. */
const has_words =
  /[Dd]emo\b|[Ll]orem|LOREM|onsectetur|dolor|enean |estibulum|undefined|NaN|[Yy]our |555|[Aa]ny ?[Tt]own|[Pp]aragraph|[Ss]ample|[Ii]nsert |[Pp]laceholder/
/** One look that tells most attributes apart; the patterns below decide. */
const may_be_leftover = new RegExp(String.raw`[{[<$]|\(\(|%[%\w]|@|${has_words.source}`)

/** The words that generators of dummy text draw from; five in a row are no sentence that anybody wrote. */
const latin =
  'lorem|ipsum|dolor|sit|amet|consectetur|adipiscing|elit|sed|do|eiusmod|tempor|incididunt|ut|labore|et|dolore|magna|aliqua|enim|ad|minim|veniam|quis|nostrud|exercitation|ullamco|laboris|nisi|aliquip|ex|ea|commodo|consequat|duis|aute|irure|in|reprehenderit|voluptate|velit|esse|cillum|eu|fugiat|nulla|pariatur|excepteur|sint|occaecat|cupidatat|non|proident|sunt|culpa|qui|officia|deserunt|mollit|anim|id|est|laborum|vitae|natoque|dictum|etiam|semper|magnis|feugiat|curabitur|orci|penatibus|tellus|erat|mauris|fermentum|vivamus|eget|nunc|nibh|morbi|fusce|lacus|libero|a|pharetra|augue|maecenas|diam|risus|varius|blandit|vestibulum|pellentesque|phasellus|aliquam|faucibus|lectus|viverra|egestas|praesent|suspendisse|ultrices|cras|justo|odio|dapibus|ac|facilisis|in|nec|donec|ullamcorper|metus|auctor|fringilla|cum|sociis|parturient|montes|nascetur|ridiculus|mus|aenean|porttitor|ligula|vehicula|posuere|cubilia|curae|integer|ante|venenatis|quisque|sapien|tincidunt|turpis|massa|sem|urna|condimentum|interdum|malesuada|fames|primis|hendrerit|accumsan|tristique|senectus|netus|habitant|platea|dictumst|hac|habitasse|proin|nullam|sodales|bibendum|congue|gravida|mattis|molestie|neque|ornare|placerat|pretium|pulvinar|purus|quam|rhoncus|rutrum|sagittis|scelerisque|sollicitudin|suscipit|tortor|ultricies|vel|volutpat|vulputate|praesent|cursus|nisl|dui|mollis|at|leo|eros|felis|quis|tortor|iaculis|imperdiet|lacinia|laoreet|lobortis|luctus|maximus|nam|nibh|pellentesque|potenti|rhoncus|sollicitudin|sociosqu|taciti|torquent|per|conubia|nostra|inceptos|himenaeos|class|aptent|euismod|efficitur|dignissim|convallis|commodo|consequat|arcu|aliquet|elementum|mi|velit|nullam|id|export|illum|tamen|malis|eram|quae|quem|quid|legam|noster|multos|quia|voluptas|aspernatur|aut|odit|fugit|consequuntur|magni|dolores|eos|ratione|sequi|nesciunt|porro|quisquam|dolorem|eius|modi|tempora|incidunt|magnam|quaerat|minima|corporis|laboriosam|aliquid|commodi|consequatur|autem|eum|iure|nihil|molestiae|quo|accusamus|iusto|dignissimos|ducimus|blanditiis|praesentium|voluptatum|voluptatem|deleniti|atque|corrupti|quos|quas|molestias|excepturi|occaecati|cupiditate|provident|similique|mollitia|animi|laborum|harum|quidem|rerum|facilis|expedita|distinctio|tempore|soluta|nobis|eligendi|optio|cumque|impedit|minus|quod|maxime|placeat|facere|possimus|omnis|assumenda|repellendus|temporibus|quibusdam|officiis|debitis|necessitatibus|saepe|eveniet|voluptates|repudiandae|recusandae|itaque|earum|hic|tenetur|sapiente|delectus|reiciendis|voluptatibus|maiores|alias|perferendis|doloribus|asperiores|repellat|veritatis|architecto|beatae|explicabo|inventore|perspiciatis|unde|error|accusantium|doloremque|laudantium|totam|rem|aperiam|eaque|ipsa|ab|illo'
const latin_run = new RegExp(String.raw`(?<!\p{L})(?:(?:${latin})(?:[\s,.;:]+|$)){6,}`, 'giu')

/** "Yadda yadda." alone in its line: typed to see what words would look like. A song is called "Blah Blah Blah". */
const babble =
  /(?<![^\n])\W{0,3}yadd?a\b(?:[\s,.!…]{1,4}yadd?a\b){1,12}\W{0,3}(?![^\n])|(?<![^\n])\W{0,3}blah?\b(?:[\s,]{1,3}blah?\b){1,12}(?:\.|…|, ?etc)\W{0,3}(?![^\n])/gi

const misspelled = new RegExp(
  String.raw`(?<![\w'’@./-])(?:${[...misspellings.keys()].join('|')})(?![\w@/-]|\.\w)`,
  'gi',
)

/** Sentences that site builders put where the owner's own are to stand, and notes of makers to themselves. */
const default_text =
  /\bI['’]?m a (?:paragraph|title|testimonial|product)\b|\bI am a? ?text block\b|\b[Cc]lick (?:here )?(?:to )?(?:the )?(?:edit (?:button )?(?:to change )?|add )(?:your own |this |your )?(?:text|content|title|description)\b|\bThis is your (?:first post|(?:About|Contact|Team|Project|Service) (?:page|section))\b|\bThis is an example page\b|\b[Ee]dit or (?:delete|remove) (?:it|this text)\b|\b[Dd]escribe your (?:image|service|product|item) (?:here)?\b|\b(?:Any ?[Tt]own|Any ?[Cc]ity|Sometown|Your ?[Tt]own),? (?:[A-Z]{2}\b|USA\b|[Ss]tate\b)|\bStreet Address,? City\b|\b(?:would|will) be (?:displayed|shown|placed) here\b|(?<!\[)\b[Ii]nsert (?:(?:[Aa]n?|[Ss]ome|[Yy]our|[Tt]he) )?[\w/ -]{2,40}? [Hh]ere\b|\b(?:to )?replace this placeholder\b|\([Pp]laceholders?\b[^()\n]{0,90}\)|\b(?:[Vv]ideo(?: [Pp]layer)?|[Mm]ap|[Ll]ogo) [Pp]laceholders?\b|\b[Tt]his is (?:just )?an? placeholder\b[^.\n]{0,60}|\b[Aa]dd (?:a|an|your) (?:photos?|pictures?|images?|videos?) (?:showcasing|showing (?:your|our|off)|of (?:your|our|the) (?:team|shop|store|office|work|staff|project) here)\b|\([Ff]uture implementation\b[^()\n]{0,60}\)|\b[Aa]dd (?:your |the )?(?:real |own |actual )?(?:photos?|images?|pictures?|logo|content|text)\b[^.\n]{0,40}\b(?:folder|directory|tag)\b|\breplace (?:these|the|this) placeholders?\b|\bonce your (?:\w+ )?(?:form|backend|site|domain|account)\b[^.\n]{0,20}\bis (?:connected|set up|configured|live|ready)\b|\b[Pp]laceholder (?:testimonials?|reviews?|gallery|logo|map|video|address|number)\b|\((?:[Rr]eplace|[Ss]wap) (?:this )?(?:with|in|for) (?:your|real|actual|verified)\b[^()\n]{0,60}\)/g

/** What templates show for a name, an address or a number. */
const demo_text =
  /\bDeep Dropdown(?: \d)?\b|\bI mustache you a question\b|\bbuttons below are impossible to resist\b|\bFreshly redesigned for Bootstrap\b|\bSample (?:Make,? (?:(?:and|&|\/) )?Model|(?:Product|Item|Vehicle|Car|Listing|Property|Service|Customer|Client|Testimonial) (?:Name|Title|[1-9])\b)|\bThis is (?:just |some |a )?sample (?:text|content|description|paragraph)\b|\b[Dd]escription (?:of|for) (?:[Ss]ervice|[Pp]roduct|[Pp]roject|[Ff]eature|[Ii]tem) (?:\d|[Oo]ne|[Tt]wo|[Tt]hree)\b|(?:\b[Ss]ample [Pp]aragraph\b[ .,]*){2,}|\b123 Main St(?:reet)?\b|\b123 (?:Any|Your|Fake|Example|Street Name) (?:[Ss]treet|[Ss]t\b|Name)?|\b123 (?:Business|Company|Plumbing|Plumber|Roofing|Auto|Salon|Barber|Bakery|Coffee|Cleaning|Fitness|Wellness|Dental|Legal|Pet|Paw|Tech|Restaurant|Pizza|Burger|Flower|Beauty|Style|Service|Repair|Construction|Landscaping|Lawn|Electric|Sample|Demo|Placeholder) (?:St(?:reet)?|R(?:oa)?d|Ave(?:nue)?|Blvd|Boulevard|Lane|Ln|Dr(?:ive)?|Way)\b|\b1234 Somewhere R(?:oa)?d\b|\bA108 Adam St(?:reet)?\b|\b203 Fake St(?:\.|reet)?|\b198 West 21th St(?:reet)?\b|\+ ?1235 2355 98\b|\+1 5589 55488 55\b|\+?012 345 67890?\b|\b500 Terry Fran(?:cine|cois)\b|\b1600 Amphitheatre P(?:ark|k)wa?y\b|\b123 Street,|\b121 King St(?:reet)?,? Melbourne\b|\+?88 ?01911 717 490\b|\bPO Box 16122 Collins Street West\b|\b1234 Street (?:Name|Rd|Road|Ave|Address)\b|(?:\b(?:[Ss]ince|[Ee]st(?:ablished)?\.?(?: in)?|[Ff]ounded in|[Cc]opyright)|©) (?:19|20)XX\b|\bX{2,3}\+? (?:years|projects|clients|customers|reviews)\b|\bXX:XX\b|\b(?:[Dd]emo|[Mm]ock-?up) (?:web)?site only\b|\b[Ff]orms? (?:is|are) demo[- ]only\b|\b[Tt]his demo (?:positions|shows|(?:web)?site|page)\b|\b(?:static )?website demo for\b|\b[Uu]se the demo form\b|\bvisual proposal(?:\/demo)? (?:for|of)\b|\$X{2,}(?:\.XX)?(?![\w])|\b[Ll]ic(?:ense|\.)?(?: [Nn]umber| [Nn]o\.?)?\s?[:#]{0,2}\s?#?(?:X{4,}|0{5,}|123456\d{0,3})\b|\b(?:ROC|CCB|CSLB|DRE|DBPR|TDLR|NMLS|MHIC|HIC|EPA|USDOT|DOT)\s?[:#]{1,2}\s?123456\d{0,3}\b|\b(?:John|Jane) Doe\b|\b(?:Cityville|Anyville|Sampletown),? [A-Z]{2}\b(?: \d{5}\b)?|\b[A-Z][a-z]{2,15},? ST 12345\b/g

/** Filler in words that anybody can read, and that nobody meant. */
const blind_text =
  /\bthere live the blind texts\b|\bfar from the countries Vokalia and Consonantia\b|\bThe European languages are members of the same family\b|\bEuropan lingues es membres\b|\bA wonderful serenity has taken possession\b|\bwhen Gregor Samsa woke\b|\bhow all this mistaken idea of denouncing\b|\bwe denounce with righteous indignation\b|\bjumps over (?:a|the) lazy dog\. DJs\b|\bDJs flock by when MTV\b|\bNor hence hoped her after\b|\bFar curiosity incommode now\b|\bWas certainty remaining engrossed\b|\bConsulted he eagerness unfeeling\b|\b(?:Two exquisite objection|Consulted perpetual of pronounce) delighted deficient\b|\bConveying or northward offending\b|\bPreserved defective offending he\b|\bAdvantage old had otherwise sincerity\b|\bHim rendered may attended concerns\b|\bSurrounded affronting favou?rable\b|\bIn friendship diminution instrument\b|\bUnpacked reserved sir offering\b|\bdummy text ever since the 1500s\b|\bdummy text of the printing and typesetting industry\b|\btook a galley of type and scrambled it\b|\binjected humou?r(?:,? or randomised words| and the like)\b/gi

/** "[TIMOTHY PHOTO]": what a picture was to show. */
const picture_wanted =
  /\[(?!(?:FILE|STOCK|COURTESY|ARCHIVE)\b)[A-Z][A-Z '’&/-]{1,30} (?:PHOTO|IMAGE|PICTURE|LOGO|VIDEO|HEADSHOT|BIO|QUOTE|PORTRAIT)\]/g

/** "[Hours — TBD]", "[same day — VERIFY]": somebody was to be asked. */
const still_to_be_said =
  /\[(?=[^\][\n]{4,120}\])[^\][\n]*?\b(?:TB[DC]|VERIFY|CONFIRM|STUB|stub|[Pp]laceholder|to (?:be )?confirm(?:ed)?|[Cc]onfirm with)\b[^\][\n]*\]/g

/** Kind, signs in the text that it may be there (see `signal`), pattern. */
const patterns: readonly (readonly [LeftoverKind, number, RegExp])[] = [
  ['mustache', signal.brace, /\{\{\{?\s*[#/^>]?[\w.$@\-| ()'":,]{1,80}?\s*\}?\}\}/g],
  // MODX calls its own pieces so; what has a dash or underscore is no aside.
  ['mustache', signal.brace, /\(\(\s*[a-z]+(?:[-_][a-z]+)+\s*\)\)/g],
  // Of mail merges; what scripts write has no such names.
  [
    'mustache',
    signal.brace,
    /(?<![{$%\w])\{(?:(?:business|company|client|customer|first|last|your|site|service|city|state|phone|owner)[ _-]?(?:name|title|number|area|city|state|zip|code|email|phone|address)|city|state|zip|phone|address|keyword|location|county|company|business|service)\}(?!\})/gi,
  ],
  ['template-tag', signal.brace, /\{%-?\s*\w[^%]{0,80}%\}/g],
  ['erb', signal.brace, /(?:<|&lt;)%[=-]?\s*[^%]{1,80}%(?:>|&gt;)/g],
  ['dollar', signal.brace, /\$\{\s*[A-Za-z_$][\w.$[\]()]{0,60}\s*\}/g],
  [
    'percent',
    signal.percent,
    /%%[A-Za-z_]{2,40}%%|(?<![\w%])%[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*%(?![\w%])|(?<![\w%])%(?:name|e?mail|message|subject|first_?name|last_?name|city|state|phone|title|company|business_name|sitename|page_title)%(?![\w%])/g,
  ],
  [
    'bracket',
    signal.bracket,
    /\[\[\s*\w[\w .-]{1,40}\s*\]\]|\[(?:add|insert|describe|replace)\b[^\][\n]{8,160}\]|\[missing (?:translation|string|text)s?\b[^\][\n]{0,60}\]|\[(?:(?:one|two|three|[1-3]|a|short|brief|page|meta|shop|business|service)[ -]{1,2}){0,2}(?:sentences?|paragraphs?|tagline|headline|subheadline|(?:meta )?description)\b(?! (?:omitted|continues|removed|redacted|added))[^\][\n]{6,160}\]|\[(?:(?:your|insert|enter|add|business|company|client|customer|store|location|practice|firm|service|owner|dealer)[ _-][\w '-]{2,40}|(?:brand|page|site|product|domain)[ _-](?:name|title)|(?:city|area|town|county|state|region)(?:\/(?:city|area|town|county|state|region|zip|location|neighborhood))+|city(?: name)?(?:, ?(?:state|st)(?:,? zip(?: code)?)?)?|state|zip(?: ?code)?|town|county|region|area|name|phone(?: ?number)?|address|email|business[_ ]?name|company[_ ]?name|keyword|service|neighborhood|cityname|first[_ ]?name|hours|date|years?|number|price|tbd|[a-z]+(?:-[a-z]+)*-(?:name|city|state|phone|address|zip|email|company|business|location|slug|year)(?:-\d{1,2})?|(?:photo|image|picture|video|map|logo) (?:of|placeholder|here|goes)[^\][\n]{0,80}|[a-z]+(?:_[a-z]+)+)\]|\[x{1,3}\]\+? (?:years|projects|clients|customers|reviews)\b/gi,
  ],
  ['bracket', signal.bracket, picture_wanted],
  ['bracket', signal.bracket, still_to_be_said],
  [
    'shortcode',
    signal.bracket,
    /\[\/?(?:vc_|et_pb_|contact-form-7|gravityform|wpforms|fusion_|elementor-|ninja_form|rev_slider|gallery|caption|embed|shortcode)[^\]]{0,80}\]|\[[a-z][a-z_-]{2,30} [a-z_]{2,20}=["'“”″][^\]\n]{0,100}\]/gi,
  ],
  ['lorem-ipsum', signal.filler, /lorem ipsum(?: dol[oa]r)?/gi],
  ['lorem-ipsum', signal.filler, latin_run],
  ['lorem-ipsum', signal.filler, babble],
  [
    'lorem-ipsum',
    signal.filler,
    /sed ut perspiciatis|at vero eos et accusamus|nemo enim ipsam voluptatem|nam libero tempore|quis autem vel eum|(?:bacon|cupcake|hipster|pirate|zombie) ipsum\b/gi,
  ],
  ['undefined', signal.code, /(?:^|[\s>:,(|$-])(undefined|NaN)(?=$|[\s<.,)|!-])/g],
  ['object-object', signal.bracket, /\[object \w+\]/gi],
  [
    'your-company',
    signal.your,
    /(?<!\[)\b(?:Your (?:Company|Business|City|Brand|Shop|Store|Practice) (?:Name|Address|Phone|Here)|YOUR (?:COMPANY|BUSINESS|CITY|BRAND|SHOP|STORE|PRACTICE) (?:NAME|ADDRESS|PHONE|HERE))\b/g,
  ],
  [
    'your-company',
    signal.here,
    /(?<!\[)\b(?:[Yy]our (?:name|phone number|address|email|logo|(?:heading )?text|title|tagline|content|description|heading|headline|slogan|bio) (?:goes )?here)\b|\b(?:[Rr]eviews?|[Pp]hotos?|[Ii]mages?|[Mm]ap|[Cc]ontent|[Tt]ext|[Vv]ideos?|[Ll]ogo|[Tt]estimonials?) (?:will (?:be (?:displayed|shown|added)|appear|go)|goes) here\b|\b(?:[Cc]aption|[Hh]eadline|[Ss]ubtitle|[Pp]laceholder) (?:text )?(?:goes )?here\b(?!\s*\])|\b(?:Add|Insert|Paste|Place) (?:(?:your|an?|the|some|verified|real|customer|client|company|short) ){0,4}(?:text|content|description|testimonials?|feedback|reviews?|photos?|images?|bio|logo|copy|details|story) here\b|\b[Pp]ut (?:something about (?:the|your|our|this) \w{3,20}(?: \w{2,20})?|some(?: \w{3,12})? (?:text|content|words|copy)|(?:an?|your|the|some)(?: \w{3,12})? (?:mission statement|tagline|slogan|blurb|bio|description|testimonial)) here\b|\b(?:[Cc]aption|[Ii]mage|[Pp]hoto(?:graphy)?|[Tt]ext|[Hh]eadshot|[Aa]vatar|[Gg]allery) [Pp]laceholder\b|\b(?:IMAGE|PHOTO|PICTURE|VIDEO|MAP|LOGO|TEXT) PLACEHOLDER\b|\b[Pp]laceholder (?:text|image|photo|caption|content)\b|\b[Nn]o [Ii]mage (?:[Aa]vailable|[Ff]ound|[Uu]ploaded)\b|(?:©|\b[Cc]opyright)(?: ©)?(?: \d{4})? Untitled\b/g,
  ],
  [
    'example-email',
    signal.at,
    /[\w.+-]+@(?:example|domain|yourdomain|yoursite|yourcompany|mysite|website|xyz|mydomain|yourwebsite|youremail|companyname|reallygreatsite|yourbusiness|yourcompanyname|yourshop|yourmail|sitename|fakee?mail|themebusiness|themename|yourtheme|yourrestaurant|yourhotel|yoursalon|restaurantname|hotelname)\.(?:com|org|net)\b|[\w.+-]+@[\w-]+\.tld\b|\b(?:your|yourname|youremail|your\.?email|name|email|example|you|info|contact|hello)@(?:email|company|address)\.com|\btest@test\.com\b|\b(?:example|yourname|your\.?email|youremailhere)@(?:gmail|yahoo|outlook)\.com\b/gi,
  ],
  [
    'fictional-phone',
    signal.fictional,
    /\(555\) ?\d{3}[-. ]\d{4}\b|(?<![\d.-])555[-.]\d{3}[-.]\d{4}\b|(?:\(\d{3}\) ?|\b\d{3}[-. ])555[-. ]01\d\d\b|\b555[-. ]01\d\d\b|(?:\(\d{3}\) ?|\b\d{3}[-. ])555[-. ](?:1234|2345|3456|4567|5678|6789|7890|9876|0000|1111|2222|3333|4444|5555|6666|7777|8888|9999)\b|\b(?:1[-. ])?\(?234\)?[-. ]567[-. ]890\d?\b|\(?\b(?:555|123|000|999|111)\)?[-. ]{0,2}(?:555|456|000|999|111)[-. ](?:5555|789[01]|0000|9999|1111|1234|XXXX)\b|\(?\b(?:\d{3}|[xX]{3})\)?[-. ]{1,2}[xX]{3}[-. ][xX]{4}\b/g,
  ],
  ['lorem-ipsum', signal.blind, blind_text],
  ['default-text', signal.builder, default_text],
  ['default-text', signal.demo, demo_text],
  ['misspelled', signal.misspelled, misspelled],
  ['todo', signal.code, /(?:^|\s)(?:TODO|TBD|FIXME)(?=[\s:]|$)/g],
]

/** Patterns with these read across no line, and their sign stands in the same one. */
const in_one_block =
  signal.your | signal.here | signal.builder | signal.demo | signal.at | signal.fictional | signal.misspelled

/** A page may be full of them. */
const most_slips = 30
const mostOf = (kind: LeftoverKind) => (kind === 'misspelled' ? most_slips : 5)

type Leftover = { kind: LeftoverKind; text: string; at: number }

/** One blank in every button of a page would leave no room for the others. */
const most_looked_at = 200

/** How often a word is misspelled tells whether it was meant, and filler is to be found wherever it stands. */
function isKnown(seen: Set<string>, kind: LeftoverKind, text: string): boolean {
  if (kind === 'misspelled' || kind === 'lorem-ipsum') return false
  const { size } = seen
  return seen.add(text).size === size
}

/** @param from where the text begins on the page */
function matchesIn(text: string, kind: LeftoverKind, pattern: RegExp, from = 0): Leftover[] {
  const found: Leftover[] = []
  const seen = new Set<string>()
  let looked = 0
  for (const match of everyMatch(text, pattern)) {
    if (++looked > most_looked_at) break
    const shown = match[1] && kind === 'undefined' ? match[1] : match[0].trim()
    if (isKnown(seen, kind, shown)) continue
    found.push({ kind, text: shown.slice(0, 120), at: from + match.index + match[0].indexOf(shown) })
    if (found.length >= mostOf(kind)) break
  }
  return found
}

/** Where in the visible text something was to be filled in: at most a few of each kind. */
export function leftoversOnPage(text: PageText): Leftover[] {
  return patterns.flatMap(([kind, signs, pattern]) => {
    if (!text.may(signs)) return []
    if ((signs & in_one_block) === 0) return matchesIn(text.whole, kind, pattern)
    const found = text.blocksThatMay(signs).flatMap(block => matchesIn(block.text, kind, pattern, block.start))
    const seen = new Set<string>()
    return found.filter(({ text: shown }) => !isKnown(seen, kind, shown)).slice(0, mostOf(kind))
  })
}

/** Signs that marks in a short text leave possible, whatever its words say. */
function signsOfMarks(text: string): number {
  return (
    (braces.test(text) ? signal.brace : 0) |
    (text.includes('%') ? signal.percent : 0) |
    (text.includes('[') ? signal.bracket : 0) |
    (text.includes('@') ? signal.at : 0)
  )
}

const braces = /[{<]|&lt;|\(\(/
/** Words are read in the text alone: a name of a file may be misspelled as it likes. */
const of_words = ~(signal.brace | signal.percent | signal.bracket | signal.at | signal.misspelled)

/** The same of a short text beside it; without `has_words` only what marks tell is looked for. */
export function leftoversIn(text: string, has_words = true): Leftover[] {
  const signals = signsOfMarks(text) | (has_words ? of_words : 0)
  const found: Leftover[] = []
  for (const [kind, signs, pattern] of patterns)
    if ((signs & signals) !== 0) found.push(...matchesIn(text, kind, pattern))
  return found
}

/** Where a link of a kit waits for an id or a number: "?placeid=PLACE_ID_PLACEHOLDER", "wa.me/XXXXXXXXXX". */
const may_be_blank = /PLACEHOLDER|YOUR|_HERE|REPLACE|XXXX/
const blank_of_link =
  /(?<![A-Za-z0-9])(?:[A-Z]{2,12}_){0,4}PLACEHOLDER(?![A-Za-z0-9])|(?<!\w)YOUR(?:[_-][A-Z]{2,12}){1,4}(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[A-Z]{2,12}_){1,4}HERE(?![A-Za-z0-9])|(?<![A-Za-z0-9])REPLACE[_-](?:ME|THIS|WITH)|(?<=wa\.me\/\+?\d{0,3}|[?&](?:phone|placeid|place_id)=|^tel:\+?\d{0,3}|^sms:\+?\d{0,3})X{4,}/

/** Records what was not filled in within a title or an attribute. */
export function noteLeftovers(reading: Reading, text: string, where: string, place: Place): void {
  if (where === 'a@href' && may_be_blank.test(text)) {
    const shown = blank_of_link.exec(text.slice(0, 500))?.[0]
    const fact = { line: place.line, offset: place.offset, kind: 'your-company' as const, text: shown ?? '', where }
    if (shown) reading.keep('leftovers', reading.found.leftovers, fact, 'evidence')
  }
  if (text.length < 3) return
  if (!may_be_leftover.test(text)) return
  for (const { kind, text: shown } of leftoversIn(text.slice(0, 2_000), has_words.test(text))) {
    if (kind === 'percent' && where.endsWith('href') && /%[0-9A-F]{2}/i.test(shown)) continue
    const fact = { line: place.line, offset: place.offset, kind, text: shown, where }
    reading.keep('leftovers', reading.found.leftovers, fact, 'evidence')
  }
}
