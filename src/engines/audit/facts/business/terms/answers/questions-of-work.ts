import { events, type Question, weekday } from './question.ts'
import { negated, wayOf } from './way-of.ts'

/** Who is served, by whom, and what they have to bring. */
export const questionsOfWork: readonly Question[] = [
  {
    what: 'treating children',
    words: ['children', 'pediatric', 'kids', 'ages', 'adult', 'adults'],
    yes: /\bpatients of all ages\b|\b(?:pediatric (?:and|&) adult|adult (?:and|&) pediatric)\b|\bwe (?:\w+ )?(?:see|treat|welcome) (?:\w+ (?:and|&) )?(?:children|kids|infants)\b|\b(?:children|kids)(?: and adults| of all ages)? (?:are )?(?:always )?welcome\b(?= ?(?:[.!]|$| as patients))/i,
    no: /\b(?:do not|don['’]t|cannot|no longer|unable to) (?:currently )?(?:treat|see|accept) (?:children|kids|minors|pediatric|patients under)\b|\b(?:see|sees|treat|treats|accept|accepts) adults? (?:patients |clients )?only\b|\b(?:only (?:see|sees|treat|treats)|practice is (?:limited to|for)) adults?\b|\badults (?:18|19|21)(?: years)? (?:and|or) (?:over|older|up) only\b/i,
    unless: new RegExp(String.raw`\b(?:${weekday}|${events}|menu|alone|unattended|some|certain)\b`, 'i'),
    but: negated,
  },
  wayOf({
    what: 'Medicaid',
    words: ['medicaid'],
    name: 'medicaid',
    no: String.raw`\b(?:do not|don['’]t|no longer|cannot) (?:participate (?:in|with)|accept|take|bill) medicaid (?:or|and)\b|\b(?:do not|don['’]t|no longer|cannot) participate (?:in|with) medicaid\b|\bnot an? (?:\w+ )?medicaid provider\b`,
    unless: String.raw`\b(?:some|certain|hmo|only)\b`,
  }),
  wayOf({
    what: 'Medicare',
    words: ['medicare'],
    name: 'medicare',
    no: String.raw`\b(?:do not|don['’]t|no longer|cannot) participate (?:in|with) medicare\b|\bnot an? (?:\w+ )?medicare provider\b|\bopted out of medicare\b`,
    unless: String.raw`\b(?:some|certain|hmo|only|advantage|supplement)\b`,
  }),
  wayOf({
    what: 'American Express',
    words: ['amex', 'express'],
    name: '(?:american express|amex)',
    unless: String.raw`\b(?:some|certain|over|under)\b`,
  }),
  {
    what: 'a license',
    words: ['licensed', 'unlicensed'],
    yes: /\b(?:fully |state[- ])?licensed,? (?:(?:and|&) )?(?:bonded|insured)\b|\blicensed (?:general |plumbing |electrical |roofing |hvac |building )?contractor\b/i,
    no: /\b(?:not (?:a |currently a )?licensed|(?:are|is) unlicensed)(?: (?:\w+ )?(?:contractor|plumber|electrician|business|company))?(?= ?(?:[.!,;]|$|and|or))/i,
    unless:
      /\b(?:if|hire|hiring|someone|anyone|who|whom|beware|avoid|other|software|therapist|medical|attorney|their|your)\b/i,
    but: negated,
  },
  {
    what: 'being insured',
    words: ['insured', 'uninsured'],
    yes: /\b(?:fully|licensed,?(?: bonded,?)? (?:and|&)) insured\b/i,
    no: /\b(?:we|company|business|contractor) (?:are|is)(?: not|n['’]t) (?:licensed or |bonded or )?insured\b|\b(?:we|company|business|contractor) (?:are|is) uninsured\b/i,
    unless: /\b(?:if|hire|hiring|your|their|when|patients?|fdic|ncua|deposits?)\b/i,
    but: negated,
  },
  {
    what: 'deposits given back',
    words: ['deposit', 'deposits'],
    yes: /\b(?:deposits? (?:is|are) (?:fully |100% |completely )?|(?:a|fully|100%) )refundable\b(?: deposit| at any time|(?= ?(?:[.!,;]|$)))/i,
    no: /\bdeposits? (?:is|are) (?:always )?(?:non-?refundable|not refundable)\b|\bnon-?refundable deposit\b/i,
    unless:
      /\b(?:security|damage|pets?|keys?|cleaning|if|until|unless|up to|before|after|within|days|hours|minus|less|special|custom|orders?|portion|half|partially)\b/i,
  },
  {
    what: 'filing the insurance claim',
    words: ['claim', 'claims'],
    yes: /\bwe(?:['’]ll| will| can)? (?:also )?(?:handle|manage|file|take care of|run) (?:your |the |all of your )?(?:whole |entire |full |insurance )*claims?\b(?! (?:documentation|evidence|photos))|\bwe [^.!?]{3,60} and (?:we(?:['’]ll)? )?(?:file|submit|handle) (?:the|your) (?:insurance )?claims? for you\b/i,
    no: /\bwe (?:cannot|can['’]t|do not|don['’]t|will not) (?:legally )?(?:file|handle|negotiate|manage) (?:your |the |an |any )?(?:insurance )?claims?\b/i,
    asks: /^\W*(?:do|will|can|could) you (?:file|handle|manage|negotiate|deal with|take care of)\b[^?]{0,30}\bclaims?\b[^?]{0,20}\?/i,
    unless: /\b(?:warranty|lawsuit|injury|attorneys?|help you|with you)\b/i,
    but: negated,
  },
  {
    what: 'speaking Spanish',
    words: ['habla', 'hablamos', 'spanish', 'bilingual', 'english'],
    yes: /\b(?:se habla|hablamos) espa[nñ]ol\b|\b(?:we|our staff|our team) (?:also )?speaks? (?:(?:english|french|portuguese|creole),? (?:and )?)*spanish\b|\b(?:bilingual|spanish[- ]speaking) (?:staff|team|crew|office)\b/i,
    but: negated,
    no: /\b(?:only speaks? english|speaks? english only|speaks? only english|english[- ]only (?:staff|office))\b|\b(?:do not|don['’]t) (?:currently )?(?:speak (?:any )?spanish|have spanish[- ]speaking)\b|\b(?:nobody|no one|none of us)(?: here| in (?:our|the) office| on (?:our |the )?(?:staff|team))? speaks (?:any )?spanish\b/i,
  },
  wayOf({
    what: 'work for businesses',
    words: ['commercial', 'businesses', 'homes', 'residential'],
    name: '(?:commercial|business) (?:work|jobs|properties|projects|cleaning|service|services|roofs|roofing|buildings|clients|customers|accounts|plumbing|kitchens|pest control|electrical)',
    yes: String.raw`\b(?:trust|count on|rely on|call) (?:us|our|\w+)[^.!?]{0,30} commercial (?:plumbing|pest control|cleaning|roofing|electrical|kitchens)\b|^\W*commercial (?:accounts|plumbing|pest control|cleaning|roofing|electrical(?: work)?|services?)\W*$|\bresidential (?:and|&) (?:light )?commercial\b|\bcommercial (?:and|&) residential\b|\b(?:homeowners|homes) and businesses\b|\b(?:our|a|with) commercial (?:maintenance|service|cleaning|pest|lawn) (?:plans?|contracts?|agreements?|programs?)\b|\bhomes,? (?:and|&) (?:businesses|commercial (?:buildings|properties))\b|\bboth (?:residential|homes|homeowners) and (?:commercial|businesses)\b`,
    no: String.raw`\bwe (?:only|exclusively) (?:treat|serve|service|clean|work (?:on|in)) (?:private )?(?:homes|houses|residences)\b|\bwe (?:treat|serve|service|clean|work (?:on|in)) (?:private )?(?:homes|houses) only\b|\bwe (?:do not|don['’]t) (?:treat|serve|service|clean|work (?:on|in)) (?:businesses|offices|restaurants|commercial \w+)\b|\b(?:we are|we['’]re) residential only\b|\bonly (?:treat|serve|service|clean|work (?:on|in)) (?:homes|houses)(?= ?(?:[.!,;]|$))`,
    unless: String.raw`\b(?:some|certain|select|parking|zoning)\b`,
  }),
  {
    what: 'work for homes',
    words: ['residential', 'homeowners', 'homes', 'commercial'],
    yes: /\bresidential (?:and|&) (?:light )?commercial\b|\bcommercial (?:and|&) residential\b|\b(?:homeowners|homes) (?:and|&) businesses\b/i,
    no: /\b(?:work on|serve|service|do) commercial (?:properties|buildings|clients|customers|work|projects) only\b|\bcommercial (?:work|properties|projects|clients) only\b|\b(?:do not|don['’]t|no longer) (?:do|offer|take|accept|provide|serve) (?:any )?residential\b/i,
    unless: /\b(?:some|certain|rate|price|discount|code)\b/i,
    but: negated,
  },
  {
    what: 'small jobs',
    words: ['small', 'minimum'],
    yes: /\bno (?:job|project|repair|task)(?:['’]s| is)? (?:ever )?(?:too (?:big|large) or )?(?:too )?small\b|\btoo small or too (?:big|large)\b/i,
    no: /\b(?:job|project|service|labor) minimum (?:is |of )?\$\d+|\$\d[\d,]* (?:job|project|labor) minimum\b|\bminimum (?:job|project)(?: (?:size|cost|price))? (?:is |of )?\$\d+/i,
    unless: /\b(?:delivery|order|wage|rental|outside|beyond|travel)\b/i,
  },
  {
    what: 'booking without a deposit',
    words: ['deposit', 'deposits', 'money', 'upfront', 'front', 'down', 'advance', 'nothing'],
    yes: /\b(?:do not|don['’]t|never) (?:require|ask for|take|charge) (?:an? |any )?deposits?(?= ?(?:[.!,;]|$|to book|up ?front))|\bno money down\b|\bnothing (?:due )?up ?front\b|\bno (?:upfront |advance )?deposits?(?: (?:is |are )?(?:required|needed|necessary))?(?= ?(?:[.!,;•|]|$))|\b(?:never|do not|don['’]t) (?:ask|take|want|collect|require) (?:for )?(?:any |a cent |a dime )?(?:money |payment )?(?:up ?front|in advance|down)(?= ?(?:[.!,;]|$))|\bpay (?:us )?nothing (?:until|till|before) (?:the (?:work|job)|you|it|we)\b/i,
    no: /(?<!\w)(?:\$\d+|\d+%|an?) (?:non-?refundable |refundable )?deposit (?:is |will be )?(?:required|due)\b|(?:\$\d+|\d+%) (?:non-?refundable |refundable )?deposit (?:holds|secures|reserves|locks in|books)\b|\bdeposit of (?:\$\d+|\d+%) is (?:required|due)\b|\b\d{1,2}% (?:is )?(?:due )?up ?front\b|\bwe require an? (?:\$\d+ |\d+% )?(?:non-?refundable )?deposit\b|\bwe (?:ask for|require|collect|take|need) (?:a |an |one[- ])?(?:third|half|quarter|\d{1,2} ?(?:%|percent)|\$\d+) (?:of the (?:price|total|cost|job|bill) )?(?:down|up ?front|in advance|before (?:we|the work))\b/i,
    unless: new RegExp(
      String.raw`\b(?:${events}|security|damage|large|over|cabins?|rentals?|if|orders?|consult\w*|cakes?|financ\w+|credit|lease|loans?|members?|memberships?|monthly|recurring|subscri\w+)\b`,
      'i',
    ),
  },
  {
    what: 'coming without a membership',
    words: ['membership', 'members'],
    yes: /\bno membership (?:is )?(?:required|needed|necessary|fees?)\b|\bopen to the public\b[^.!?\n]{0,20}\bno membership\b/i,
    no: /\bmembership (?:is )?required\b|\bmembers[- ]only\b/i,
    unless: /\b(?:discounts?|pricing|events?|area|nights?|page|login|portal|for)\b/i,
  },
]
