const abbreviations =
  'street str st,avenue av ave,boulevard boul blvd,road rd,drive dr,lane ln,court ct,circle cir,place pl,highway hwy,parkway pky pkwy,terrace ter,trail trl,square sq,way way,plaza plz,loop loop,alley aly,expressway expy,freeway fwy,turnpike tpke pike,crossing xing,point pt,ridge rdg,cove cv,landing lndg,run run,pass pass,path path,row row,walk walk,center centre ctr,causeway cswy,route rte rt,broadway broadway,commons cmns,bend bnd,creek crk,village vlg,station sta,mall mall,market mkt,esplanade esplanade,north n,south s,east e,west w,northeast ne,northwest nw,southeast se,southwest sw,saint st,mount mt,fort ft,county co,first 1st,second 2nd,third 3rd,fourth 4th,fifth 5th,sixth 6th,seventh 7th,eighth 8th,ninth 9th,tenth 10th,eleventh 11th,twelfth 12th,thirteenth 13th,fourteenth 14th,fifteenth 15th,sixteenth 16th,seventeenth 17th,eighteenth 18th,nineteenth 19th,twentieth 20th'

const one_spelling = new Map<string, string>()
for (const entry of abbreviations.split(',')) {
  const spellings = entry.split(' ')
  const last = spellings[spellings.length - 1] ?? ''
  for (const spelling of spellings) one_spelling.set(spelling, last)
}
one_spelling.set('rt', 'rte')
one_spelling.set('route', 'rte')
one_spelling.set('pike', 'tpke')
one_spelling.set('turnpike', 'tpke')
one_spelling.set('tpke', 'tpke')

/** Words that a street's name ends with, or that name a road by its number. */
export const street_ending =
  /\b(?:street|str|st|avenue|ave?|boulevard|blvd|road|rd|drive|dr|lane|ln|court|ct|circle|cir|place|pl|highway|hwy|parkway|pkwy|terrace|ter|trail|trl|square|sq|way|plaza|plz|loop|alley|aly|expressway|expy|freeway|fwy|turnpike|tpke|pike|crossing|xing|point|pt|ridge|cove|cv|landing|run|pass|path|row|walk|center|centre|ctr|causeway|cswy|route|rte|broadway|commons|bend|creek|village|station|mall|esplanade|us|sr|cr|fm|p\.?\s?o\.?\s*box)\b/i

/** One spelling for every way of writing a street, so that addresses can be compared: `123 n main st`. */
export function normalStreet(street: string): string {
  return street
    .toLowerCase()
    .replace(/p\.?\s?o\.?\s*box/g, 'pobox')
    .replace(/[.,'’]/g, '')
    .replace(/[^\p{L}\p{N}#/-]+/gu, ' ')
    .trim()
    .split(' ')
    .map(word => one_spelling.get(word) ?? word)
    .join(' ')
}

/** `Suite 200`, `Ste. 200`, `Unit 200` and `#200` are one door, and so are `Building A` and `Bldg. A`. */
export function normalUnit(unit: string): string {
  const named = /(?:suite|ste|unit|apt|apartment|room|rm|space|no|number|#)\W*([\w-]+)/i.exec(unit)
  return named
    ? `#${named[1]?.toLowerCase()}`
    : unit
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .replace(/\bbuilding\b/, 'bldg')
        .replace(/\bfloor\b/, 'fl')
        .replace(/^(\d+)(?:st|nd|rd|th) fl$/, 'fl $1')
}
