import { kinds_by_word } from './business/terms/kinds-by-word.ts'
import { words_of_named_times } from './business/terms/times/named-times.ts'
import { misspellings } from './misspellings.ts'
import { signal } from './signal.ts'

const words: Record<number, string> = {
  [signal.weekday]:
    'mon monday mondays tue tues tuesday tuesdays wed weds wednesday wednesdays thu thur thurs thursday thursdays fri friday fridays sat saturday saturdays sun sunday sundays weekday weekdays weekend weekends daily every everyday days 24 7 seven m mo mwf tth tu',
  [signal.state]:
    'alabama alaska arizona arkansas california colorado connecticut delaware columbia florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania rhode tennessee texas utah vermont virginia washington wisconsin wyoming rico',
  [signal.copyright]: 'copyright c reserved',
  [signal.date]: 'published posted written updated modified reviewed',
  [signal.licence]: 'lic license licence licensed npi bar roc cslb dre bre tacla tecl mpl ard hic ccb nmls usdot',
  [signal.rating]: 'star stars reviews out',
  [signal.filler]:
    'lorem yadda yada blah bla amet onsectetur consectetur vestibulum pellentesque curabitur maecenas phasellus aliquam vivamus aenean feugiat tellus pharetra praesent scelerisque nullam nulla ullamcorper fringilla perspiciatis accusamus voluptatem tempore soluta quibusdam quisquam minima voluptas possimus recusandae veritatis voluptatum doloribus consequatur dolores repudiandae malis eram legam ipsum quisque lacinia elementum adipiscing eiusmod incididunt veniam nostrud ullamco laboris aliquip cillum excepteur occaecat cupidatat mollit laborum',
  [signal.code]: 'undefined nan todo tbd fixme',
  [signal.your]: 'your',
  [signal.here]: 'untitled caption placeholder placeholders folder image here paragraph edit anytown anycity',
  [signal.demo]:
    'demo mockup proposal sample soon description doe fake adam amphitheatre 55488 melbourne 01911 16122 67890 2355 21th 123 1234 francine francois 20xx 19xx xx xxx xxxxx xxxxxx xxxxxxx 000000 0000000 123456 1234567 12345678 123456789 00000 012 mock 8801911 cityville anyville sampletown 12345 dropdown mustache resist bootstrap',
  [signal.builder]:
    'im paragraph block click edit your example any anytown anycity sometown yourtown street here placeholder placeholders add implementation folder directory tag replace swap',
  [signal.pointing]:
    'section sections paragraph clause step below click tap press watch download print brochure catalog catalogue pricelist price flyer lookbook',
  [signal.browser]:
    'explorer netscape blocked flash silverlight quicktime realplayer acrobat viewed optimized optimised experienced covid covid19 coronavirus corona pandemic coverings distancing vaccinated unvaccinated',
  [signal.soon]:
    'soon latest later construction posted uploaded coming currently moment upgrade makeover facelift updated upgraded redesigned rebuilt redone maintenance unavailable offline',
  [signal.metro]:
    'angeles chicago houston phoenix philadelphia antonio diego jose dallas worth francisco seattle denver boston detroit nashville memphis vegas baltimore milwaukee albuquerque tucson sacramento atlanta miami minneapolis tampa orleans honolulu orlando pittsburgh cincinnati omaha austin charlotte raleigh indianapolis tulsa portland cleveland louis',
  [signal.blind]:
    'vokalia semantics samsa europan serenity denouncing indignation zwei jocks quiz defer incommode engrossed unfeeling deficient northward offending sincerity jennings affronting diminution unpacked galley scrambled typesetting 1500s injected humour randomised',
  [signal.workshop]:
    'unchanged remaining remainder rest existing older previous legacy demo sample finalized source json cms markdown concept mockup prototype static reviewed consolidates targets forward publishing publication launch template counsel js note excerpt excerpts theme themes replace paste once grid hero appear pending awaiting placeholder placeholders official preview mock wireframe confirm confirmation submissions publish starting live css ts md jsx tsx end added supplied inserted replaced folder backend html swap graphic headshot inspired modeled modelled lease rent cta ctas authority relying summary overview seo geo llm llms aeo capsule meta keyword keywords keyphrase alt prompt count slug tag iframe engines crawlers assistants supports support proprietary copyrighted embed notes reality reminder developer designer webmaster copywriter link integrate insert plug staging server client delete draft embedded integrated widget endpoint display',
  [signal.misspelled]: [...misspellings.keys()].join(' '),
  [signal.fictional]: '555 456 567 7890 7891 000 0000 999 9999 111 1111 xxxx',
  [signal.term]: [...kinds_by_word.keys(), ...words_of_named_times].join(' '),
  [signal.age]:
    'years year anniversary yrs decade decades century centuries since established est founded opened started began begun begins starts dates dating goes incorporated start born',
}

const hash = (word: string) => {
  let value = 0x811c9dc5 | 0
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193)
  return value
}

/** By the hash that the word scan makes; the table of bits tells most words apart before the map is asked. */
const by_hash = new Map<number, number>()
const may_signal = new Uint8Array(4_096)
for (const [bit, listed] of Object.entries(words)) {
  for (const word of listed.split(' ')) {
    by_hash.set(hash(word), (by_hash.get(hash(word)) ?? 0) | Number(bit))
    may_signal[hash(word) & 4_095] = 1
  }
}

/** Words that no sentence says twice in a row; "that that", "had had" and "looked for for years" are met in good ones. */
const little = new Set(
  'the a an of and to with our your we their this or have are be was were will can could should would from by at its has been into than they his her'
    .split(' ')
    .map(hash),
)
export const isLittleWord = (word_hash: number): boolean => little.has(word_hash)

/** Signals of a word, given its 32-bit FNV-1a hash in lower case. */
export function signalsOfWord(word_hash: number): number {
  return may_signal[word_hash & 4_095] === 0 ? 0 : (by_hash.get(word_hash) ?? 0)
}

/** Signals of a character that is neither letter nor digit, and of letters that broken text is full of. */
export function signalsOfMark(code: number, next: number): number {
  switch (code) {
    case 64:
      return signal.at
    case 36:
      return next === 123 ? signal.brace : signal.dollar
    case 123:
    case 60:
      return signal.brace
    case 91:
      return signal.bracket
    case 37:
      return next > 64 || next === 37 ? signal.percent : 0
    case 0xa9:
      return signal.copyright
    case 0x2605:
    case 0x2b50:
      return signal.rating
    case 0xa1:
      return next > 0xa8 ? signal.mojibake : 0
    case 0xa8:
      return next === 67 ? signal.mojibake : 0
    case 0xfffd:
      return signal.mojibake
    default:
      return isControl(code) ? signal.mojibake : 0
  }
}

/** No sign that can be seen; tabs and the ends of lines are white space. */
const isControl = (code: number) => code < 9 || (code > 13 && code < 32) || (code > 126 && code < 160)
