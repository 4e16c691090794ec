import { isWide } from '#src/engines/audit/facts/business/terms/places/wide-places.ts'
import { years_pattern, yearsOf } from '#src/engines/audit/facts/business/terms/standing/counted-years.ts'

/** One thing that a sentence says of somebody. */
export type SaidFact = { topic: string; value: number; word: string; shown: string }

/** Of these sorts two that differ cannot both be true. */
export const topics = {
  years: 'years',
  since: 'since',
  joined: 'joined',
  born: 'born',
  native: 'native',
  from: 'from',
  lives: 'lives',
  belt: 'belt',
  children: 'children',
  school: 'school: ',
  class_of: 'class of ',
} as const

/** One look that spares most sentences the others. */
export const may_tell =
  /years|decades|since|graduat|came (?:to|on)|been|degree|doctorate|native|born|belt|joined|children|kids|sons|daughters|father of|mother of|class of|university|college|school|lives|resides/i

const work = `(?:dentistry|medicine|law|chiropractic|plumbing|roofing|landscaping|real estate|massage(?: therapy)?|hair(?:dressing| styling)?|cosmetology|construction|teaching|nursing|accounting|therapy|counseling|photography|orthodontics|veterinary medicine|optometry|podiatry|dermatology|surgery|acupuncture|physical therapy|martial arts|yoga|baking|cooking|electrical work|heating and (?:air|cooling)|hvac)`
/** "Practicing law for 20 years"; what stands before "for" is part of all they have done. */
const practiced = new RegExp(
  String.raw`\b(?:practic(?:ed|ing)|been(?= (?:in|doing|teaching|an?|treating|adjusting|caring|helping|representing|repairing|fixing|working|cutting|grooming|building|installing) ))( [^.;:]{0,50}?)? for ${years_pattern}`,
  'i',
)
const experienced = new RegExp(
  String.raw`${years_pattern}['’]? (?:of )?(?:\w+ )?(?:experience|practice)(?: (?:in|of|as|with) (?:the )?(?:\w+ )?(${work}))?(?! (?:combined|together))`,
  'i',
)
const in_work = new RegExp(
  String.raw`${years_pattern} (?:in|of) (?:the )?(${work}|(?:trade|industry|field|business|profession))\b`,
  'i',
)
/** "Has had her office in Five Points for over 20 years": only together with the place another number would contradict it. */
const housed = new RegExp(
  String.raw`\b(?:had|owned|run|operated|maintained) (?:his|her|their) (?:own )?[^.;:]{0,40}?\b(?:office|practice|studio|shop|salon|clinic|firm|business)( (?:in|on|at) [^.;:]{2,40}?) for ${years_pattern}`,
  'i',
)
const licensed_since =
  /\b(?:(licensed|certified|practicing|teaching|in practice|admitted)\b[^.;]{0,40}? since|(?:has )?(practiced|taught)\b[^.;]{0,40}? since) ((?:19|20)\d\d)\b/i
