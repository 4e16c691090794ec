import type { Question } from './question.ts'

const at_any_hour = String.raw`(?:24\/7|24 hours(?: a day)?|around the clock|day (?:and|or) night|(?:at )?any (?:time|hour)(?: of (?:the )?(?:day|night))?)`
const days = '(?:mon(?:day)?s?|weekdays|business days)'
const count = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|ten)`

/** How soon somebody comes, answers or is done, and what the first time costs. */
export const questionsOfUrgency: readonly Question[] = [
  {
    what: 'phones answered on any day',
    words: ['phones', 'phone', 'calls'],
    yes: new RegExp(
      String.raw`\b(?:phones?|calls|lines) (?:are |is )?(?:always )?(?:answered|staffed|open) (?:live )?${at_any_hour}|\b(?:we|our team|somebody|someone) answers? (?:the|our|your|every|all) (?:phones?|calls?) ${at_any_hour}`,
      'i',
    ),
    no: new RegExp(
      String.raw`\bwe answer (?:the|our) phones? (?:only )?(?:from )?${days}|\b(?:our |the )?phones? (?:are |is )?(?:only )?(?:answered|staffed|open) (?:only )?(?:from |on )?${days}|\bphone hours(?: are|:) (?:from )?${days}`,
      'i',
    ),
    unless: /\b(?:emergenc\w*|chat|order|text|pharmacy)\b/i,
  },
  {
    what: 'emergencies at any hour',
    words: ['emergency', 'emergencies'],
    yes: /\b24(?:\/7| hours?|-hour) emergency (?:[a-z]+ ){0,2}?(?:services?|repairs?|response|care|calls|line|plumb\w+|towing|roadside)\b|\bemergency (?:[a-z]+ )?(?:services?|repairs?|response|calls|plumb\w+|towing) (?:is |are )?(?:available |offered )?(?:24\/7|24 hours|around the clock|day (?:and|or) night)\b/i,
    no: /\b(?:do not|don['’]t|no longer) (?:currently )?(?:offer|provide|do|take|handle|have|run)(?: any)? (?:(?:24[- ]hour|24\/7|after[- ]hours?|weekend)(?:,| or| and)? )*emergenc(?:y|ies)(?: (?:services?|calls?|repairs?|work|visits?|appointments?))?(?= ?(?:[.!;]|$|at this time|on))|\bno emergency (?:services?|calls|repairs)\b|\bemergency (?:services?|calls|repairs) (?:is|are) (?:not available|no longer (?:available|offered)|(?:only )?available only during)\b/i,
    unless: /\b(?:911|crisis|suicid\w*|life-threatening|ambulance|medical emergency|rooms?|departments?)\b/i,
    but: /\b(?:not|no|never|cannot)\b|n['’]t\b/i,
  },
  {
    what: 'repairs on the same day',
    words: ['repairs', 'repair'],
    yes: /\bsame[- ]day (?:service|repairs?) (?:on|for|with) (?:all|every|each) repairs?\b|\b(?:all|every) (?:of our )?repairs? (?:is|are) (?:done|finished|completed|made) (?:on )?the same day\b|\ball repairs? same[- ]day\b/i,
    no: new RegExp(
      String.raw`\brepairs? (?:usually |typically |generally |normally )?(?:takes?|needs?|requires?|(?:is|are) (?:done|ready|completed|finished) in) (?:about |around |up to |at least )?${count}(?: ?(?:-|–|to|or) ?${count})? (?:business |working )?(?:days|weeks)\b`,
      'i',
    ),
    unless: /\b(?:parts?|most|some|engine|special|if|screens?|larger?|major|body)\b/i,
  },
  {
    what: 'a first class free of charge',
    words: ['first', 'trial'],
    yes: /\b(?:your |the )?first (?:class|lesson|workout) (?:is |are )?(?:always )?(?:free|on us|complimentary)\b|\bfree first (?:class|lesson|workout)\b|\b(?:try|take) (?:your|a|the) first (?:class|lesson|workout) (?:for )?free\b/i,
    no: /\bfirst (?:class(?:es)?|lessons?|workouts?) (?:is |are |costs? |for )(?:only |just )?\$\d|\$\d+(?:\.\d\d)? (?:for )?(?:your |the )?first (?:class|lesson|workout)\b/i,
    unless: /\b(?:month|package|private|birthday|semester|register\w*|siblings?|then)\b/i,
  },
  {
    what: 'X-rays in the house',
    words: ['ray', 'rays', 'xray', 'xrays'],
    yes: /\bx-?rays? (?:are |is )?(?:taken |done |performed |available )?(?:right )?(?:here )?(?:in[- ]house|on[- ]?site|in (?:our|the) (?:office|clinic|building))\b|\b(?:on-?site|in-?house|in-?office) (?:digital )?x-?rays?\b/i,
    no: /\b(?:send|refer) (?:you|patients|our patients)\b[^.;!?]{0,40}\bfor (?:your |any |their )?x-?rays?\b|\b(?:do not|don['’]t) (?:have|take|do|offer|perform)(?: any)? x-?rays?\b|\bno x-?rays? (?:on[- ]?site|in[- ]house|here)\b/i,
    unless: /\b(?:mri|ct|if|panoramic|3d|some|recent|bring|unnecessary|without)\b/i,
  },
  {
    what: 'bringing the car after hours',
    words: ['drop', 'dropoff', 'dropoffs', 'offs'],
    yes: /\b(?:night|key|after[- ]hours) drop(?:[- ]?(?:box|off))?(?: box| slot)? (?:is |are )?(?:always )?(?:available|welcome)\b|\bdrop (?:off )?(?:your|the) (?:keys|car|vehicle|truck)\b[^.;!?]{0,50}\b(?:after hours|at any hour|any ?time|24\/7|day or night)\b|\bwe (?:offer|have|accept) (?:an? )?after[- ]hours (?:key )?drop[- ]?offs?\b/i,
    no: /\b(?:do not|don['’]t|cannot|no longer) (?:accept|take|allow|offer|have)(?: any)? (?:after[- ]hours |overnight |night )?(?:key )?drop[- ]?offs? (?:after hours|overnight|at night|when we are closed)\b|\b(?:do not|don['’]t|cannot|no longer) (?:accept|take|allow|offer)(?: any)? (?:after[- ]hours|overnight) (?:key )?drop[- ]?offs?\b|\bno (?:after[- ]hours|overnight) drop[- ]?offs?\b/i,
    unless: /\b(?:pets?|dogs?|children|kids|donations?|samples?|ballots?)\b/i,
  },
  {
    what: 'work on every brand',
    words: ['brands', 'makes', 'only'],
    yes: /\b(?:[Ss]ervic(?:e|es|ing)|[Rr]epairs?|[Rr]epairing|[Ww]ork(?:s|ing)? on|[Ff]ix(?:es|ing)?) (?:and \w+ )?all (?:makes(?:,? (?:and|&) models)?|(?:major )?brands)\b/,
    no: /\b(?:[Ww]e|[Oo]ur \w+) only (?:service|repair|fix|work on) (?:[A-Z]\w+(?:, (?:and |or )?| and | or |(?= ?(?:systems|units|equipment|appliances|vehicles|models|products)?(?: ?[.!;]|$))))+(?: ?(?:systems|units|equipment|appliances|vehicles|models|products))?(?= ?(?:[.!;]|$))|\b(?:do not|don['’]t) (?:service|repair|work on) other (?:brands|makes)\b/,
    unless: /\b(?:warranty|install\w*|some|most|new)\b/i,
  },
]
