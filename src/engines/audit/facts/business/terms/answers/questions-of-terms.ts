import { events, type Question, weekday } from './question.ts'

/** What is paid beside the price, what is taken back, and who is served. */
export const questionsOfTerms: readonly Question[] = [
  {
    what: 'returns',
    words: ['final', 'refund', 'refunds', 'returns', 'return', 'money'],
    yes: /\bmoney[- ]back guarantee\b|\bguaranteed? (?:your satisfaction )?or (?:your|get your) money back\b|\b(?:\d{1,3}|thirty|sixty|ninety)[- ]day (?:returns?|refunds?|money[- ]back)\b|\bwe (?:gladly |happily |will )?(?:accept|offer|give|issue) (?:full |free |easy )?(?:returns|refunds)\b|^\W*(?:full )?refunds? (?:are |is )?(?:available |given |offered )?within (?:\d{1,3}|thirty|sixty) days\b/i,
    no: /\ball sales (?:are )?final\b|\bno refunds\b|\bno returns\b|\b(?:do not|don['’]t) (?:offer|give|accept|issue|provide) (?:any )?(?:refunds|returns)\b/i,
    unless: new RegExp(
      String.raw`\b(?:${events}|deposits?|tickets?|gift|sale items|clearance|custom\w*|special|personalized|cancel\w*|used|opened|perishable|food|sessions?|tuition|after|once|services?|memberships?|fees?|digital|downloads?)\b`,
      'i',
    ),
  },
  {
    what: 'taking new patients',
    words: ['patients', 'clients', 'students', 'capacity', 'waitlist', 'practice'],
    yes: /(?<!\bnot (?:currently |presently |now )?|\bno longer |n['’]t (?:currently )?)\b(?:accepting|welcoming|welcome|taking) new (?:patients|clients|students)\b|\bnew (?:patients|clients|students) (?:are )?(?:always )?welcome\b/i,
    no: /\b(?:not|no longer|aren['’]t) (?:currently |presently |now )?(?:accepting|taking|able to (?:accept|take)) (?:on )?(?:any )?(?:more )?new (?:patients|clients|students)\b|\b(?:do not|don['’]t|cannot|can['’]t|unable to|no longer) (?:currently )?(?:accept|take|see) (?:on )?(?:any )?new (?:patients|clients|students)\b|\bclosed to new (?:patients|clients|students)\b|\b(?:our|the) practice is (?:currently |now |presently )?full\b|\bwe are (?:currently |now |presently )?at (?:full )?capacity\b|\b(?:waitlist|waiting list) is (?:currently |now )?(?:closed|full)\b/i,
    unless: /\b(?:medicaid|medicare|insurance|not sure|dr|evening)\b/i,
  },
  {
    what: 'paying by check',
    words: ['checks', 'check', 'cash'],
    yes: /\b(?:accept|accepting|take)\b[^.$]{0,60}\bchecks?\b(?! ?(?:in|out|up)\b)|\b(?:forms? of )?payments?(?: methods| options| types)?(?: accepted| we accept)?: [^.$]{0,40}\bchecks?\b|\bwe require cash or (?:personal )?checks?\b/i,
    no: /\bno (?:personal )?checks\b(?! (?:and|or) balances)|\bchecks (?:are )?not accepted\b|\b(?:do not|don['’]t|cannot|no longer) (?:accept|take) (?:any )?(?:personal )?checks\b|\b(?:cash|credit cards?|debit cards?)(?:,? (?:or|and|&|\/) (?:cash|credit(?: cards?)?|debit(?: cards?)?|cards?)){1,2} only\b(?! (?:at|for|on)\b)|\bonly (?:accept|take)s? cash (?:and|or|&) (?:credit |debit )?cards?\b/i,
    unless:
      /\b(?:background|gift|deposits?|tips?|business|cashier\w*|out[- ]of[- ](?:state|town)|balance|no checks or balances|may be|bar|atm|machines?|care|food|snack|concession\w*|us|me)\b/i,
  },
  {
    what: 'mileage without a charge',
    words: ['mileage', 'fuel'],
    yes: /\bno (?:extra |additional |hidden )?(?:fuel|mileage|driving)(?: (?:or|and) \w+)? (?:fees?|charges?|surcharges?)\b|\bdo(?: not|n['’]t) charge (?:extra |additional(?:ly)? |add['’]?l |you )?for [^.!?\n]{0,90}\b(?:fuel|mileage)\b/i,
    no: /\b(?<!no )(?:fuel|mileage|driving) (?:fees?|charges?|surcharges?)(?: of \$\d+)? (?:may |will |do |also )?(?:apply|applies|be (?:added|charged))\b|\$\d+(?:\.\d\d)? (?:fuel|mileage) (?:fee|charge|surcharge)\b|\b(?:charge|add) an? (?:fuel|mileage) (?:fee|charge|surcharge)\b/i,
    unless: /\b(?:waive[sd]?|competitors|unlimited|rental|over|per day|trips?)\b/i,
  },
  {
    what: 'coming to you free of charge',
    words: ['fee', 'fees', 'charge', 'charges', 'call'],
    yes: /\b(?:no|never an?|without an?) (?:trip|service call|call[- ]out|travel) (?:fees?|charges?)\b/i,
    no: /\$\d+ (?:(?:trip|service call|call[- ]out|travel) (?:fee|charge)|service calls?)\b|\b(?:trip|service call|call[- ]out|travel) (?:fee|charge)(?::| is| of) (?:only |just )?\$\d+/i,
    unless:
      /\b(?:waive[sd]?|credited|applied|outside|beyond|within|over|with (?:any )?repairs?|competitors|guarantees?|guaranteed|warrant\w*|return visits?|call-?backs?|covered|members?|membership)\b/i,
  },
  {
    what: 'the same price at any hour',
    words: ['fee', 'fees', 'charge', 'charges', 'rates', 'rate', 'surcharge', 'half'],
    yes: /\b(?:no|never an?) (?:extra |additional )?(?:overtime|weekend|after[- ]hours|holiday|emergency|nights? (?:or|and) weekends?|evening) (?:fees?|charges?|rates?|surcharges?)\b|\b(?:never|do not|don['’]t) charge (?:you )?(?:extra|more|overtime) (?:for|on|at) (?:nights?|weekends?|evenings?|holidays|after[- ]hours)\b/i,
    no: /\b(?:after[- ]hours|weekend|overtime|emergency|holiday) (?:\w+ )?(?:fees?|charges?|rates?|surcharges?) (?:may |will |do )?(?:apply|applies)\b|\$\d+ (?:after[- ]hours|weekend|emergency|overtime) (?:fee|charge|surcharge)\b|\b(?:rates?|prices?) (?:are|is) higher (?:on|at|during|after|for) (?:nights?|weekends?|evenings?|holidays?|hours)\b|\b(?:billed|charged|work|calls?|rates?|visits?|service)\b[^.!?]{0,50}\btime[- ]and[- ](?:a[- ])?half\b/i,
    unless: /\b(?:delivery|rental|late|bank|no[- ]show)\b/i,
  },
  {
    what: 'booking without a fee',
    words: ['fee', 'fees'],
    yes: /\b(?:no|never an?|without an?|zero) (?:booking|reservation|service|processing) fees?\b|\bbook(?:ing)? direct\b[^.!?]{0,30}\bno (?:hidden |extra |added |third[- ]party )?fees?\b/i,
    no: /\b(?:\$\d+|\d+(?:\.\d+)?%)(?: non-?refundable)? (?:booking|reservation|service|processing) fee\b|\b(?:booking|reservation|service|processing) fees?(?: of|:| is| are) (?:\$\d+|\d+(?:\.\d+)?%|non-?refundable)/i,
    unless:
      /\b(?:credit cards?|tuition|late|title|loan|waive[sd]?|refunds?|ticket\w*|donat\w+|other sites|airbnb|vrbo|third[- ]party (?:sites|platforms) charge)\b/i,
  },
  {
    what: 'service without a contract',
    words: ['contract', 'contracts', 'commitment', 'agreement', 'cancel'],
    yes: /\bcancel (?:at )?any ?time\b|\bno (?:long[- ]term |binding |annual |yearly )?contracts?(?: (?:required|needed|ever|necessary))?(?= ?(?:[.!,;•|]|$|or|and|-|–|—))/i,
    no: /\b(?:\d{1,2}|six|twelve|one)[- ](?:month|year) (?:minimum )?(?:contract|commitment|agreement)(?: is)? (?:required|needed)\b|\b\d{1,2}[- ]days?['’]?s?['’]? (?:written |advance )?notice (?:is )?(?:required|needed) to cancel\b|\brequires? an? (?:\d{1,2}|six|twelve|one)[- ](?:month|year) (?:minimum )?(?:contract|commitment|agreement)\b/i,
    unless: /\b(?:government|employment|lease|optional|option|with or without|maintenance)\b/i,
  },
  {
    what: 'children',
    words: ['kids', 'children', 'adults'],
    yes: /\b(?:kids|children) (?:of all ages )?(?:are )?(?:always )?welcome\b/i,
    no: /\badults[- ]only\b|\bno (?:kids|children)\b(?! (?:menu|under|left|required))|\bchildren (?:are )?not (?:allowed|permitted)\b/i,
    unless: new RegExp(String.raw`\b(?:${weekday}|${events}|nights?|bar|pool|lounge|under|swim|hours?|ages?)\b`, 'i'),
  },
  {
    what: 'being nobody’s franchise',
    words: ['franchise', 'franchised'],
    yes: /\bnot (?:part of )?a (?:national |big |large )?franchise\b|\bno franchise\b/i,
    no: /\b(?:locally|independently|family)[- ]owned (?:and|&) operated franchise\b|\b(?:locally|independently|family)[- ]owned franchise\b|\b(?:is|are|as) an? (?:\w+ ){0,2}franchise (?:of|location|owner)\b/i,
    unless: /\b(?:law|attorneys?|opportunit\w+|agreement)\b/i,
  },
  {
    what: 'visits on the same day',
    words: ['same', 'booking'],
    yes: /\b(?:we (?:\w+ )?offer|offering|available|get) same[- ]day (?:service|appointments|repairs?)\b|\bsame[- ]day (?:service|appointments|repairs?) (?:is |are )?available\b|^\W*same[- ]day (?:service|appointments|repairs)\W*$/i,
    no: /\b(?:no same[- ]day|(?:do not|don['’]t|cannot|unable to) (?:currently )?(?:offer|accept|take|provide|do|book|schedule)(?: any)? same[- ]day) (?:service|appointments?|repairs?|bookings?)\b|\bwe are (?:currently |now )?booking (?:about |approximately )?(?:\d{1,2}(?: ?(?:-|–|to) ?\d{1,2})?|two|three|four|several) (?:weeks|months) (?:out|ahead|in advance)\b/i,
    unless: new RegExp(String.raw`\b(?:${weekday}|cancel\w*|delivery|crowns?|most|often|some)\b`, 'i'),
  },
  {
    what: 'gift cards that never expire',
    words: ['gift'],
    yes: /\bgift (?:cards?|certificates?) (?:do not|don['’]t|never|will not|won['’]t) expire\b|\bgift (?:cards?|certificates?)[^.;]{0,30}\bno expiration\b/i,
    no: /\bgift (?:cards?|certificates?) (?:are (?:valid|good) for|expire|must be (?:used|redeemed) within|have an expiration) ?(?:one|two|1|2|6|12|18|24|six|a|an|after|in|date)?\b/i,
    unless: /\b(?:promotional|bonus|prior to|before|purchased)\b/i,
  },
  {
    what: 'paying by card without a surcharge',
    words: ['card', 'cards'],
    yes: /\bno (?:credit )?card (?:processing )?(?:fees?|surcharges?)\b|\bno (?:fees?|surcharges?) (?:for|on) (?:credit )?cards?\b/i,
    no: /\b\d(?:\.\d+)? ?% (?:\w+ ){0,3}(?:fee|surcharge)\b[^.;]{0,50}\bcards?\b|\bcards?\b[^.;]{0,40}\b\d(?:\.\d+)? ?% (?:\w+ ){0,2}(?:fee|surcharge)\b/i,
    unless: /\b(?:debit|gift|over|late|amex|american express)\b/i,
  },
  {
    what: 'a gratuity in the price',
    words: ['gratuity', 'tips'],
    yes: /\b(?:gratuity|gratuities|tips) (?:is |are )(?:always |already )?included\b|\bprices? includes? (?:\w+ (?:and|&) )?(?:gratuity|tips)\b/i,
    no: /\b(?:gratuity|gratuities|tips) (?:is|are) not included\b|\b(?:do|does) not include (?:\w+ (?:or|and) )?(?:gratuity|tips)\b|\bgratuity (?:is )?(?:extra|additional|not included)\b/i,
    unless: /\b(?:part(?:y|ies)|groups?|or more|some|package|packages|shuttle|tours?|catering|if|unless)\b|%/i,
  },
  {
    what: 'being open over lunch',
    words: ['lunch'],
    yes: /\b(?:(?:we|office is|offices are|doors are|staff is|^\W*)(?: are|['’]re)?(?: always)?(?: stay| remain)? ?open (?:through|during|over)(?: the)? lunch(?: hours?| time)?)\b|\b(?:do not|don['’]t|never) close (?:for|during|at) lunch\b/i,
    no: /\b(?:we|office|offices|lobby|shop|store|clinic)(?: is| are|['’]re| will be)? (?:closes?|closed)(?: (?:daily|every day|each day))?(?: (?:for|during|at))(?: the)? lunch\b|^\W*closed (?:for|during) lunch\b/i,
    unless: new RegExp(String.raw`\b(?:${weekday}|${events}|phones?|kitchen|restaurant|except|holiday)\b`, 'i'),
  },
  {
    what: 'being open on holidays',
    words: ['holidays', 'day', 'days'],
    yes: /\bopen (?:(?:24 hours a day|7 days a week),? )?(?:365 days (?:a|per) year|every (?:single )?day of the year|(?:on )?all holidays|including holidays|holidays)\b(?! excep)/i,
    no: /\b(?:we(?: are|['’]re)|office is|shop is|store is|clinic is|^\W*)(?: also)? ?closed (?:on |for )?(?:all )?(?:major |federal |national |bank )?holidays\b/i,
    unless: /\b(?:emergenc\w*|phones?|except|calls?|some|most|minor|select|other|online|urgent)\b/i,
  },
]