const joined =
  /\b(?:(?:came to (?:us|our \w+|the (?:firm|practice|company|team|office|clinic|hospital|salon|shop|school))|came on board|joined)(?: (?:the|our|us|[A-Z][\w’'&]+)\b[^.;]{0,40}?)? in|(?:has been )?(?:with|part of) (?:us|our \w+|the (?:firm|practice|company|team|office|clinic|salon|shop|school|studio))(?: team)? since) (?:\w+ (?:of )?)?((?:19|20)\d\d)\b/i
const place = String.raw`((?:(?:St|Ft|Mt)\.? )?[A-Z][a-z]+(?: [A-Z][a-z]+)?)`
const native = new RegExp(
  [
    String.raw`\b(?:[Bb]orn(?: and raised)?|[Bb]orn & raised) (?:right here )?in ${place}`,
    String.raw`\b(?:a |an |[Aa] lifelong |[Aa] proud )?native of ${place}`,
    String.raw`\b(?:an? )(?:proud |lifelong )?${place},? (?:[A-Z][a-z]+,? )?native\b`,
    String.raw`\b[Oo]riginally from ${place}`,
  ].join('|'),
)
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const belt = new RegExp(
  String.raw`\b(?:(\d{1,2})(?:st|nd|rd|th)|(${ordinals.join('|')}))[- ](?:degree|dan)[- ](?:master )?black[- ]belt(?: (?:in|of) ((?:[A-Z][\w-]+ ?){1,3}))?`,
  'i',
)
const count = 'one|two|three|four|five|six|seven|eight|nine|ten'
const children = new RegExp(
  String.raw`\b(?:(?:proud |loving )?(?:father|mother|parent|dad|mom) (?:of|to) (${count})\b(?! (?:boys?|girls?|sons?|daughters?|dogs?|cats?|grand))|(?:has|have|raised|raising|their|his|her) (${count}) (?:\w+ )?(?:children|kids)\b)`,
  'i',
)
const degree = String.raw`(?:(?:his|her|a|an|the) )?(?:(?<law>law degree|J\.?D\.?|Juris Doctor(?:ate)?)|(?<dental>dental degree|D\.?D\.?S\.?|D\.?M\.?D\.?|Doctor(?:ate)? of (?:Dental|Dentistry)[\w ]{0,20})|(?<medical>medical degree|M\.?D\.?)|(?<chiro>Doctor(?:ate)? of Chiropractic(?: degree)?|chiropractic degree|D\.?C\.?)|(?<vet>D\.?V\.?M\.?|veterinary degree|Doctor(?:ate)? of Veterinary Medicine))`
const school = String.raw`(?:the )?(?<school>(?:[A-Z][\w.’'&-]+|of|at|and)(?: (?:[A-Z][\w.’'&-]+|of|at|and|the)){0,7})`
const schooled = new RegExp(
  String.raw`\b(?:earned|received|obtained|completed|holds|has|got) ${degree}[^.;]{0,40}? (?:from|at) ${school}`,
)
const graduated = new RegExp(
  String.raw`\bgraduat(?:ed|ing) (?:[\w ]{0,30})?from ${school}(?:,? (?:School|College) of [A-Z]\w+)? in (?<year>(?:19|20)\d\d)\b`,
)

/** "Graduated from the University of Ohio College of Law": the degree is that of its school. */
const school_of_degree =
  /\b(?:graduated|is a graduate|a graduate) (?:[\w ]{0,30})?(?:from|of) (?:the )?(?<school>[A-Z][\w.’'&-]+(?: (?:[A-Z][\w.’'&-]+|of|at)){0,6}?) (?:(?:School|College) of )?(?:(?<dental>Dentistry|Dental (?:School|Medicine))|(?<law>Law(?: School)?)|(?<medical>Medicine|Medical School)|(?<vet>Veterinary Medicine)|(?<chiro>Chiropractic))(?! \w+ogy)\b/

const tidy = (shown: string) => shown.replace(/\s+/g, ' ').trim().slice(0, 70)
const plainSchool = (written: string) =>
  written
    .replace(
      /(?<=(?:College|University|School|Institute)) of (?:Chiropractic|Law|Medicine|Dentistry|Dental Medicine|Veterinary Medicine|Optometry|Pharmacy|Nursing)$/,
      '',
    )
    .replace(/^the /i, '')
    .replace(/ (?:of|at|and|the)$/, '')
    .toLowerCase()
const of_any_school =
  /^(?:the|of|at|and|university|univ|college|school|institute|state|medical|medicine|dental|dentistry|law|health|sciences?|center)\W*$/i
/** The one word that tells a school from others; '' where it is abbreviated. */
function schoolWord(written: string): string {
  const own = written.split(' ').find(word => !of_any_school.test(word)) ?? ''
  return own.toUpperCase() === own ? '' : own.toLowerCase().replace(/\W/g, '')
}

const sortOfWork = (named: string | undefined) =>
  named === undefined || /^(?:trade|industry|field|business|profession)$/i.test(named) ? '' : named.trim().toLowerCase()

/** "Prior to moving here she practiced for five years in North Carolina": not all the years there are. */
const some_of_them = /\b(?:prior to|before|previously)\b/i

/** How a sentence counts years of work, and in which groups it has their number and the work. */
const counted = [
  { says: experienced, years: 1, of: 2 },
  { says: practiced, years: 2, of: 1 },
  { says: in_work, years: 1, of: 2 },
  { says: housed, years: 2, of: 1 },
] as const

function yearsIn(sentence: string): SaidFact[] {
  for (const { says, years, of } of counted) {
    const match = says.exec(sentence)
    const value = yearsOf(match?.[years] ?? '')
    const is_part = match !== null && says === practiced && some_of_them.test(sentence)
    if (match && !is_part && value !== null && value > 1)
      return [{ topic: topics.years, value, word: sortOfWork(match[of]), shown: tidy(match[0]) }]
  }
  return []
}

function schoolsIn(sentence: string): SaidFact[] {
  const found: SaidFact[] = []
  const one = schooled.exec(sentence) ?? school_of_degree.exec(sentence)
  if (one?.groups?.school) {
    const sort = Object.entries(one.groups).find(([name, told]) => name !== 'school' && told !== undefined)?.[0] ?? ''
    const word = schoolWord(one.groups.school)
    if (word !== '') found.push({ topic: topics.school + sort, value: 0, word, shown: tidy(one[0]) })
  }
  const two = graduated.exec(sentence)
  if (two?.groups?.school)
    found.push({
      topic: topics.class_of + plainSchool(two.groups.school),
      value: Number(two.groups.year),
      word: '',
      shown: tidy(two[0]),
    })
  return found
}

/** Where somebody was born, is a native of, and comes from may be three towns; a state or a country holds many. */
function homeIn(sentence: string): SaidFact[] {
  const match = native.exec(sentence)
  if (!match) return []
  const at = match.findIndex((group, index) => index > 0 && group !== undefined)
  const town = match[at] ?? ''
  if (town === '' || isWide(town)) return []
  const topic = [topics.born, topics.native, topics.native, topics.from][at - 1] ?? topics.from
  return [{ topic, value: 0, word: town.toLowerCase(), shown: tidy(match[0]) }]
}

/** "She lives in Clyde with her husband": where, whoever else lives there. */
const lives = new RegExp(
  String.raw`^(?:\W*(?:He|She|(?:Dr\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)) (?:currently |now |still )?(?:lives|resides) in ${place}(?! (?:County|Valley|Area|Parish|Township|Heights|Beach)\b)`,
  'u',
)

export function livesIn(sentence: string): SaidFact[] {
  const match = lives.exec(sentence)
  const town = match?.[1] ?? ''
  if (!match || town === '' || isWide(town)) return []
  return [{ topic: topics.lives, value: 0, word: town.toLowerCase(), shown: tidy(match[0]) }]
}

/** What a sentence says of its one subject. */
export function factsOfPerson(sentence: string): SaidFact[] {
  if (!may_tell.test(sentence)) return []
  const found: SaidFact[] = [...yearsIn(sentence), ...schoolsIn(sentence)]
  const since = licensed_since.exec(sentence)
  if (since)
    found.push({
      topic: topics.since,
      value: Number(since[3]),
      word: (since[1] ?? since[2] ?? '').toLowerCase(),
      shown: tidy(since[0]),
    })
  const since_house = joined.exec(sentence)
  if (since_house)
    found.push({ topic: topics.joined, value: Number(since_house[1]), word: '', shown: tidy(since_house[0]) })
  found.push(...homeIn(sentence))
  const rank = belt.exec(sentence)
  if (rank)
    found.push({
      topic: topics.belt,
      value: rank[1] ? Number(rank[1]) : ordinals.indexOf((rank[2] ?? '').toLowerCase()) + 1,
      word: (rank[3] ?? '').trim().toLowerCase(),
      shown: tidy(rank[0]),
    })
  const family = children.exec(sentence)
  if (family)
    found.push({
      topic: topics.children,
      value: count.split('|').indexOf((family[1] ?? family[2] ?? '').toLowerCase()) + 1,
      word: '',
      shown: tidy(family[0]),
    })
  return found
}
