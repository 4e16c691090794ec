/** Two words as in `wrong-pairs.ts`, what was meant, and how they must stand where the pair alone does not tell. */
export type Confused = readonly [pair: string, meant: string, stands?: RegExp]

const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const months = 'january|february|march|april|june|july|august|september|october|november|december'
/** What shops work on, and what is nobody's but the customer's. */
const yours =
  'family|roof|lawn|teeth|smile|skin|kitchen|bathroom|basement|attic|gutters|driveway|garage|deck|patio|pool|hvac|plumbing|furnace|floors|flooring|carpet|carpets|furniture|windows|tires|brakes|engine|computer|garden|landscape|landscaping|trees|vacation|budget|loved|mortgage|property|appliances|wedding'
const nouns_of_theirs =
  'services|customers|clients|patients|guests|homes|house|home|car|cars|vehicle|pets|pet|children|kids|family|families|needs|work|website|products|students|employees|friends|money|food|staff|team|expertise|experience|knowledge|business'

const of_one = 'specializes strives believes understands accepts carries handles serves provides'.split(' ')
const to_do = 'create provide ensure achieve become'.split(' ')
const to_suit = 'fits meets suits'.split(' ')

/** Words that sound or look alike, of which writers take the wrong one. */
export const confusedWords: readonly Confused[] = [
  ...of_one.map(verb => {
    const stands = new RegExp(String.raw`(?<!\b(?:who|what|than|where|as|why|how|which|are) )\bwe ${verb} [a-z]`, 'i')
    return [`we ${verb}`, `we ${verb.slice(0, -1)}`, stands] as const
  }),
  ...to_do.map(verb => {
    const stands = new RegExp(String.raw`\bto the ${verb} (?:a|an|the|your|our|that|all|you)\b`, 'i')
    return [`the ${verb}`, verb, stands] as const
  }),
  ...to_suit.map(verb => {
    const many = '(?:plans|services|solutions|products|options|packages|programs|treatments)'
    const of_what = 'your|their|the|our|every|any'
    const stands = new RegExp(String.raw`(?<!\bof (?:[a-z-]+ ){0,4})\b${many} that ${verb} (?:${of_what})\b`, 'i')
    return [`that ${verb}`, `that ${verb.slice(0, -1)}`, stands] as const
  }),
  // What people do.
  ['can|to|will|may|could|must|should chose', 'choose'],
  [
    'be surprise|amaze',
    'be surprised',
    /\b(?:will|would|not|may|won['’]t|might) be (?:surprise|amaze) (?:how|at|by|to|what|with|that)\b/i,
  ],
  ['we sale', 'we sell', /\bwe sale [a-z]/i],
  [
    'to sale',
    'to sell',
    /\b(?:want|wants|looking|need|ready|trying|how|wish|plan|decide[sd]?|going|able|allowed|you) to sale\b/i,
  ],
  [
    'we|also|now|not except',
    'accept',
    /\b(?:we|also|now|not) except (?:all|most|many|major|visa|cash|checks|insurance|credit|payments|donations|cards|paypal|venmo|personal|new|walk)\b/i,
  ],
  ['excepting new', 'accepting', /\b(?:now|currently|not|are|is|still) excepting new\b/i],
  [
    'contract us',
    'contact us',
    /\b(?:please|free to|hesitate to) contract us\b(?! (?:for|out)\b)|\bcontract us (?:with any|at \(?\d|via|by (?:phone|e-?mail))/i,
  ],
  [
    'to server',
    'to serve',
    /\bto server (?:the (?:people|needs|community|area|public|county|city|residents|families|state|greater)|you\b|our|your|all|customers|clients|families)/i,
  ],
  [
    'to breath',
    'to breathe',
    /\bto breath (?:easy|easier|again|in|better|clean|fresh|deeply|through|properly|life|new)\b/i,
  ],
  ['can|you breath', 'breathe', /\b(?:can|you) breath (?:easy|easier|again|better|deeply|properly)\b/i],
  ['to sooth', 'to soothe'],
  [
    'to|will|then asses',
    'assess',
    /\b(?:to|will|then) asses (?:the|your|each|and|any|what|damages?|how|if|whether)\b/i,
  ],
  ['we|they|he|she|i|you|it use', 'used', /\b(?:we|they|he|she|I|you|it) use to (?:be|have|do|go|live|own|work)\b/i],
  ['is|are|was|were|am|not suppose', 'supposed', /\b(?:is|are|was|were|am|not) suppose to\b/i],
  [
    'will|can|may|could|might|not|would effect',
    'affect',
    /\b(?:will|can|may|could|might|not|would) effect (?:your|how|you|our|their|the (?:price|value|cost|quality|way|health|look|result|performance|outcome|appearance|taste))\b/i,
  ],
  [
    'compliment any|your|the|every',
    'complement',
    /\b(?:to|will|that|which|perfectly|beautifully|nicely) compliment (?:any|your|the|every) (?:[a-z]+ )?(?:structure|home|house|decor|room|space|style|landscape|landscaping|meal|dish|kitchen|yard|property|architecture|garden|outfit|menu|wines?|look|design|exterior|interior|building|fireplace|flavors?)\b/i,
  ],
  ['drop|stop buy', 'by', /\b(?:drop|stop) buy (?:the|our|and|for|anytime|any|today|to|us|at|or)\b/i],
  ['whole sale', 'wholesale', /\bwhole sale (?:prices?|pricing|orders?|and retail|nursery)\b/i],
  ['wet your', 'whet', /\bwet your (?:appetite|whistle)\b/i],

  // Whose it is.
  ['there own', 'their own', /\bthere own\b(?! (?:the|a)\b)/i],
  [
    `there ${nouns_of_theirs}`,
    'their',
    new RegExp(
      String.raw`\b(?:in|with|for|on|get|make|love|bring|use|lose|lost|about|meet|exceed|leave|of|know|trust) there (?:${nouns_of_theirs})\b(?! to\b)`,
      'i',
    ),
  ],
  [
    'whos mission|goal|passion|work|customers|clients|needs|purpose|primary',
    'whose',
    /\bwho['’]?s (?:mission|goal|passion|work|customers|clients|needs|purpose|primary)\b/i,
  ],
  [
    `you ${yours}`,
    'your',
    new RegExp(
      String.raw`\b(?:in|with|from|for|of|on|to|and|fix|repair|clean|protect|improve|maintain|install|replace|about|into) you (?:${yours})\b(?![ -](?:travelers|shoppers|minded|conscious|guys|lovers?|owners?|dogs?|people|folks|members?|parents?|vacation|friends?|man|men)\b)`,
      'i',
    ),
  ],
  [
    'while your',
    'while you',
    /\bwhile your (?:sleep|wait|sleeping|waiting|away|at (?:work|it|home)|there|here|in (?:town|the area)|visiting|shopping|traveling)\b(?! (?:is|was|are)\b)/i,
  ],
  [
    'what were',
    'what we’re',
    /\b(?:see|learn|know|check out|find out|discover|love) what were (?:all about|doing|up to|known for|offering)\b/i,
  ],
  ['try|enjoy are', 'our', /(?:^|[.!?] |\band |\bto )(?:try|enjoy) are [a-z]/i],
  [
    'all are',
    'all our',
    /(?:^|[.!?] )All are (?:rooms|suites|cabins|services|products|technicians|meals|dishes|instructors|stylists|groomers|teachers) (?:have|come|include|feature|offer|can|will|are)\b/,
  ],

  // Time and place.
  [
    'open|closed|hours|available|daily form',
    'from',
    new RegExp(
      String.raw`\b[a-z]+ form (?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m|to|until|till|thru|[-–])|noon|dawn|nine|ten|eight|seven|six|${days}|(?:late|early|mid)?-? ?(?:${months}|may)\b)`,
      'i',
    ),
  ],
  [`form ${days}`, 'from', new RegExp(String.raw`\bform (?:${days})s? (?:to|through|thru|until|till|-|–)`, 'i')],
  [
    'miles|minutes|blocks|steps|away|straight|directly|fresh|across|hear|choose|choosing|coming|comes|back|far form',
    'from',
    /\b[a-z]+ form (?:the|our|your|downtown|us|my|i-?\d|interstate|scratch|home|local|all)\b/i,
  ],
  [`open|opened|${days}|${months}|daily threw`, 'through'],
  [
    'business|ever|open|family|owned|operated|serving|established|county|area|community|florida|georgia|carolina|town|here|been sense',
    'since',
    /\b[a-z]+ sense (?:19|20)\d\d\b/i,
  ],
  [
    'acers of|on|in|along|with|by',
    'acres',
    /(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|few|many|private|wooded)) acers\b/i,
  ],
  ['through out', 'throughout', /\bthrough out (?:the|our|your|all|this|each|every)\b/i],
  [
    'to big|small|large|late|busy',
    'too',
    /\b(?:no (?:job|project|task|repair|order|event|mess)s?(?: is| are)?|never|isn['’]t|aren['’]t|is not) to (?:big|small|large|late|busy)\b/i,
  ],
  [
    'year of',
    'years of',
    /\b(?:[2-9]\d|1\d|[2-9]|two|three|five|ten|fifteen|twenty|thirty|forty|fifty)\+? year of (?:experience|service|combined)\b/i,
  ],

  // How they stand to each other.
  [
    'one other',
    'one another',
    /\b(?:consult|talk|speak|communicate|work|compete|argue|share) with one other(?=[.,!;]| (?:and|on|about|in|to)\b)|\b(?:love|help|support|respect|serve|encourage) one other(?=[.,!;]| (?:and|in|as|through)\b)/i,
  ],
  ['ourselves by', 'ourselves on', /\bpride ourselves by\b/i],
  [
    'weather you|your|its',
    'whether',
    /\bweather (?:you(?:['’]re| are| need| want| have)|it['’]?s (?:a|your|for)|your (?:looking|in need|a))\b/i,
  ],
  ['theres no|a|always|nothing|something|plenty', 'there’s', /\btheres (?:no|a|always|nothing|something|plenty)\b/i],

  // Things and people.
  ['about are', 'about our', /\bask (?:us )?about are [a-z]/i],
  [
    'every|each|any|repeat|best costumer',
    'customer',
    /\b(?:every|each|any|repeat) costumer\b|\bbest costumer service\b/i,
  ],
  ['our|your manger', 'manager', /\b(?:our|your) manger (?:will|can|is|was|and (?:staff|team)|on duty|at)\b/i],
  ['los angles', 'Los Angeles'],
  ['security and', 'Securities and', /\bSecurity and Exchange Commission\b/],
  ['tator tots|tot|kegs', 'tater'],
  ['mental|home|public|womens|behavioral|oral|dental|community|regional|your|overall|good|animal|pet heath', 'health'],
  ['heath care|benefits|problems|issues|conditions|history|sciences', 'health'],
  [
    'principle office|broker|residence|amount|architect|engineer|designer|attorney|dentist|investigator|dancer|cellist',
    'principal',
  ],
  [
    'is|are|be severed',
    'served',
    /\b(?:breakfast|lunch|dinner|brunch|meals?|dish(?:es)?|food|entr[ée]es?|salads?|sandwich(?:es)?|drinks?|coffee|burgers?|plates?|tacos?|steaks?|wings)\b[^.!?]{0,25}\b(?:is|are|be) severed\b/i,
  ],
  [
    'severed with',
    'served',
    /\bsevered with (?:a |our |your |two |choice|fries|rice|fresh|salad|bread|side|toast|grits|home)/i,
  ],
  [
    'and|or deserts',
    'desserts',
    /\b(?:pies|cakes|cookies|pastries|salads?|appetizers|drinks|entr[ée]es|dinners|meals|sandwiches|coffees?|breads?|sides|beverages|soups?|wines?|pizzas?) (?:and|or) deserts\b/i,
  ],
  ['hole wheat|grain|milk', 'whole'],
  ['hole team|family|staff|house', 'whole', /\b(?:the|our|your) hole (?:team|family|staff|house)\b/i],
  ['timely|professional|courteous|orderly|friendly|efficient|prompt manor', 'manner'],
  [
    'legal|trial|outside council',
    'counsel',
    /\b(?:legal|trial|outside) council (?:for|to|in|on|and|can|will|before)\b/i,
  ],
  ['job|web cite|cites', 'site'],
  ['hazardous waist', 'waste'],
  ['waist removal|management|pumping|disposal', 'waste'],
  ['ribeye|sirloin|strip|flank|chuck|porterhouse stake|stakes', 'steak'],
  ['chicken|caesar|veggie|turkey|spinach|breakfast rap|raps', 'wrap'],
  ['master|honeymoon|jacuzzi|penthouse suit|suits', 'suite'],
  ['bear minimum', 'bare minimum'],
  ['flee market|markets', 'flea market'],
  ['vise versa', 'vice versa'],
  ['intensive purposes', 'all intents and purposes'],
  ['mute point', 'moot point'],
  ['fore fathers|father', 'forefathers'],
  ['new comers', 'newcomers'],
  ['new patience', 'new patients'],
  ['ala cart', 'à la carte'],
  ['parrish nurse|nursing|priest|council', 'parish'],
  [
    'quite neighborhood|street|setting|getaway|retreat|residential|country',
    'quiet',
    /\b(?:a|our|your|the|and|in|very|this) quite (?:neighborhood|street|setting|getaway|retreat|residential|country)\b/i,
  ],
  [
    'teachers|nurses aid',
    'aide',
    /\b(?:as|is|was|a|our|the) (?:teacher|nurse)['’]s aid (?:in|at|for|and|to the|since)\b/i,
  ],
  ['smoked|roasted meet|meets', 'meat'],
]

/** Behind these stands what is somebody's, and never "it is". */
export const before_its = 'of with in from by on at under into through for'.split(' ')
/** "Known for the look of it’s porch": no sentence begins there. */
export const its_behind =
  /\b(?:known|famous|loved|recognized|popular|valued|praised|prized|noted) for it['’]s [a-z]{3,}|\b(?:of|with|in|from|by|on|at|under|into|through) it['’]s (?!a\b|an\b|the\b|not\b|been\b|being\b|going\b|ok\b|okay\b|all\b|always\b|just\b|only\b|like\b|about\b|more\b|so\b|too\b|very\b|really\b|also\b|no\b|[a-z]+ing\b|[a-z]+ed\b|that\b|what\b|how\b|when\b|because\b|worth\b|free\b|easy\b|hard\b|important\b|true\b|good\b|great\b|best to\b|time (?:to|for)\b)[a-z]{3,}/i
