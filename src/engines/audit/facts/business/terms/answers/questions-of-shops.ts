import type { Question } from './question.ts'

/** What a shop works on, whose it is, and how its people are paid. */
export const questionsOfShops: readonly Question[] = [
  {
    what: 'parts that customers bring',
    words: ['parts', 'supplied'],
    yes: /\b(?:install|use|fit|put in|accept|welcome) (?:customer[- ]supplied|your own) parts\b|\bbring (?:in )?your own parts(?= ?(?:[.!,;]|$| and we))/i,
    no: /\b(?:cannot|can['’]t|do not|don['’]t|won['’]t|will not|no longer|never) (?:install|use|fit|put in|accept) (?:any )?(?:customer[- ]supplied parts|parts (?:that )?you (?:bring|supply|provide|buy|bought)|your own parts|outside parts)\b|\bno (?:customer[- ]supplied|outside) parts\b/i,
    unless: /\b(?:warranty|guarantee\w*|some|most|certain|core)\b/i,
    but: /\b(?:not|no|never|cannot)\b|n['’]t\b/i,
    asks: /^\W*(?:can|may|could) (?:I|we|you)\b[^?]{0,30}\b(?:my own|our own|customer[- ]supplied) parts\b[^?]{0,20}\?/i,
  },
  {
    what: 'work on every brand',
    words: ['brands', 'brand', 'makes', 'model', 'models'],
    yes: /\b(?:service|repair|work on|fix)(?:s|ing)? (?:all|any|every) (?:major )?(?:makes?|brands?)\b/i,
    no: /\b(?:only|exclusively) (?:service|repair|work on|fix) (?:the )?(?:brands?|makes|units|systems|equipment|ones) (?:that )?we (?:sell|sold|install|installed)\b|\bonly (?:service|repair|work on) what we (?:sell|sold|install|installed)\b/i,
    unless: /\b(?:warranty|some|most|except)\b/i,
  },
  {
    what: 'people who earn no commission',
    words: ['commission', 'commissions', 'commissioned'],
    yes: /\b(?:never|not|no one|nobody|aren['’]t|don['’]t|isn['’]t)\b[^.!?]{0,30}\bon commission\b|\bno commission(?:s|ed)?(?: sales(?:people|men)?| techs| technicians| pay)?(?= ?(?:[.!,;•]|$))|\bnon-?commission(?:ed)?\b/i,
    no: /\b(?:techs|technicians|team|staff|salespeople|advisors|people)\b[^.!?]{0,20}\b(?:earns?|receives?|(?:is|are) paid|makes?|works? on) (?:an? )?commissions?\b(?! (?:only|free))/i,
    unless: /\b(?:real estate|agents?|brokers?|percent|other|most|competitors?)\b/i,
  },
  {
    what: 'being independent',
    words: ['owned', 'group', 'chain'],
    yes: /\b(?:independently|privately|veterinarian|doctor)[- ](?:and locally )?owned\b|\blocally and independently owned\b/i,
    no: /\bowned by an? (?:\w+ ){0,2}(?:national|corporate|larger|regional) [a-z]+|\bcorporately[- ]owned\b|\bpart of an? (?:national|larger|regional) (?:[a-z]+ ){0,3}(?:group|chain|company|network)\b/i,
    unless: /\b(?:not|never|no longer|formerly|dealers?|franchis\w+|brands?|products?)\b|n['’]t\b/i,
  },
]
