/** Where the pair alone does not tell: it must stand so in the text about it. */
const only_in: Readonly<Record<string, RegExp>> = {
  'being lead': /\bbeing lead by\b/i,
  'been lead': /\bbeen lead by\b/i,
  'is lead':
    /\b(?:tour|class|team|company|group|service|session|workshop|project|hike|study|program) is lead by (?!example)/i,
  'are lead':
    /\b(?:tours|classes|teams|groups|services|sessions|workshops|hikes|studies|programs|trips) are lead by (?!example)/i,
  'more customize': /\ba more customize [a-z]/i,
  'providing exceptions': /\bproviding exceptions [a-z]+ (?:repair|service|care|work)s?\b/i,
  'you own':
    /\b(?:in|for|of|on|at|with|to) you own (?!a\b|an\b|the\b|or\b|your\b|and\b|it\b|one\b|property\b|two\b|more\b)[a-z]/i,
  // Where a garden is laid out, the room for roots is planned.
  'root planning': /\bscaling\b.{0,12}\broot planning\b/i,
  'piece of': /\bpiece of mind\b/i,
  'peace and': /\bpeace and quite\b/i,
  'statue of': /\bstatue of limitations?\b/i,
  'peak your': /\bpeak your (?:interest|curiosity|appetite)\b/i,
  'peek your': /\bpeek your (?:interest|curiosity|appetite)\b/i,
  'bare with': /\bbare with (?:us|me)\b/i,
  'choice off': /\bchoice off (?:two|three|one|any|side|sides|meat|soup|salad|dressing|bread|sauce)\b/i,
  'our deserts': /\bour deserts (?:are|is|menu)\b/i,
  'in affect': /\bin affect\b(?! )/i,
  'into affect': /\binto affect\b/i,
  'your welcome':
    /(?<!(?:stay|stayed|out|for|of|enjoyed|was|to) )\byour welcome(?:[.!,](?:\s|$)| (?:to (?:come|visit|call|bring|stop|join|use|contact)|here|any ?time)\b)/i,
  'its own': /\bit['’]s own\b(?!-)/i,
  'all you': /\ball you (?!could|can|may|might|need|want|have|do)[a-z]+(?:[ -][a-z]+)? needs\b(?! (?:is|to)\b)/i,
  'for sell': /\b(?:house|home|car|property|items?|available|puppies|homes|cars) for sell\b/i,
  'on sight': /\bon sight (?:parking|laundry|manager|management|staff|repairs?|consultation|estimates?)\b/i,
  'the mean': /\bin the mean time\b/i,
  'your patients': /\bthank(?:s| you) for your patients(?:[.!,]| while| as| during| and understanding)/i,
  'thousand of':
    /\b(?:over|for|have|has|served|serving|saved|helped|with|in) thousand of (?:years|people|customers|dollars|happy|satisfied|clients|homes|homeowners|families)\b/i,
  'no where': /\bno where (?:else|near|to be (?:found|seen))\b/i,
  'right reserved': /\ball right reserved\b/i,
  'trained personal': /\btrained personal(?:[.,!]| (?:will|are|to|and)\b)/i,
  'loose money': /\b(?:to|not|never|don['’]t|you) loose money\b/i,
  'callus at': /\bcallus at (?:\(?\d|any ?time)/i,
  'open everyday': /\bopen everyday\b(?! (?:low|life|items?))/i,
  'closed everyday': /\bclosed everyday\b/i,
  'their is': /(?:^|[.!?] )their is (?:a|an|no|nothing|always|something|also|plenty)\b/i,
  'their are': /(?:^|[.!?,] )their are (?:a|many|no|several|two|three|also|some|plenty|different|lots)\b/i,
  'or redeemable': /\bnon-?(?:refundable|transferable|returnable) or redeemable\b/i,
  'the pubic': /\b(?:to|of|for|with) the pubic\b(?! (?:area|bone|hair|region|symphysis))/i,
  'duck work': /\bair duck work\b/i,
  'duck cleaning': /\bair duck cleaning\b/i,
  'choose form': /\bchoose form (?:a|an|our|the|over|many|several|one)\b/i,
  'choosing form': /\bchoosing form (?:a|an|our|the|over|many|several|one)\b/i,
  'perfect compliment': /\bperfect compliment to (?:any|your|our|the|every|a)\b/i,
  'great compliment': /\bgreat compliment to (?:any|your|our|every)\b/i,
  'more then': /\bmore then (?:a|an|any|ever|just|one|two|three|five|ten|\d+)\b/i,
  'less then': /\bless then (?:a|an|one|two|\d+)\b/i,
  'other then': /\bother then (?:the|a|our|what|that)\b/i,
  'later then': /\blater then (?:the|a|\d)/i,
  'longer then': /\blonger then (?:the|a|any|most|\d)/i,
  'older then': /\bolder then (?:the|a|\d)/i,
  'better then': /\bbetter then (?:the|a|any|ever|our|ours|most|others|that|this|new|just)\b/i,
  'further then': /\bno further then\b/i,
  'farther then': /\bno farther then\b/i,
  'smaller then': /\bsmaller then (?:the|a|any|most|\d)/i,
  'larger then': /\blarger then (?:the|a|any|most|\d)/i,
  'stronger then': /\bstronger then (?:the|a|any|ever|most)\b/i,
  'rather then': /\brather then [a-z]/i,
  'would of': /\bwould of (?!course)/i,
  'could of': /\bcould of (?!course)/i,
  'should of': /\bshould of (?!course)/i,
  'must of': /\bmust of (?:been|had|gone|got|come|done)\b/i,
  'might of': /\bmight of (?:been|had|gone|got|come|done)\b/i,
  'your going': /\byour going to (?:be|love|have|need|want|get|see|find|enjoy)\b/i,
  'coarse of':
    /\b(?:the|a|of|due) coarse of (?:history|time|events?|action|treatment|study|business|(?:the|a|this|your|our) (?:year|day|week|month|season|project|life))\b/i,
  'tool free': /\btool free (?:(?:phone|telephone) )?(?:number|line|at \(?1?[- ]?8)/i,
  'your looking': /\byour looking (?:for|to)\b/i,
}

/** "If your looking for": where "you are" was meant after a word that often stands before "your". */
const you_are =
  /\b(?:if|when|whether|once|and|that|because) your (?:looking (?:for|to)|not (?:sure|happy|satisfied|ready|looking|in)\b|in need of\b|in the (?:market|mood|area)\b|ready (?:to|for)\b|thinking (?:of|about)\b|considering\b|interested in\b|unsure\b|going to\b|having (?:trouble|problems|a)\b|getting (?:married|ready)\b|tired of\b|searching for\b)/i
const its_so = /(?:^|[.!?:] )Its (?:a (?!cappella|la )|an |not |been |easy to |time to |never |also )/
const lets_us = /(?:^|[.!?] )Lets [a-z]/
/** "Check out are specials". */
const our_own =
  /\b(?:about|visit|see|meet|contact|check out|view|of|all|for|from|on|with|at|browse) are (?:specials|website|menu|gallery|store|team|staff|services|customers|clients)\b/i
const years_each =
  /\b(?:[2-9]|\d{2,}|two|three|five|ten|fifteen|twenty|thirty|forty|fifty|many)\+? (?:year['’]s (?:of )?experience|year['’]s of)\b/i
const with_mark = /\byou['’]re /i

/** "Combining oil and flower in a heavy pot": where something is cooked. Hemp is sold as oil and as flower. */
const flour =
  /\b(?:roux|stir|whisk|mix|mixing|combine|combining|cups?|heat|brown) [^.!?]{0,25}\b(?:oil|butter|sugar|eggs|milk|salt) and flower\b(?! (?:essence|extract|petal|water|seed|blossom))/i
const became_known = /\b(?:became|becomes?) know (?:as|for|by|to)\b/i
const your_own =
  /\b(?:include|enter) you (?:phone|name|e-?mail|address|telephone|zip|contact info)|\b(?:include|enter) you (?:first|last|full) name\b/i
const your_thing =
  /\b(?:in|with|from) you (?:car|vehicle|service manual|home|house|roof|yard|pet|dog)\b(?! (?:guys|owners?|lovers?|enthusiasts?|cooks?|people|folks)\b)/i
const stands_with_its = /^(?:mood|original|natural|former|beauty|roots)$/
const of_its = /\b(?:of|with|in|from|to|by) it['’]s (?:mood|original|natural|former|beauty|roots)\b/i
/** "Opened it's doors", "for it's customers": what is its own, behind a word that "it is" never follows. */
const of_its_own =
  /\b(?:of|with|in|from|by|through|throughout|behind|under|into|for|to|on|opens|opened|opening|reopened|clos(?:ed|es|ing)|shut|offer(?:s|ed)|gives|gave|serv(?:es|ed|ing)|celebrat\w+|expand\w*|lost|loses) it['’]s (?:doors|customers|clients|patients|members|employees|residents|students|guests|visitors|founders?|owners?|history|heritage|reputation|commitment|staff|menu|locations|products|services|prices|neighbors|surroundings|competitors|community)\b|\bof it['’]s kind\b|\bsince it['’]s (?:inception|founding)\b|\bat it['’]s (?:best|finest|peak|prime)\b|\bfor it['’]s size\b|\bin it['’]s (?:class|prime)\b/i
const its_things =
  /^(?:doors|customers|clients|patients|members|employees|residents|students|guests|visitors|founders?|owners?|history|heritage|reputation|commitment|kind|peak|prime|staff|menu|locations|products|services|prices|neighbors|surroundings|inception|founding|competitors|community|size|best|finest|class)$/
/** "During the your session". What is called by such words is a page: "the our team page". */
const two_of_a_kind =
  /(?<=[a-z] )(?:the (?:your|our|their)|a an|a the|an a|an the) (?!(?:own|la|a|an|the|cappella|capella|lady|account|accounts|team|story|page|pages|section|tab|menu|work|services|login|portal|profile|dashboard|cart|orders?|blog|and|or|in|on|of|to|for)\b)[a-z]{3,}/
const needs_of =
  /\b(?:your|our|their|its|the|each|every|all)(?: (?:of|your|our|their|the|its|valued))? (?:customers|clients|patients|guests|pets|students|members|residents|homeowners|groups|companies|businesses|homes|familys|companys) needs\b(?! (?:to|a|an|the|is|are|more|help|your|our|some|new)\b)/
const the_areas = /\bthe areas (?:best[- ]known|best [a-z]+|premier|leading|favorite) ?[a-z]*\b/i
const with_twice = /\bwith (?:served|topped|filled|covered) with\b/i
const border = /\bthe (?:[a-z]+ ?[/–-] ?)?(?:state|county|mexican|canadian|german) boarder\b/i

/** Where a pair is a slip only in some places: how it stands there. */
export function standsOnlyIn(pair: string): RegExp | undefined {
  const [first = '', second = ''] = pair.split(' ')
  if (only_in[pair]) return only_in[pair]
  if (first === 'the' || first === 'a' || first === 'an') return two_of_a_kind
  if (second === 'your') return you_are
  if (first === 'its' && its_things.test(second)) return of_its_own
  if (second === 'needs') return needs_of
  if (first === 'its') return stands_with_its.test(second) ? of_its : its_so
  if (first === 'lets') return lets_us
  if (first === 'are') return our_own
  if (first === 'years') return years_each
  if (pair === 'and flower') return flour
  if (second === 'know') return became_known
  if (second === 'you') return your_own
  if (first === 'you') return your_thing
  if (first === 'areas') return the_areas
  if (first === 'with') return with_twice
  if (second === 'boarder') return border
  return first === 'youre' ? with_mark : undefined
}
