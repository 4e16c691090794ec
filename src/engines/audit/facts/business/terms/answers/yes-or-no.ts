import { freeOfCharge } from '#src/engines/audit/facts/business/terms/prices/free-of-charge.ts'
import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { conditional, events, type Question, weekday } from './question.ts'
import { questionsOfAccess } from './questions-of-access.ts'
import { questionsOfGoods } from './questions-of-goods.ts'
import { questionsOfHouse } from './questions-of-house.ts'
import { questionsOfPromises } from './questions-of-promises.ts'
import { questionsOfShops } from './questions-of-shops.ts'
import { questionsOfTerms } from './questions-of-terms.ts'
import { questionsOfTreatment } from './questions-of-treatment.ts'
import { questionsOfUrgency } from './questions-of-urgency.ts'
import { questionsOfWays } from './questions-of-ways.ts'
import { questionsOfWork } from './questions-of-work.ts'

const some = 'some|certain|select|limited|designated|patio|outdoor|service animals?'

const questions: readonly Question[] = [
  {
    what: 'coming without an appointment',
    words: ['walk', 'walkins', 'appointment', 'appointments', 'stop'],
    yes: /\bwe (?:always |gladly |happily |also )?welcome walk[- ]?ins\b|\bstop (?:by|in) any ?time\b|\bwalk (?:right )?in (?:any ?time|any day|today)\b|^\W*(?:just )?walk (?:right )?in, (?:get|see|meet|be|have)\b|\bappointments? (?:and|&|or) walk[- ]?ins?(?: (?:are )?welcome)?\W*$|\bwalk[- ]?ins? (?:and|&|or) (?:by )?(?:appointments?|bookings?)(?: (?:are )?(?:welcome|available|accepted))?\W*$|\bwalk[- ]?ins? (?:are |is )?(?:always |also )?(?:welcomed?|accepted|available)\b|\bno (?:need for an )?appointments? (?:is |are )?(?:necessary|needed|required)\b|\bno need for an appointment\b/i,
    no: /\bno walk[- ]?ins?\b|^\W*by appointment only,? please\W*$|\bwalk[- ]?ins? (?:are )?not (?:accepted|available|welcome)\b|\b(?:do not|don['’]t|no longer|cannot|unable to) (?:currently )?(?:accept|take|accommodate) walk[- ]?ins?\b|(?<!\b(?:no|not|any|without|when an?|if an?) )\bappointments? (?:is|are) (?:always )?(?:required|necessary|a must)\b(?= ?(?:[.!,;]|$|and|so|for all))|\b(?:patients|clients|customers|visitors|guests|pets|everyone) (?:are|is) (?:only )?(?:seen|served|treated) (?:strictly |only )?by appointment(?: only)?\b(?= ?(?:[.!,;]|$))|^\W*appointments? required\W*$|\b(?:make|schedule|book|call for) an appointment (?:before|prior to) (?:visiting|coming|your visit|stopping by|you (?:visit|come))\b|\ball (?:of )?(?:our )?(?:visits|sessions|services|treatments|tours|viewings|fittings|consultations) are (?:strictly )?by appointment(?: only)?\b|^\W*(?:we['’]re|(?:we|our \w+|the \w+) (?:is|are|works?|operates?|sees? \w+|takes? \w+)|(?:office |studio |salon |shop )?(?:hours|visits|open)):? (?:open )?(?:strictly )?by appointment only\W*$|\bwe (?:only )?(?:see|meet|receive|serve|take|welcome) (?:our )?(?:customers|clients|patients|visitors|buyers|people|everyone)(?: (?:at|in) (?:the|our) \w+)? (?:strictly )?by appointment only\b|\bplease do not (?:just )?(?:stop|drop|come|walk) (?:by|in) without an appointment\b|^\W*(?:(?:our|office|studio|salon|shop|clinic|business|all) )*(?:hours|visits|appointments|services)(?: (?:is|are))?\W{1,4}(?:strictly )?by appointment\W*$/i,
    unless: new RegExp(String.raw`\b(?:${weekday}|${events}|consult\w*|drop)\b`, 'i'),
    asks: /^\W*(?:do|can|are)\b[^?]{0,40}\bwalk[- ]?ins?\b[^?]{0,20}\?|^\W*can (?:I|we) (?:just )?(?:walk in|stop by|drop in)\b[^?]{0,30}\?/i,
    asks_back:
      /^\W*(?:do (?:I|we|you)|is|are)\b[^?]{0,30}\b(?:need|require|required|necessary)\b[^?]{0,20}\bappointments?\b[^?]{0,20}\?|^\W*(?:is|are) an? appointments? (?:required|necessary|needed)\b/i,
  },
  {
    what: 'paying by card',
    words: ['cash', 'cards', 'card', 'visa', 'pay', 'bill'],
    yes: /^\W*pay (?:(?:your |my )?(?:bill|invoice)(?: online| here| now)?|online(?: now)?)\W*$|\b(?:accept|accepting|take)\b[^.$]{0,60}\b(?:visa|mastercard|credit (?:and debit )?cards?|debit cards?|major cards)\b|(?<!\bno )\b(?:credit|debit|all|major) cards (?:are )?(?:accepted|welcome)\b|\b(?:credit|debit) ?(?:\/| and | or )(?:debit|credit) cards?\b[^.$]{0,30} (?:accepted|welcome)\b|\b(?:visa|mastercard)\b[^.$]{0,40}\b(?:accepted|welcome)\b|\bpay (?:with|by) (?:any |a |all |your )?(?:major )?(?:credit|debit) cards?\b|\bpay (?:with|by|using) (?:cash, )?(?:visa|mastercard|master card|amex|american express|discover)\b|\b(?:forms of )?payments?(?: methods| options| types)?(?: accepted| we accept)?: [^.$]{0,40}\b(?:visa|mastercard|credit cards?)\b/i,
    label: /^\W*(?:visa|master ?card|(?:all )?(?:major )?credit cards?)\W*$/i,
    no: /\bcash(?:,? (?:(?:and|or|&) )?(?:personal )?(?:checks?|venmo|zelle)){0,3}(?: payments?)?[- ]only\b|\bwe (?:only )?(?:require|accept|take) (?:only )?cash (?:or|and|&) (?:personal )?checks? as (?:the only |our only )?(?:forms? of )?payment\b|\b(?:credit|debit) cards? (?:are|is) not (?:accepted|taken)\b|\bonly (?:accept|take)s? cash(?: (?:and|or|&) (?:personal )?checks?)?(?= ?(?:[.!,;]|$|at this time))|\b(?:cannot|can['’]t|do not|don['’]t|not able to|unable to) (?:accept|take|process|run) cards\b|\bsorry,? no (?:credit |debit )?cards\b|\(no (?:credit |debit )?cards\)|\b(?:do not|don['’]t|cannot|not able to) (?:accept|take|process) (?:any )?(?:credit|debit)(?: (?:or|and) (?:credit|debit))? cards?\b|\bno credit cards\b(?! (?:required|needed|necessary|info))/i,
    unless:
      /\b(?:tips?|gratuit\w+|deposits?|tickets?|raffle|machines?|bar|atm|gift|by phone|over the phone|booths?|discounts?|markets?|donations?)\b/i,
  },
  {
    what: 'reservations',
    words: ['reservations', 'reservation', 'table', 'walk', 'first'],
    yes: /^\W*(?:book|reserve) (?:a|your) table(?: now| today| online)?\W*$|\breservations? (?:are |is )?(?:highly |strongly )?(?:recommended|required|accepted|welcome|suggested|preferred|encouraged)\b|\bwe (?:accept|take) reservations\b|\breservations? (?:are |is )(?:taken|made|available) (?:by phone|online|on|through|at|for|daily|up)\b|\b(?:make|book) (?:a|your|an online) reservation\b/i,
    no: /\b(?:do not|don['’]t|no longer) (?:take|accept) reservations\b|\breservations? (?:is|are) not (?:taken|accepted)\b|^\W*walk[- ]?ins only\b|\bno reservations(?= ?(?:[.!,;:]|$|please|taken|accepted|here))|(?:^\W*|\b(?:seating|tables?|seats|we are|we['’]re|it['’]?s|everything) (?:is |are )?(?:strictly |always )?)first[- ]come,? first[- ]served?\b/i,
    unless: new RegExp(String.raw`\b(?:${weekday}|${events}|more|larger?|campsites?)\b`, 'i'),
    asks: /^\W*(?:do you (?:take|accept)|can (?:I|we) make)\b[^?]{0,20}\breservations?\b[^?]{0,20}\?|^\W*can (?:I|we) (?:reserve|book) a table\b[^?]{0,30}\?/i,
  },
  {
    what: 'coming without a reservation',
    words: ['reservations', 'reservation'],
    yes: /\bno reservations? (?:is |are )?(?:needed|required|necessary)\b|\breservations? (?:is|are) not (?:needed|required|necessary)\b/i,
    no: /\breservations? (?:is |are )?(?:required|necessary|a must)\b/i,
    unless: new RegExp(String.raw`\b(?:${weekday}|${events}|more|larger?|campsites?|over|after)\b`, 'i'),
    but: /\b(?:recommend\w*|encourag\w*|sugg\w*)/i,
  },
  {
    what: 'taking insurance',
    words: ['insurance', 'insurances', 'pay', 'network', 'aetna', 'cigna', 'practice'],
    yes: /\bwe (?:gladly |happily )?(?:accept|take|work with)(?: most| all| many)?(?: major)?(?: dental| medical| health| vision)?(?: ppo)? insurances?\b|^\W*(?:most |all )?insurances?(?: plans?)?(?: (?:is|are))? accepted\b|(?<!not |n['’]t |never )\bin[- ]network with (?:[A-Z]|most|many)|\bwe (?:accept|take) (?:[\w &-]+, ?){0,6}(?:and )?(?:aetna|cigna)\b|\bmost (?:major )?(?:dental |medical |vision )?insurances? (?:plans )?(?:are )?(?:accepted|welcome)\b/i,
    no: /\bout[- ]of[- ]network with all\b|\b(?:self|private|cash)[- ]pay only\b|\bwe are an? (?:cash|self|private)[- ](?:pay|based) (?:practice|clinic|office)\b|^\W*insurance is not accepted\b|\bnot in[- ]network with any\b|\b(?:do not|don['’]t|no longer|cannot) (?:accept|take|bill|participate (?:in|with)|work with|file)(?: any)?(?: dental| medical| health| vision)? insurances?\b(?! (?:directly|assignment))|\bnot (?:in[- ]network|contracted) with any (?:\w+ )?insurances?\b/i,
    unless: /\b(?:secondary|some|certain|hmo|out[- ]of[- ]state|liability|auto)\b/i,
    asks: /^\W*(?:do|will|can) you (?:accept|take|bill)\b[^?]{0,30}\binsurances?\b[^?]{0,20}\?/i,
  },
  {
    what: 'estimates free of charge',
    words: ['estimate', 'estimates', 'quote'],
    asks: /^\W*(?:are|is)\b[^?]{0,20}\bestimates?\b[^?]{0,10}\bfree\b[^?]{0,20}\?|^\W*do you (?:offer|give|provide) free estimates\b[^?]{0,20}\?/i,
    asks_back: /^\W*(?:do you charge|is there (?:an?|any) (?:charge|fee|cost))\b[^?]{0,20}\bestimates?\b[^?]{0,20}\?/i,
    yes: /\bfree (?:no[- ]obligation |in[- ]home |on[- ]?site |written |online )?estimates?\b|\bestimates are (?:always |completely |totally |100% )?free\b/i,
    no: /\bestimate fee\b|\bestimates? (?:is|are|cost|costs) \$\d+|\b(?:charge|fee of) (?:an? )?\$\d+ (?:\w+ )?(?:for|per) (?:an? |all |each |written |in[- ]home )?estimates?\b|\$\d+ (?:(?:charge |fee )?for|per) (?:an? |each |all |every )(?:written |in[- ]home )?estimates?\b|\$\d+ estimate (?:fee|charge)|\$\d+ (?:service call|service fee|diagnostic|diagnosis|inspection|trip|call[- ]out|visit)(?: (?:fee|charge|visit))? (?:covers|includes|pays for|buys)\b(?![^.!?\n]{0,60}\bfree\b)[^.!?\n]{0,60}\b(?:estimate|quote)\b/i,
    unless: /\bno estimate fee|\bwaive[sd]?|\bcredited|\bapplied|\bsecond opinion/i,
  },
  {
    what: 'consultations free of charge',
    words: ['consultation', 'consultations'],
    yes: /\b(?:free|complimentary) consultations?\b/i,
    no: /\bconsultation fee (?:is|of) \$\d+|\bconsultations? (?:is|are|costs?) \$\d+|\bcharge (?:an? )?\$\d+ (?:\w+ )?for (?:an? |all |each |the )?(?:initial |first )?consultations?\b/i,
    unless: /\bwaive[sd]?|\bcredited|\bapplied|\bvalue\b/i,
  },
  {
    what: 'being open all year',
    words: ['round', 'season', 'seasonally', 'winter', 'september', 'october', 'november'],
    yes: /\b(?:we|we['’]re|farm|store|shop|restaurant|campground|park|inn|resort|lodge|motel|hotel|nursery|marina|market|café|cafe)(?: is| are)? open (?:all )?year[- ]?(?:a)?round\b|^\W*open (?:all )?year[- ]?round\W*$/i,
    no: /^\W*closed for the (?:winter|season)\b|\b(?:we|we['’]re|farm|store|shop|restaurant|campground|park|inn|resort|lodge|motel|hotel|nursery|marina|market|café|cafe)(?: is| are)? (?:only )?(?:open seasonally|closed for the (?:season|winter)|open (?:from )?(?:(?:early|mid|late)[- ])?(?:march|april|may|june|memorial day)[^.\n]{0,12} (?:through|to|until|-|–) (?:(?:early|mid|late)[- ])?(?:labor day|september|october|november))\b/i,
    unless: /\b(?:pool|patio|trails?|outdoor|dining|weekends?|20\d\d|section|snack|camp store|daily)\b/i,
  },
  {
    what: 'help around the clock',
    words: ['emergency', 'emergencies', 'hours'],
    asks: /^\W*(?:do|are) you\b[^?]{0,30}\bemergenc(?:y|ies)\b[^?]{0,30}\?/i,
    yes: /\b(?:24\/7|24[- ]hours?|around[- ]the[- ]clock) emergency (?:service|repair|plumb\w+|response|towing|calls|care)\b|\bemergency (?:service|repair|plumb\w+|towing|calls|care)s? (?:is |are )?(?:available )?(?:24\/7|24 hours|around the clock)|\bon call (?:24\/7|24 hours|around the clock|day and night)(?: \w+)? for emergenc(?:y|ies)\b/i,
    no: /\bemergenc(?:y|ies)\b(?! (?:\w+ )?(?:do not|don['’]t|doesn['’]t|does not|never|rarely|seldom|won['’]t|always|only happens?|happens?|strikes?|occurs?|arises?)\b)[^.!?]{0,40}? (?:only )?during (?:our |regular |normal |business |office |clinic )+hours(?: only)?(?= ?(?:[.!,;]|$))|\b(?:do not|don['’]t|no longer) (?:currently )?(?:offer|provide|do|take)(?: any)? (?:24[- ]hour |after[- ]hours |24\/7 |weekend |nighttime |overnight )?emergency (?:service|repair|call|work|care|appointment)s?\b|\b(?:do not|don['’]t|no longer) (?:currently )?(?:offer|provide)(?: any)? after[- ]hours (?:service|calls?|care|appointments|repairs)\b|\bno after[- ]hours (?:service|calls|emergenc\w+)\b/i,
  },
  {
    what: 'financing',
    asks: /^\W*(?:do you (?:offer|have)|is)\b[^?]{0,20}\bfinancing\b[^?]{0,20}\?/i,
    words: ['financing', 'cash', 'interest'],
    yes: /\b(?:we (?:now |also )?offer|easy|flexible)(?: \w+)? financing\b|\bfinancing (?:is |options? (?:are )?)?available\b|\b0 ?% (?:interest )?(?:financing|apr)\b|\bask (?:us )?about (?:our )?(?:easy |flexible )?financing\b|\bsame[- ]as[- ]cash(?: financing)?\b|\b(?:no|zero)[- ]interest (?:financing|payments?) (?:for|over)\b|\bwe offer (?:\w+ ){1,3}months?,? (?:with )?(?:no|zero) interest\b|\bset you up with (?:[\w-]+ ){0,6}financing\b/i,
    no: /\b(?:do not|don['’]t) (?:currently )?(?:offer|provide|have)(?: any)?(?: in[- ]house)? financing\b|\bno financing is (?:offered|available)\b|(?<!\w )\bno financing(?= ?(?:[.!,;]|$|available|offered))/i,
    unless: /\bin[- ]house\b/i,
  },
  {
    what: 'shipping',
    words: ['ship'],
    yes: /\bwe (?:now |also |can |proudly )?ship (?:nationwide|anywhere|worldwide|across|all over|to all)\b/i,
    no: /\b(?:do not|don['’]t|cannot|unable to) (?:currently )?ship\b(?= ?(?:[.!,;]|$|at this time|our|any))/i,
    unless: new RegExp(String.raw`\b(?:${weekday}|live|perishable|${some})\b`, 'i'),
  },
  {
    what: 'work for businesses',
    words: ['residential'],
    yes: /\bresidential (?:and|&) (?:light )?commercial\b|\bcommercial (?:and|&) residential\b/i,
    no: /\bwe (?:are |do |only (?:do |serve |service )|(?:serve|service|do|work on) only )(?:strictly )?residential(?: only| (?:homes|work|properties) only)\b|\bwe only (?:serve|service|do|work on) residential\b|\bresidential only\b|\bresidential (?:work|projects|jobs|customers|clients) only\b/i,
    unless: /\b(?:parking|zoning|street|plan|rate|price|discount|code)\b/i,
  },
  {
    what: 'access for wheelchairs',
    words: ['wheelchair'],
    yes: /\b(?:fully |is |are |completely )wheelchair[- ]accessible\b|^\W*wheelchair[- ]accessible\W*$/i,
    no: /\bnot (?:currently )?wheelchair[- ]accessible\b/i,
    unless: new RegExp(
      String.raw`\b(?:${some}|upstairs|second|basement|floor|restrooms?|bathrooms?|rooms?|entrance)\b`,
      'i',
    ),
  },
]

/** Questions that customers ask before they come, and that a page answers with yes or no. */
export const allQuestions: readonly Question[] = [
  ...questions,
  ...questionsOfTerms,
  ...questionsOfTreatment,
  ...questionsOfAccess,
  ...questionsOfPromises,
  ...questionsOfShops,
  ...questionsOfUrgency,
  ...questionsOfWays,
  ...questionsOfHouse,
  ...questionsOfWork,
  ...questionsOfGoods,
  ...freeOfCharge,
]

export const yesOrNo: readonly TermKind[] = allQuestions.flatMap(({ what, words, yes, no, signs, unless, but }) => {
  const guard = unless ? new RegExp(`${conditional.source}|${unless.source}`, 'i') : conditional
  const in_promises = but ? new RegExp(`${guard.source}|${but.source}`, 'i') : guard
  return [
    { what, words, sign: signs?.no, says: no, unless: guard, value: 0 },
    { what, words, sign: signs?.yes, says: yes, unless: in_promises, value: 1 },
  ]
})
