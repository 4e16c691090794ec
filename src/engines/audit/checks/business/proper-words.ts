import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import { remembered } from '#src/engines/audit/facts/remembered.ts'

/** Words of names that say what is done, how well, or where in general, and not who does it. */
const common =
  /^(?:a|about|all|an|and|at|best|by|center|centre|city|contact|county|coastal|custom|emergency|experts?|experienced|family|fast|for|free|friendly|from|full|group|home|homes|house|in|licensed|local|main|modern|my|new|no|of|official|on|one|online|our|page|premier|premium|professionals?|pros?|quality|reliable|residential|commercial|service|services|servicing|serving|shop|shoppe|site|solutions?|specialists?|store|studio|team|the|to|top|trusted|us|web|website|welcome|with|works?|your|north|south|east|west|northern|southern|eastern|western|central|downtown|greater|area|usa?|american?)$/
const trade =
  /^(?:plumb|roof|dent|orthodon|endodon|periodon|law|lawyer|attorney|legal|electric|clean|bak(?:e|ing)|cafe|coffee|restaurant|grill|pizz|bistro|kitchen|diner|bar$|pub$|brew|salon|spa$|barber|hair|nail|beauty|gym|fitness|yoga|pilates|chiro|medic|clinic|health|doctor|physician|dermat|optic|optom|eye|vision|therap|counsel|psych|vet$|veterin|animal|pet$|pets$|groom|auto|cars?$|tires?$|mechanic|collision|body$|towing|tow$|garage|hvac|heating|cooling|air$|condition|landscap|lawn|trees?$|garden|florist|flower|paint|construct|contract|build|remodel|renovat|floor|carpet|tile|window|door|fenc|concrete|paving|mason|pest|termite|lock|security|mov(?:er|ing)|storage|realt|estate|property|mortgage|insur|account|tax|cpa|book|financ|bank|photo|video|print|sign|design|market|media|software|school|academy|tutor|day$|care$|daycare|child|church|hotel|inn$|motel|travel|tour|boat|marine|bike|jewel|furniture|cater|bakery|butcher|grocer|pharm|drug|funeral|wedding|event|music|dance|arts?$|tattoo|laundr|tailor|boutique|cloth|shoe|appliance|repair|restor|water|pool|septic|drain|sewer|solar|energy|gutter|siding|insulat|glass|weld|machine|farm|nursery|feed|hardware|supply|rental|wash|pressure|power|soft|junk|removal|haul|handyman|improvement|maintenance|installation|food|truck|catering|deli|steak|seafood|taco|burger|wings?$|tap$|tavern|lounge|winery|vineyard)/

/** Is a word, in small letters, one of a trade: "plumbing", "roofers", "salon"? */
export const isTradeWord = (word: string): boolean => trade.test(word)

/** The words of a name that tell one business from another: "calloway" of "Calloway Family Plumbing". */
export const properWords: (name: string) => readonly string[] = remembered(
  name =>
    plainName(name)
      .split(' ')
      .filter(word => word.length >= 3 && !/\d/.test(word) && !common.test(word) && !trade.test(word))
      .map(word => detached(word.replace(/s$/, ''))),
  { most: 2_000, longest: 200 },
)

/** "Ada Quill" of "Ada Quill Law": where two words of a name stand, the trade behind them is understood. */
export function coreOf(plain: string): string {
  const words = plain.split(' ')
  const last = words.findLastIndex(word => !isTradeWord(word))
  return last >= 1 ? words.slice(0, last + 1).join(' ') : plain
}
