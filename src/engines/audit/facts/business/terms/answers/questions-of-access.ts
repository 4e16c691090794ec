import type { Question } from './question.ts'
import { negated, wayOf } from './way-of.ts'

const referral = `(?:(?:doctor|physician|dentist|provider|medical|written|formal)(?:['’]?s['’]?)? )?referrals?`
/** Some plans, some tests and some patients need one. */
const of_some_referrals =
  /\b(?:insurance|insurer|plans?|hmo|medicare|medicaid|tricare|va|authorization|mri|x-?rays?|imaging|scans?|bonus|rewards?|most|many|usually|typically|program|friends?|\$\d+)\b/i

/** What stands between a customer and the door: referrals, owners, ways to pay. */
export const questionsOfAccess: readonly Question[] = [
  {
    what: 'coming without a referral',
    words: ['referral', 'referrals', 'refer', 'referred'],
    yes: new RegExp(
      [
        String.raw`\bno ${referral}(?: (?:is |are )?(?:needed|required|necessary))?(?= ?(?:[.!,;:)•|]|$|from|or|and|to))`,
        String.raw`\b${referral} (?:is|are)(?: not|n['’]t) (?:needed|required|necessary)\b`,
        String.raw`\b(?:do not|don['’]t|does not|doesn['’]t|will not|won['’]t) (?:need|require) an? ${referral}`,
        String.raw`\bwithout an? ${referral}`,
        String.raw`\bself-?refer(?:red|rals?|ring)?\b`,
      ].join('|'),
      'i',
    ),
    no: new RegExp(
      [
        String.raw`(?<!\b(?:no|not|without|need|require)(?: an?)? )\b${referral}(?: from [\w ,'’]{3,60})? (?:is|are) (?:always )?(?:needed|required|necessary)\b`,
        String.raw`\b(?:(?:we|patients|you) must (?:have|bring|get|obtain)|you(?:['’]ll| will) need|(?:we|our \w+|patients) requires?) an? ${referral}`,
        String.raw`\bby (?:doctor |physician )?referral only\b|^\W*${referral} required\W*$`,
      ].join('|'),
      'i',
    ),
    asks: /^\W*(?:can|may) (?:I|we|you) (?:come|book|be seen|self-?refer)\b[^?]{0,30}(?:without an? referral|self-?refer)[^?]{0,20}\?/i,
    asks_back:
      /^\W*(?:do (?:I|we|you)|is|are)\b[^?]{0,20}\b(?:need|require|required|necessary)?\b[^?]{0,30}\breferrals?\b[^?]{0,30}\?/i,
    unless: of_some_referrals,
    but: /\b(?:but|however)\b/i,
  },
  {
    what: 'having the same owners',
    words: ['owned', 'owner', 'owners', 'ownership', 'management'],
    yes: /\b(?:under )?(?:the )?same (?:family |local )?(?:owners?|ownership|management) (?:since|for)\b|\bfamily[- ]owned(?: (?:and|&) (?:operated|run))? (?:since|for (?:over |more than |nearly )?[\w-]+ (?:years|generations))\b/i,
    no: /\b(?:under|now under|with) new (?:family )?(?:ownership|management)\b|\bunder (?:new|different) owners\b|^\W*new (?:owners?|ownership|management)\W*$/i,
    unless: /\b(?:was|were|sold|previous\w*|former\w*|building|hotels?|property|properties|asset)\b/i,
  },
  {
    what: 'parking on the premises',
    words: ['parking'],
    yes: /\b(?:free|ample|plenty of|easy|convenient) (?:free )?on-?site parking\b|\bparking (?:is )?(?:available )?on(?:-| )?site\b|\bpark (?:right )?in our (?:own )?lot\b/i,
    no: /\bno (?:on-?site parking|parking (?:on(?:-| )?site|on the premises|of our own))\b|\bparking is (?:available )?(?:only )?on the street(?: only)?\b(?= ?(?:[.!,;]|$))|\bthere is no on-?site parking\b/i,
    unless: /\b(?:rv|trailers?|overnight|buses|bus|trucks?|event|handicap\w*|some|limited)\b/i,
    but: negated,
  },
  wayOf({
    what: 'paying by Venmo, Zelle or PayPal',
    words: ['venmo', 'zelle', 'paypal'],
    name: '(?:venmo|zelle|paypal)',
    unless: String.raw`\b(?:some|only|fee|donat\w*|goods|friends)\b`,
  }),
]
