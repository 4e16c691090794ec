import { type Question, weekday } from './question.ts'
import { negated, wayOf } from './way-of.ts'

const part = String.raw`\b(?:${weekday}|some|certain|select|designated|only|other|minors|outside|lobby)\b`

/** What a house has for its guests, and what it allows them. */
export const questionsOfHouse: readonly Question[] = [
  wayOf({
    what: 'pets',
    words: ['pets', 'pet', 'dogs', 'dog'],
    name: '(?:pets|dogs)',
    yes: String.raw`\b(?:pets|dogs) (?:are )?(?:always )?(?:welcomed?|allowed|ok)\b|\bwe (?:gladly |happily |also |do )?(?:welcome|allow|accept) (?:(?:small|well[- ]behaved|friendly) )*(?:pets|dogs)\b(?! (?:on|in|at|of|from|with)\b)|\b(?:bring|welcome) (?:your|their) (?:pets?|dogs?)\b|\bpets stay (?:for )?(?:free|only|just|\$\d)|\bpet fee(?: is| of|:)? \$\d|\$\d+ (?:\w+ )?pet fee\b|\bbring yours along\b|\b(?:we are|we['’]re) (?:proudly |a |very )*(?:pet|dog)[- ]friendly\b|^\W*(?:pet|dog)[- ]friendly(?: (?:rooms?|hotel|inn|patio|property|cabins?|lodging|campground|restaurant|cafe|bar|brewery)(?: (?:and|&) \w+)?)?\W*$`,
    no: String.raw`\b(?:pets|dogs) (?:are )?not (?:allowed|permitted|accepted)\b|\b(?:we are|we['’]re|(?:hotel|inn|resort|property|house|facility|cottages?|cabins?|rentals?|rooms?) (?:is|are)) not (?:a )?(?:pet|dog)[- ]friendly\b|(?<!\b(?:can|may|could|to|or|you|and|they|who) )\bleave (?:your )?(?:pets|dogs) at home\b|^\W*service animals only\W*$|\b(?:do not|don['’]t|cannot|can['’]t|unable to) (?:allow|accept|accommodate) (?:pets|dogs)\b|\bpet[- ]free (?:property|home|house|facility|hotel|inn|cabins?|rental)\b|\bno (?:pets|dogs)(?: please| are)?(?: allowed| permitted)?(?= ?(?:[.!,;(]|$|in (?:the|our) (?:office|shop|store|showroom|lobby|salon|studio|clinic)\b))`,
    asks: '(?:bring (?:my|our|a) (?:dog|pet)s?|pet[- ]friendly)',
    unless: String.raw`\b(?:some|certain|select|limited|designated|in (?:the|our)(?! (?:office|shop|store|showroom|lobby|salon|studio|clinic)\b)|on the (?:beds?|furniture|beach|patio)|cabins?|rooms? only|units?|without|hot)\b`,
  }),
  wayOf({
    what: 'seats outside',
    words: ['outdoor', 'patio'],
    name: '(?:outdoor|patio) (?:seating|dining|tables)',
    unless: part,
  }),
  wayOf({
    what: 'parking',
    words: ['parking'],
    name: '(?:(?:free|on-?site|ample|plenty of|private|customer|guest) )*parking(?: lot| on-?site| on the premises| spaces?)?',
    yes: String.raw`^\W*(?:free|ample|plenty of|on-?site)(?: \w+)? parking\b`,
    no: String.raw`\bthere is no (?:on-?site |free |customer )?parking\b`,
    unless: String.raw`\b(?:${weekday}|front|trailers?|rv|overnight|street|dock|behind|rear|trucks?|handicap\w*|valet|in the|along|additional)\b`,
  }),
  {
    what: 'a parking lot of your own',
    words: ['parking'],
    yes: /\b(?:free|ample|private|our own|dedicated) (?:on-?site |off-street |customer |patient )?parking(?: lot| on-?site| in our lot| (?:is |are )?(?:located |available )?(?:behind|beside|next to|in back of|in front of) (?:the|our) (?:building|office|shop|store|clinic|salon|studio|restaurant|church)| behind| beside| next to| in the rear| at the rear| out back| (?:behind|beside|next to|in back of) (?:the|our) (?:building|office|shop|store|clinic|salon|studio)| right (?:outside|in front|behind))?(?: (?:is |are )?available)?(?= ?(?:[.!,;]|$|and|for (?:all |our )?(?:customers|patients|clients|guests)))|\bparking lot (?:is )?(?:available|behind|next to|in front|beside|in back)\b/i,
    no: /\bstreet parking only\b|\bonly (?:metered |free )?street parking\b|\b(?:do not|don['’]t|does not) have (?:a|our own|any) (?:parking lot|parking of our own)\b|\bno parking lot\b|\bthere is no (?:on-?site |dedicated |customer )?parking(?: lot)? (?:at our|at the (?:office|shop|store|clinic|salon|studio)|for (?:customers|patients|clients))\b/i,
    unless: new RegExp(
      String.raw`\b(?:${weekday}|rv|trailers?|overnight|event|nearby|garage|municipal|public|city)\b`,
      'i',
    ),
  },
  wayOf({
    what: 'alcohol',
    words: ['alcohol', 'alcoholic', 'bar', 'beer', 'wine', 'cocktails'],
    name: '(?:any )?(?:alcohol|alcoholic (?:beverages|drinks)|beer (?:and|or|&) wine)',
    yes: String.raw`^\W*(?:full(?:[- ]service)? bar|(?:craft )?beer (?:and|&) wine|(?:craft |signature )?cocktails)\W*$`,
    unless: String.raw`\b(?:${weekday}|minors|under|outside|intoxicated|after|bring|rubbing|treatment|abuse|free|policy)\b`,
  }),
  wayOf({
    what: 'bringing your own drinks',
    words: ['byob', 'alcohol', 'beverages', 'drink', 'drinks'],
    name: 'BYOB',
    asks: '(?:our|your|my) own (?:alcohol|beer|wine|drinks|liquor|booze)(?: and \\w+)?',
    no: String.raw`\bno outside (?:alcohol|drinks?|beverages|food (?:or|and) (?:drinks?|beverages))\b|\boutside (?:alcohol|drinks?|beverages|food (?:or|and) (?:drinks?|beverages)) (?:is|are) (?:not (?:allowed|permitted)|prohibited)|\boutside (?:alcohol|drinks?|beverages) (?:isn|aren)['’]t (?:allowed|permitted)\b`,
    unless: part.replace('|outside', ''),
  }),
  {
    what: 'rooms for smokers',
    words: ['smoking', 'smoke'],
    yes: /(?<!non-?|no )\bsmoking rooms? (?:are |is )?(?:available|on request|upon request|offered)/i,
    no: /\b(?:(?:all|our) (?:\w+ )?rooms are (?:100% )?(?:non-?smoking|smoke-free)|(?:100% )?(?:smoke-free|non-?smoking) (?:property|hotel|motel|inn|rooms|facility))\b/i,
    unless: /\b(?:some|and smoking|or smoking)\b/i,
  },
  wayOf({
    what: 'dishes without gluten',
    words: ['gluten'],
    name: 'gluten[- ]free (?:options?|items?|dishes|menu|bread|crust|choices)',
    no: String.raw`\b(?:cannot|can['’]t|unable to) accommodate gluten`,
    unless: part,
  }),
  {
    what: 'a kitchen without gluten',
    words: ['gluten'],
    yes: /\b(?:100%|fully|completely|entirely|dedicated) gluten[- ]free (?:bakery|kitchen|facility|restaurant|cafe|café)\b/i,
    no: /\b(?:not|n['’]t)(?: an?)?(?: (?:dedicated|completely|100%|certified|strictly))? gluten[- ]free(?: (?:bakery|kitchen|facility|restaurant|environment))?(?= ?(?:[.!,;]|$|and|so))/i,
    unless: /\b(?:some|certain|oats|items?|products?|all of|every)\b/i,
  },
  {
    what: 'a house without nuts',
    words: ['nut', 'nuts', 'peanuts'],
    yes: /\bnut[- ]free (?:facility|kitchen|bakery|school|environment|center)\b/i,
    no: /\b(?:kitchen|bakery|facility|we) (?:\w+ )?(?:uses?|contains?|handles?|process(?:es)?) (?:[\w ,]{0,30}?)?(?:pea)?nuts\b|\bnot (?:a )?nut[- ]free\b/i,
    unless: /\b(?:bolts|suppliers?|some products)\b/i,
    but: negated,
  },
  wayOf({
    what: 'wireless internet',
    words: ['wifi', 'wi', 'fi'],
    name: '(?:free )?(?:wi-?fi|wireless internet)(?: access)?',
    yes: String.raw`^\W*(?:free|complimentary|high[- ]speed) (?:\w+ )?wi-?fi\W*$`,
    unless: part,
  }),
  {
    what: 'pets staying free of charge',
    words: ['pets', 'pet', 'dogs'],
    yes: /\b(?:pets|dogs) stay (?:for )?free\b|\bno pet fees?\b/i,
    no: /\$\d+ (?:[\w-]+ )?(?:pet fee|per (?:pet|dog))\b|\bpet fee(?: is| of|:)? \$\d|\b(?:pets|dogs) (?:are|stay for|cost|are welcome for) (?:just |only )?\$\d+ (?:a|per|each) (?:night|stay|day|visit)\b/i,
    unless: /\b(?:waive[sd]?|some|over|additional|more than|second|damage|cleaning)\b/i,
  },
  wayOf({
    what: 'vegan dishes',
    words: ['vegan'],
    name: 'vegan (?:options?|items?|dishes|menu|choices)',
    yes: String.raw`^\W*vegan[- ]friendly\W*$`,
    unless: part,
  }),
  {
    what: 'tax within the prices',
    words: ['tax'],
    yes: /\b(?:all |our )?prices include (?:all |the |sales |local )*tax(?:es)?\b|\btax(?:es)? (?:is |are )?included in (?:all |the |our )*prices?\b/i,
    no: /\bprices (?:do not|don['’]t) include (?:\w+ )?tax(?:es)?\b|\bprices (?:are )?(?:exclude|excluding|plus|before) (?:applicable |sales |local )*tax(?:es)?\b|\bprices are subject to (?:\w+ )?tax\b/i,
    unless: /\b(?:gratuity|if|some|online|catering)\b/i,
  },
  {
    what: 'dinner',
    words: ['dinner', 'lunch'],
    yes: /\b(?:we )?serv(?:e|es|ing) (?:(?:breakfast|brunch|lunch),? (?:and |& )?){0,2}dinner\b|\bopen for (?:(?:breakfast|brunch|lunch),? (?:and |& )?){0,2}dinner\b|^\W*(?:breakfast,? )?lunch,? (?:and|&) dinner\W*$/i,
    no: /\b(?:breakfast|brunch) (?:and|&) lunch only\b|\b(?:only (?:serve|open for)|serving only) (?:breakfast (?:and|&) )?lunch\b|\b(?:do not|don['’]t|no longer) (?:serve|offer) dinner\b/i,
    unless: new RegExp(
      String.raw`\b(?:${weekday}|part(?:y|ies)|events?|cater\w*|private|season\w*|summer|winter|theat\w+)\b`,
      'i',
    ),
  },
  {
    what: 'spirits at the bar',
    words: ['bar', 'beer', 'wine', 'cocktails'],
    yes: /\b(?:we have|offers?|with|our|^\W*|a) ?(?:a )?full(?:[- ]service)? bar\b|^\W*(?:craft |signature )?cocktails\W*$/i,
    no: /\b(?:beer (?:and|&) wine|wine (?:and|&) beer) only\b|\bonly (?:serve|offer|have) (?:beer (?:and|&) wine|wine (?:and|&) beer)\b/i,
    unless: /\b(?:cater\w*|events?|private|patio|next door|near|nearby|coffee|raw|salad|espresso|juice|oyster|nail)\b/i,
  },
]
