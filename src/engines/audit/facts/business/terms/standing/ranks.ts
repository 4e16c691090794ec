/** A rank that a line gives somebody: in one lane nobody holds two ranks that share no level. */
export type Rank = { lane: string; levels: readonly string[] }

const law = 'law firm'
const partners = ['partner', 'senior partner']
/** Whoever is told to be the one is none of the others of that lane; what may be said of several has all their levels. */
const ranks: readonly (Rank & { says: RegExp })[] = [
  { lane: law, levels: ['partner'], says: /^(?:law )?partner$/ },
  { lane: law, levels: ['senior partner'], says: /^(?:senior|sr\.?) partner$/ },
  { lane: law, levels: ['junior partner'], says: /^(?:junior|jr\.?) partner$/ },
  {
    lane: law,
    levels: partners,
    says: /^(?:(?:(?:co-?)?managing|(?:co-?)?founding|name|named|equity|executive|litigation|tax|general) (?:law )?partner|shareholder)$/,
  },
  { lane: law, levels: ['of counsel'], says: /^of[ -]counsel$/ },
  { lane: law, levels: ['associate'], says: /^(?:junior )?associate(?: attorney| lawyer| counsel)?$/ },
  { lane: law, levels: ['senior associate'], says: /^(?:senior|sr\.?) associate(?: attorney)?$/ },
  {
    lane: law,
    levels: ['legal staff'],
    says: /^(?:(?:senior|certified|lead) )?(?:paralegal|legal (?:assistant|secretary))$/,
  },
  { lane: 'head', levels: ['president'], says: /^president$/ },
  { lane: 'head', levels: ['vice president'], says: /^(?:(?:senior|executive) )?(?:vice[ -]president|vp)$/ },
  { lane: 'house', levels: ['owner'], says: /^(?:co-?)?owner(?:[/-]operator)?$/ },
  { lane: 'house', levels: ['hired'], says: /^(?:(?:general|office|practice|store|shop|service|sales) )?manager$/ },
  { lane: 'shop', levels: ['manager'], says: /^(?:general|store|shop) manager$/ },
  { lane: 'shop', levels: ['assistant manager'], says: /^assistant (?:(?:general|store|shop) )?manager$/ },
  { lane: 'office', levels: ['office manager'], says: /^(?:office|practice) manager$/ },
  { lane: 'office', levels: ['front desk'], says: /^(?:receptionist|front desk|office assistant)$/ },
  { lane: 'dental', levels: ['dentist'], says: /^(?:(?:general|family|cosmetic) )?dentist$/ },
  { lane: 'dental', levels: ['hygienist'], says: /^(?:(?:registered|licensed|lead) )?(?:dental )?hygienist$/ },
  {
    lane: 'dental',
    levels: ['assistant'],
    says: /^(?:(?:registered|certified|lead|expanded (?:functions?|duties)) )*dental assistant$/,
  },
  { lane: 'medical', levels: ['nurse practitioner'], says: /^(?:(?:family|adult) )?nurse practitioner$/ },
  { lane: 'medical', levels: ['physician assistant'], says: /^physician(?:['’]?s)? (?:assistant|associate)$/ },
  { lane: 'medical', levels: ['medical assistant'], says: /^(?:certified )?medical assistant$/ },
  { lane: 'broker', levels: ['managing broker'], says: /^(?:managing|principal|designated|supervising) broker$/ },
  { lane: 'broker', levels: ['associate broker'], says: /^(?:associate broker|broker[ -]associate)$/ },
  { lane: 'broker', levels: ['sales associate'], says: /^(?:(?:realtor|licensed) )?(?:sales ?(?:associate|person))$/ },
]

const leveled =
  /^(senior|sr\.?|master|junior|jr\.?|apprentice|lead|head)(?: hair)? (stylist|barber|technician|plumber|electrician|mechanic)$/
const levels_of: Readonly<Record<string, readonly string[]>> = {
  junior: ['junior'],
  'jr.': ['junior'],
  jr: ['junior'],
  apprentice: ['junior'],
  lead: ['senior', 'master'],
  head: ['senior', 'master'],
}

const between = /\s*(?:[,|/•·&+–—]| - |\band\b)\s*/
/** A line has one rank or a few, and no sentence. */
const longest_line = 90
const any_rank =
  /owner|partner|counsel|associate|paralegal|legal|president|vp|manager|front desk|receptionist|office|dentist|hygienist|assistant|nurse|broker|shareholder|sales|stylist|barber|technician|plumber|electrician|mechanic/i

/** Degrees of which nobody has both, and licenses of which nobody signs with the lower one alone who has the higher. */
const degrees: readonly (Rank & { says: RegExp })[] = [
  { lane: 'degree of dentists', levels: ['DDS'], says: /\bD\.?D\.?S\b/ },
  { lane: 'degree of dentists', levels: ['DMD'], says: /\bD\.?M\.?D\b/ },
  { lane: 'degree of physicians', levels: ['MD'], says: /(?<![\w.])M\.?D\b/ },
  { lane: 'degree of physicians', levels: ['DO'], says: /(?<![\w.])D\.?O\b/ },
  { lane: 'license of nurses', levels: ['NP'], says: /(?<![\w.-])(?:[FAP]?NP|ARNP|APRN|CRNP|DNP)\b/ },
  { lane: 'license of nurses', levels: ['RN'], says: /(?<![\w.-])(?:RN|BSN)\b/ },
  { lane: 'license of nurses', levels: ['LPN'], says: /(?<![\w.-])L[PV]N\b/ },
  { lane: 'license of dental staff', levels: ['RDH'], says: /(?<![\w.-])RDH\b/ },
  { lane: 'license of dental staff', levels: ['RDA'], says: /(?<![\w.-])(?:RDA|CDA|EFDA|DA)\b/ },
  { lane: 'license of physical therapists', levels: ['PT'], says: /(?<![\w.-])D?PT\b/ },
  { lane: 'license of physical therapists', levels: ['PTA'], says: /(?<![\w.-])L?PTA\b/ },
  { lane: 'college of foot surgeons', levels: ['FACFAS'], says: /(?<![\w.-])FACFAS\b/ },
  { lane: 'college of foot surgeons', levels: ['AACFAS'], says: /(?<![\w.-])AACFAS\b/ },
  { lane: 'license of family therapists', levels: ['LMFT'], says: /(?<![\w.-])LMFT\b/ },
  { lane: 'license of family therapists', levels: ['AMFT'], says: /(?<![\w.-])(?:AMFT|LMFTA|LAMFT)\b/ },
  { lane: 'license of counselors', levels: ['LPC'], says: /(?<![\w.-])L(?:C?PC|PCC)\b(?!-?A)/ },
  { lane: 'license of counselors', levels: ['LPC-A'], says: /(?<![\w.-])(?:LPC-?A|APC|APCC|LAC)\b/ },
  { lane: 'license of social workers', levels: ['LCSW'], says: /(?<![\w.-])LCSW\b/ },
  { lane: 'license of social workers', levels: ['LMSW'], says: /(?<![\w.-])L[MG]?SW\b/ },
]

function ranksOf(part: string): readonly Rank[] {
  const [, level = '', trade] = leveled.exec(part) ?? []
  if (trade !== undefined)
    return [{ lane: trade, levels: levels_of[level] ?? [level.startsWith('s') ? 'senior' : level] }]
  return ranks.filter(({ says }) => says.test(part))
}

/** The ranks and degrees that a short line gives: “Senior Partner | Board certified”, “DDS”; none of a sentence. */
export function ranksIn(line: string): readonly Rank[] {
  if (line.length > longest_line) return []
  const titles = any_rank.test(line) ? line.toLowerCase().split(between).flatMap(ranksOf) : []
  return [...titles, ...degrees.filter(({ says }) => says.test(line))]
}

/** Do they exclude each other? All that one is told to be in a lane counts together. */
export function excludeEachOther(one: readonly Rank[], other: readonly Rank[]): boolean {
  return one.some(({ lane }) => {
    const levels = levelsIn(one, lane)
    const others = levelsIn(other, lane)
    return others.length > 0 && !others.some(level => levels.includes(level))
  })
}

const levelsIn = (held: readonly Rank[], lane: string) =>
  held.filter(rank => rank.lane === lane).flatMap(({ levels }) => levels)
