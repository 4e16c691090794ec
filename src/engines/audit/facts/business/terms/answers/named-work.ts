import { stemOf } from '#src/engines/audit/facts/business/terms/times/words-of-thing.ts'

/** What is done with a thing: of each class, verbs that mean the same. */
const verb_classes = [
  'offer|provide',
  'do|perform|handle|treat|practice|work on|service|make|move',
  'sell|carry|stock',
  'have|keep',
  'install|put in',
  'repair|fix|mend',
  'clean|wash',
  'remove|extract|pull|haul away|haul',
  'rent|lease',
  'build',
  'tow',
  'pump',
  'test',
  'board',
  'groom',
  'place|fit|put on',
  'teach',
  'replace',
] as const

/** Whoever offers nothing of the kind neither sells nor does it; whoever does none may sell it. */
const offered = 0
const done = 1
const sold = 2
const held = 3
/** A heading or an entry of a list has no verb. */
export const named_only = 99

/** For patterns. */
export const verbs_pattern = verb_classes.flatMap(verbs => verbs.split('|')).join('|')

const class_of = new Map(verb_classes.flatMap((verbs, at) => verbs.split('|').map(verb => [verb, at] as const)))

export const classOfVerb = (verb: string): number => class_of.get(verb.toLowerCase()) ?? done

/** Beside the name of a thing these add nothing to it. */
const idle =
  /^(?:an?|the|any|all|our|your|their|of|kinds?|types?|sorts?|new|full|complete|every|some|most|many|major|other|both|various|traditional|professional|quality|free|basic|standard|work|works|services?|jobs?|cases?|matters?|teams?|brands?|stations?|vehicles?|pickups?|official|local|expert|reliable|affordable|fast|prompt)$/
/** Of these other readers know more, or they name nothing. */
const told_elsewhere =
  /^(?:walk-?ins?|insurances?|cards?|cash|checks?|appointments?|reservations?|financing|parking|discounts?|refunds?|returns?|deposits?|patients?|clients?|customers?|pets?|dogs?|cats?|kids?|child(?:ren)?|fees?|charges?|guarantees?|warrant(?:y|ies)|locations?|wi-?fi|estimates?|quotes?|consultations?|time|questions?|answers?|hours?|days?|weekends?|saturdays?|sundays?|evenings?|emergenc(?:y|ies)|delivery|shipping|help|best|thing|things|anything|everything|it|this|that|them|these|those|one|ones|more|sure|well|so|way|difference|experience|staff|people|right|everyone|choice|part|parts|care|results?|information|advice|support|products?|prices?|pricing)$/
const most_words = 4

/** The words by which a piece of work is known, its head last; empty where it names none, or too much. */
export function wordsOfWork(named: string): string[] {
  const words = named.toLowerCase().match(/[a-z0-9][a-z0-9'’-]*/g) ?? []
  const told = words.filter(word => !idle.test(word))
  if (told.length === 0 || told.length > most_words || told.some(word => told_elsewhere.test(word))) return []
  return told.map(stemOf)
}

/** Is what is offered the thing that was refused, or a sort of it? */
function isThat(no: readonly string[], yes: readonly string[]): boolean {
  if (no.at(-1) !== yes.at(-1)) return false
  const more = yes.length - no.length
  return (no.length > 1 ? more <= 1 : more === 0) && no.every(word => yes.includes(word))
}

/** "Softener installation" is what whoever installs softeners offers. */
function isNamedAfterVerb(verb: number, no: readonly string[], yes: readonly string[]): boolean {
  const verbs = verb_classes[verb]?.split('|').map(stemOf) ?? []
  return verbs.includes(yes.at(-1) ?? '') && isThat(no, yes.slice(0, -1))
}

type Work = { verb: number; words: readonly string[] }

/** Can the one not be offered where the other one is refused? */
export function excludesWork(no: Work, yes: Work): boolean {
  const are_same = isThat(no.words, yes.words)
  if (no.verb === offered) return are_same
  if (no.verb === done) return are_same && yes.verb !== sold && yes.verb !== held
  if (yes.verb === named_only) return no.verb > held && isNamedAfterVerb(no.verb, no.words, yes.words)
  const is_given = yes.verb === offered && no.verb <= held
  return are_same && (yes.verb === no.verb || is_given)
}
