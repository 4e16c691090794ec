import { type Question, weekday } from './question.ts'
import { negated, wayOf } from './way-of.ts'

/** What a firm promises of its people, its phone and its bookings. */
export const questionsOfPromises: readonly Question[] = [
  {
    what: 'work without subcontractors',
    words: ['subcontractors', 'subcontractor', 'subcontract', 'subcontracted', 'labor', 'laborers'],
    yes: /\b(?:never|do not|don['’]t|without|no) (?:use |using |hire |hiring |rely on |send |any )*sub-?contractors?\b|\b(?:never|do not|don['’]t) sub-?contract\b|\bnever sub-?contracted\b|\b(?:never|do not|don['’]t) (?:use|hire|send) (?:any )?day labor(?:ers)?\b|\bno day labor(?:ers)?\b|\bno subs\b/i,
    no: /\b(?:our|trusted|licensed|qualified|vetted|local) (?:\w+ )?sub-?contractors\b|\bwe (?:\w+ )?(?:use|work with|hire|partner with|bring in|rely on|subcontract to) (?:\w+ ){0,2}sub-?contractors?\b|\bwe (?:sometimes |also |do )?(?:hire|use|bring in) day labor(?:ers)?\b/i,
    unless:
      /\b(?:employees|privacy|insurance|work(?:ers|er['’]?s)['’]? comp\w*|liable|liability|damages?|agents|attorneys?|claims?|sue|many|other|general)\b/i,
  },
  {
    what: 'answering the phone at any hour',
    words: ['answer', 'answers', 'answered', 'voicemail', 'message', 'picks', 'pick'],
    yes: /\b(?:we|live person|real person|our team|somebody|someone) (?:will |always |personally )?answers?(?: (?:the|our|your|every|all) (?:phones?|calls?))? (?:24\/7|24 hours|around the clock|day (?:and|or) night|(?:at )?any (?:time|hour))\b|\b(?:phones?|calls) (?:are |is )?(?:always )?answered (?:live )?(?:24\/7|24 hours|around the clock|day (?:and|or) night)\b|^\W*(?:24\/7|day (?:and|or) night|at any hour|any ?time)\b[^.;!?]{0,30}\b(?:somebody|someone|we|a (?:real |live )?person) (?:will |always )?(?:answers?|picks? up)\b|\b(?:we|somebody|someone) (?:always |will )?picks? up (?:the phone |our phone )?(?:24\/7|24 hours|around the clock|day (?:and|or) night|at any hour)\b/i,
    no: /\bcalls? (?:received |made )?(?:outside|after|before)[^.;]{0,30} hours? (?:will )?(?:go|goes|are sent|is sent) to (?:our )?voice ?mail\b|\b(?:after|before) (?:hours|\d{1,2})[^,;!?]{0,12},? (?:you(?:['’]ll| will)?|calls?) (?:\w+ )?(?:get|reach|go to|hear)[^.;]{0,12} (?:voice ?mail|answering machine)\b|\b(?:after (?:hours|\d{1,2}|(?:four|five|six|seven|eight)(?: o['’]clock)?)|outside (?:of )?(?:our )?(?:business |office |normal )?hours)(?: ?p\.?m\.?)?(?: in the evening)?,? (?:please )?leave (?:us )?a (?:message|voice ?mail)\b/i,
    unless: new RegExp(
      String.raw`\b(?:${weekday.replace('|after hours', '')}|emergenc\w*|most|usually)\b(?! included)`,
      'i',
    ),
    but: negated,
  },
  {
    what: 'a person on the phone',
    words: ['machine', 'machines', 'voicemail', 'answers', 'speak', 'talk', 'reach', 'human'],
    yes: /\bno (?:answering machines?|voice ?mail|phone trees?|call cent(?:er|re)s?|robots?)\b|\b(?:always|you(?:['’]ll| will)?) (?:talk|speak|get to speak) (?:to|with) an? (?:real|live|actual) (?:person|human)\b|\ba (?:real|live) (?:person|human) (?:always |will )?answers?\b|\balways reach a (?:real |live )?(?:person|human)\b/i,
    no: /\bleave (?:us )?a (?:message|voice ?mail) on (?:our|the) (?:answering )?(?:machine|voice ?mail)\b|\b(?:our|the) (?:answering machine|voice ?mail) (?:takes|will take|records|picks up)\b|\b(?:you|calls?)(?:['’]ll| will| may| might)? (?:get|reach|go to) (?:our|the) (?:answering machine|voice ?mail)\b/i,
    unless: /\b(?:rarely|seldom)\b/i,
  },
  {
    what: 'certified people',
    words: ['certified', 'licensed', 'checked'],
    yes: /\b(?:every(?: one)?(?: of our)?|each(?: of our)?|all(?: of)?(?: our)?) (?:[\w-]+ )?(?:technicians?|mechanics?|installers?|trainers?|instructors?|groomers?|therapists?|plumbers?|electricians?|arborists?|inspectors?) (?:is|are|holds?|carr(?:y|ies)) (?:[\w-]+ ){0,3}(?:certified|licensed|background[- ]checked)\b/i,
    no: /\b(?:one|two|three|four|five|some|half|most|several|\d{1,2}) of (?:our|the) (?:[\w-]+ ){0,2}(?:technicians|mechanics|installers|trainers|instructors|groomers|therapists|plumbers|electricians|arborists|inspectors) (?:is|are|holds?) (?:[\w-]+ ){0,3}(?:certified|licensed|background[- ]checked)\b/i,
    unless: /\b(?:master|double|doubly|also|additionally|level|advanced|since)\b/i,
  },
  {
    what: 'writing by email',
    words: ['email'],
    yes: /\b(?:e-?mail us|send us an e-?mail|(?:call|text),? or e-?mail|e-?mail (?:me|him|her|our \w+)) ?(?:at|to|with|your|any ?time|today|or|:|if|and|[.!]|$)|(?:^|\s)e-?mail:? [\w.-]+@[\w.-]+\w/i,
    no: /\bwe (?:do not|don['’]t|never) (?:use|have|check|read|answer|do|accept) e-?mails?(?= ?(?:[.!,;]|$|and|so|or|at all))|\bplease (?:call, )?do not e-?mail(?: us)?(?= ?(?:[.!,;]|$))/i,
    unless: /\b(?:spam|share|sell|list|newsletter|sensitive|medical|confidential|attachments?|weekends?)\b/i,
  },
  wayOf({
    what: 'ordering online',
    words: ['online'],
    name: 'online order(?:ing|s)',
    yes: String.raw`^\W*order (?:now )?online(?: now| today)?\W*$`,
    no: String.raw`\b(?:do not|don['’]t|cannot|unable to) (?:take|accept|offer|process) (?:any )?orders online\b`,
  }),
  {
    what: 'gift cards by internet',
    words: ['gift'],
    yes: /\b(?:buy|order|purchase|get)\b[^.;]{0,30}\bgift (?:cards?|certificates?)\b[^.;]{0,12}\bonline\b|\bgift (?:cards?|certificates?) (?:are |can be (?:bought |purchased )?)?(?:also )?(?:available |bought |purchased )?online\b/i,
    no: /\bgift (?:cards?|certificates?) (?:are |can |may )?(?:available |only |be )*(?:bought |purchased |sold )?(?:only )?(?:in[- ](?:store|person|house)|at (?:our|the) [\w ]{3,20}) only\b|\bgift (?:cards?|certificates?) (?:can|may|are) only (?:be )?(?:bought|purchased|sold|available) (?:in|at)\b/i,
    unless: /\b(?:redeem\w*|used?|valid|balance)\b/i,
  },
  {
    what: 'CareCredit',
    words: ['carecredit', 'credit'],
    yes: /\b(?:accept|accepting|take|offer|honor)\b[^.!?]{0,60}\bcare ?credit\b|\bcare ?credit\b[^.!?]{0,40}\b(?:accepted|available|welcome)\b|^\W*care ?credit\W*$/i,
    no: /\b(?:do not|don['’]t|no longer|cannot) (?:currently )?(?:accept|take|offer) care ?credit\b/i,
    unless: /\b(?:some|certain|only|over)\b/i,
    but: negated,
  },
  wayOf({
    what: 'payment plans',
    words: ['plans'],
    name: '(?:flexible |easy |monthly |affordable )?payment plans?',
    no: String.raw`\bno payment plans\b`,
    unless: String.raw`\b(?:membership|insurance|some|certain|third[- ]party|only|fee|irs|tax|student)\b`,
  }),
  {
    what: 'staying for one night',
    words: ['minimum'],
    yes: /\bno minimum (?:stay|nights?)\b/i,
    no: /\b(?:(?:[2-7]|two|three|four|five|seven)[- ]night minimum|minimum stay(?: of| is|:)? (?:[2-7]|two|three|four|five|seven) nights)\b/i,
    unless: new RegExp(String.raw`\b(?:${weekday}|season\w*|summer|winter|cabins?|suites?|rooms?|unless|some)\b`, 'i'),
  },
  {
    what: 'bringing the supplies',
    words: ['supplies', 'equipment', 'vacuum'],
    yes: /\bwe (?:\w+ )?(?:bring|provide|supply) (?:all |our |the |own |of |your |necessary |needed )*(?:cleaning )?(?:supplies|equipment|vacuum)\b/i,
    no: /\b(?:please |must |should |you |clients |customers )(?:provide|have|supply) (?:all |your own |the |their own |a |cleaning )+(?:supplies|equipment|vacuum)\b/i,
    unless: /\b(?:if|unless|special|school|art|safety|medical|request|prefer|or|extra|some|additional)\b/i,
    but: negated,
  },
  {
    what: 'people on your payroll',
    words: ['employees', 'contractors'],
    yes: /\b(?:our|all|every|each) [\w -]{0,40}\b(?:are|is) (?:an? )?(?:full-time |w-?2 )*employees?,? (?:and )?(?:not|never) (?:independent |sub)?-?contractors?\b|\bw-?2 employees\b/i,
    no: /\b(?:our|all of our|all our|all) (?:\w+ )?(?:cleaners|technicians|drivers|therapists|instructors|stylists|tutors|caregivers|trainers|team members) are independent contractors\b|\bwe (?:contract|work) with independent (?:cleaners|technicians|contractors|drivers|therapists|caregivers)\b/i,
    unless: /\b(?:if|irs|tax|law|apply|hiring)\b/i,
  },
  {
    what: 'foreign cars',
    words: ['foreign', 'import', 'imports', 'domestic'],
    yes: /\b(?:domestic (?:and|&) (?:foreign|imports?|imported)|(?:foreign|imports?|imported) (?:and|&) domestic)\b/i,
    no: /\b(?:do not|don['’]t|no longer) (?:work on|service|repair|take) (?:any )?(?:foreign|imports?|imported)\b|\bonly (?:work on|service|repair) (?:american|domestic)(?: (?:and|&) (?:japanese|asian|korean))? (?:cars|vehicles|makes|models)\b|\b(?:american|domestic) (?:cars|vehicles|makes|models) only\b|\bno (?:foreign|imported) (?:cars|vehicles)\b/i,
    unless: /\b(?:some|certain|most|parts)\b/i,
  },
  {
    what: 'being new in business',
    words: ['new', 'trusted', 'trust'],
    yes: /\b(?:is|are|as|we['’]re) an? (?:brand[- ])?new (?:company|business|shop|firm|practice|restaurant|studio|salon|store|start-?up)\b(?! (?:to|in|at|location))/i,
    no: /\b(?:trust(?:ed|ing)?|rel(?:y|ied|ying) on|chosen|com(?:e|ing) (?:back )?to|counted on) us (?:[\w ]{0,20} )?for (?:many |over |more than )?(?:\d+\+? |twenty |thirty )?(?:years|decades|generations)\b/i,
    unless: /\b(?:if|hire|every|each|when|whether|experience\w*|combined|previous\w*|former\w*)\b/i,
  },
]
