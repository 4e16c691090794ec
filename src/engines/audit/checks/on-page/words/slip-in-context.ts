import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import { endsStep } from '#src/engines/audit/checks/in-steps.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { misspellings } from '#src/engines/audit/facts/misspellings.ts'
import { most_places, type SiteWord, type SiteWords, type WordPlace } from '#src/engines/audit/facts/site/site-words.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { joinedAtCapital } from '#src/engines/audit/facts/spelling/joined-at-capital.ts'
import { isKnown, isNameOfSomebody } from '#src/engines/audit/facts/spelling/known-words.ts'
import { runTogether } from '#src/engines/audit/facts/spelling/made-of-words.ts'
import { meantBy, meantByCapital, meantByCapitalAmong } from '#src/engines/audit/facts/spelling/meant-by.ts'
import { isSurelyMeant } from '#src/engines/audit/facts/spelling/sure-meaning.ts'
import { meantByEar, meantTwiceOver } from '#src/engines/audit/facts/spelling/two-edits.ts'

/** Words of a text between which another one stands, the first and last of which may be cut. */
const word = /[A-Za-z]+/g
const abroad = /[^\P{L}A-Za-z]/u
/** A word with one letter of another alphabet may be English all the same: café, jalapeño, décor. */
const with_accent = /[A-Za-z]*[À-ÿ][A-Za-zÀ-ÿ]*/g
const accents = /\p{M}/gu
/** "A" and "I" without a stop are words. */
const title = /(?:\b(?:[B-HJ-Z]|[AI](?=\.)|Dr|Mr|Mrs|Ms|St|Ste|Mt|Mount|Lake|Fort|Camp)\.? )$/

const first_names =
  /^(?:abe|amy|ann|art|ben|bob|dan|don|eva|eve|gus|guy|hal|ian|ida|jay|jim|joe|jon|kay|ken|kim|lee|len|leo|liz|lou|max|meg|ned|pam|pat|ray|rob|rod|ron|roy|sal|sam|sid|sue|ted|tim|tom|val|vic|zoe)$/

/** Words that no English sentence does without, and hardly another language has. */
const english = new Set('the and of to are was our we you your for with that this from have will can'.split(' '))
const least_english = 3
/** Where there are less of them, so many common words tell the same. */
const least_common = 4
/** The same of languages that shops write beside it, and of the Latin that makers fill a page with. */
const other_languages = [
  'para por de en los las del con que una y sus el la su',
  'le les des du et une est pour avec dans nous vous votre notre nos vos sur aux par qui ce cette',
  'di il gli della delle con per una alla e nel dei',
  'et ut sed quis nec vel ac enim ipsum dolor sit amet eget non est qui quae ante justo ex ea',
  'und der die das mit von ist wir sie ein eine',
  'ki ke ka hai aur se ko meri mujhe bohat',
].map(words => new Set(words.split(' ')))
const least_of_another = 2
/** Of labels in Spanish, which are too short to hold two of them: "Nombre completo", "Limpieza comercial". */
const of_labels = new Set(
  'de del para con sin por apellido area cita ciudad correo direccion empleo estado fecha horario informacion limpieza mensaje nombre numero pisos precio servicio servicios solicitud su telefono tiempo tipo trabajo'.split(
    ' ',
  ),
)
const word_before = /([A-Za-z]+) $/
const word_after = /^[a-z]+ ([A-Za-z]+)/i

/** Does a word of such a label stand right beside it? */
function isInLabel({ around, at }: WordPlace): boolean {
  const beside = [word_before.exec(around.slice(0, at))?.[1], word_after.exec(around.slice(at))?.[1]]
  return beside.some(other => other !== undefined && of_labels.has(other.toLowerCase()))
}

const wordsOf = ({ around }: Pick<WordPlace, 'around'>): ReadonlySet<string> =>
  new Set([...around.matchAll(word)].map(([other]) => other.toLowerCase()))
function isEnglish(words: ReadonlySet<string>): boolean {
  const little = [...english].filter(one => words.has(one)).length
  if (little === 0 || little >= least_english) return little > 0
  const common = [...words].filter(one => one.length >= 4 && (commonnessOf(one) ?? 4) <= 1)
  return common.length >= least_common || little + common.filter(one => !english.has(one)).length >= least_common
}

function isAbroad(around: string): boolean {
  if (!abroad.test(around)) return false
  const plain = around.replaceAll(with_accent, written => {
    const bare = written.normalize('NFD').replaceAll(accents, '')
    return isKnown(bare.toLowerCase()) ? bare : written
  })
  return abroad.test(plain)
}

/** Is there so much else that no dictionary has, or that no English writes, that the text is of another language? */
function isForeign(place: WordPlace): boolean {
  const { around, at } = place
  // Another alphabet, or what a program was to fill in.
  if (isAbroad(around) || /[{}<>]/.test(around)) return true
  const odd = [...around.matchAll(word)].filter(
    ({ 0: other, index }) =>
      index !== at &&
      index > 0 &&
      index + other.length < around.length &&
      other.length >= 4 &&
      other === other.toLowerCase() &&
      !isKnown(other),
  )
  const plain = wordsOf({ around })
  const is_english = isEnglish(plain)
  if (odd.length >= 2 && !is_english) return true
  // What is another slip tells nothing.
  const strange = odd.filter(({ 0: other }) => !misspellings.has(other) && !meantBy(other) && !meantTwiceOver(other))
  if (strange.length >= 2) return true
  const isWrittenIn = (language: ReadonlySet<string>) =>
    [...language].filter(one => plain.has(one)).length >= least_of_another
  if (other_languages.some(isWrittenIn)) return true
  // Latin and other languages come in runs, without such words.
  if (is_english) return false
  if (isInLabel(place)) return true
  return strange.some(({ 0: other, index }) => Math.abs(index - at) <= Math.max(other.length, 20))
}

/** Is it cut off, in quotes, or a call in a program? */
function isMarked({ around, at }: WordPlace, written: string): boolean {
  const [before, after] = [around.slice(0, at), around.slice(at + written.length)]
  if (/^(?:\s?(?:\.{2,}|…)|[®™]|\((?!\w+ \w))/.test(after)) return true
  return /["“‘']$/.test(before) && /^["”’',.]/.test(after) && /^[,.]?["”’']/.test(after)
}

/** Does it stand in the midst of what somebody said: “realla good stuff”? */
const isQuoted = ({ around, at }: WordPlace, written: string): boolean =>
  /“[^”]*$/.test(around.slice(0, at)) && /^[^“]*”/.test(around.slice(at + written.length))

/** May what stands there be right, or nobody's own words? */
export const isDoubtful = (place: WordPlace, written: string): boolean =>
  isForeign(place) || isMarked(place, written) || isQuoted(place, written)

/** Kitchens and peoples by which people are called, too. */
const of_a_nation = new Set(
  'american asian british cajun caribbean chinese dutch english european french german greek indian irish italian japanese korean latin mexican polish russian scottish spanish swedish swiss turkish vietnamese western'.split(
    ' ',
  ),
)

/** In no dictionary, and no slip either: it is somebody's name, like the word beside it. */
const isNoWord = (plain: string) => !isKnown(plain) && !misspellings.has(plain) && !meantBy(plain)

/** Beside a name of somebody, or where only names stand. */
export function isBesideName({ around, at }: WordPlace, written: string): boolean {
  const before = around.slice(0, at)
  const after = around.slice(at + written.length)
  if (title.test(before) || /^,? (?:Inc|LLC|Co|Corp|Jr|Sr|MD|DDS|DMD)\b/.test(after)) return true
  const beside = [/([A-Z][a-z]+) $/.exec(before)?.[1], /^ ([A-Z][a-z]+)/.exec(after)?.[1]]
  return beside.some(name => {
    const plain = name?.toLowerCase() ?? ''
    // "To" and "Go" are names of somebody, too.
    if (plain.length < 4) return first_names.test(plain)
    if (of_a_nation.has(plain)) return false
    return (commonnessOf(plain) ?? 4) === 4 && (isNameOfSomebody(plain) || isNoWord(plain))
  })
}

/** On so many pages a notice or a logo says a name, where it says one that is meant. */
const usual_pages = 3

/** Names may be spelled as their owners like. What one page alone says where all others say something else may be a slip itself. */
export function* ownNames({ host, given, pages }: SiteView): Generator<undefined, string> {
  const told = new Map<string, Map<string, number>>()
  for (const [index, { row }] of pages.entries()) {
    if (endsStep(index)) yield
    for (const { name, from } of row.names) {
      if (from === 'title' || from === 'h1') continue
      const times = told.get(from) ?? new Map<string, number>()
      told.set(from, times.set(name, (times.get(name) ?? 0) + 1))
    }
  }
  const names = new Set<string>()
  for (const times of told.values()) {
    const is_usual = [...times.values()].some(pages_with => pages_with >= usual_pages)
    for (const [name, pages_with] of times) if (!is_usual || pages_with > 1) names.add(name)
  }
  return `${host} ${plainWords([given.name ?? '', ...names].join(' '))}`
}

/** Of a word that stands in one place, with one capital: what the site writes elsewhere again and again. */
function meantOnSite({ word: written, places }: SiteWord, words: SiteWords): string | undefined {
  if (places.length > 1 || /[a-z][A-Z]/.test(written)) return undefined
  const least = written.length < 7 ? 3 : 2
  return meantByCapitalAmong(written.toLowerCase(), word => words.timesNamed(word) >= least)
}

const shortest_own = 7
/** So often a word of the name stands on the site, and its slip so seldom. */
const usual_own = 6
const seldom = 3

/** Is a letter within too many or missing, or have two changed places? Another letter makes another name. */
function isOneSlipWithin(written: string, meant: string): boolean {
  const shorter = Math.min(written.length, meant.length)
  let before = 0
  while (before < shorter && written[before] === meant[before]) before++
  let behind = 0
  while (behind < shorter - before && written.at(-1 - behind) === meant.at(-1 - behind)) behind++
  if (before === 0 || behind === 0) return false
  const [rest, wanted] = [written.slice(before, written.length - behind), meant.slice(before, meant.length - behind)]
  if (written.length !== meant.length) return rest.length + wanted.length === 1
  return rest.length === 2 && rest.charAt(0) === wanted.charAt(1) && rest.charAt(1) === wanted.charAt(0)
}

/** The word of the business’s own name that a word is one slip away from, where nearly all pages write it right. */
function ownWordMeantBy({ word: written, places }: SiteWord, own: string, words: SiteWords): string | undefined {
  const plain = written.toLowerCase()
  if (plain.length < shortest_own || places.length > seldom || !/^[A-Z]/.test(written)) return undefined
  const meant = own.split(/[^a-z]+/).find(word => word.length >= shortest_own && isOneSlipWithin(plain, word))
  if (meant === undefined) return undefined
  return words.timesNamed(meant) >= Math.max(usual_own, 4 * words.timesNamed(plain)) ? meant : undefined
}

/** “iPhone”, “neighBurs”: a name, whoever made it up. A second capital, or one before the last letter, is a slip of a finger. */
const has_capital_within = /^[a-z]+[A-Z][a-z]{2,}$/

/** Endings by which Latin tells itself: Haemophilus influenzae, Spiritus incarnatus. */
const latin_ending = /(?:ae|us|um|[aio]rum|ibus|ensis|atis|ica)$/

/** Names of germs, plants and feasts are one letter from an English word, and that one is in their ending. */
function isLatin(plain: string, meant: string): boolean {
  const [ending] = latin_ending.exec(plain) ?? []
  return ending !== undefined && plain.length >= 6 && !meant.endsWith(ending)
}

/** What stands beside names. */
const of_a_place =
  /^(?:county|village|township|avenue|boulevard|highway|hospital|university|center|street|heights|school)$/

/** Menus write all that is on them with capitals, and nobody is called like these. */
const dishes = new Set(
  `applewood bolognese buttermilk caribbean florentine hushpuppies mediterranean oriental platter platters anchovies andouille antipasto appetizer appetizers artichoke artichokes asparagus avocado balsamic barbecue beverage beverages
  blackened blueberry breakfast brisket broccoli brownie burrito burritos cabbage calamari cappuccino casserole
  cauliflower cheddar cheeseburger cheesecake chicken chimichanga chipotle chocolate chorizo chowder cilantro cinnamon cocktail cocktails
  crabmeat cranberry croissant croutons cucumber dessert desserts dumplings eggplant enchilada enchiladas espresso
  fajitas fettuccine flounder focaccia gorgonzola grilled guacamole habanero halibut hamburger hollandaise horseradish
  jalapeño ketchup lasagna lemonade lettuce lobster mackerel margarita marinara marinated meatball meatballs meatloaf
  mozzarella mushroom mushrooms mustard oatmeal omelette omelettes oysters pancake pancakes parmesan pastrami pepperoni
  pepperjack pineapple pistachio potatoes poultry prosciutto provolone quesadilla quesadillas raspberry ravioli ricotta
  sandwich sandwiches sauerkraut sausage scallops seafood seasonal seasoned shrimp smoothie smothered spaghetti spinach
  strawberry strawberries tenderloin teriyaki tomatoes tortellini tortilla turkey vanilla vegetable vegetables
  vegetarian vinaigrette walnuts watermelon whipped worcestershire zucchini`.split(/\s+/),
)

function dishMeantBy(plain: string): string | undefined {
  const meant = plain.length >= 6 ? (meantBy(plain) ?? meantTwiceOver(plain)) : undefined
  // "Parmesano" and "Chocolat" end as in their own languages.
  return meant !== undefined && dishes.has(meant) && plain.at(-1) === meant.at(-1) ? meant : undefined
}

/** Names are made to sound like words, but hardly like those that every shop writes. */
function shopsWordByEar(plain: string): string | undefined {
  const meant = meantByEar(plain)
  return meant !== undefined && commonnessOf(meant) === 0 ? meant : undefined
}

/** "Performance" without its first r is nobody's name, whoever stands beside it. */
const isPlainSlip = (plain: string, meant: string) =>
  plain.length >= 9 && (commonnessOf(meant) ?? 4) <= 2 && isSurelyMeant(plain, meant)

/** "CallowayPlumbbing" is the name of a business, and one of its words that every shop of the trade writes is none. */
const joined_name = /^([A-Z][a-z]{2,})([A-Z][a-z]{8,})$/
function slipInJoined(written: string, words: SiteWords): string | undefined {
  const [, first = '', second = ''] = joined_name.exec(written) ?? []
  const plain = second.toLowerCase()
  if (first === '' || isKnown(plain)) return undefined
  const meant = meantByCapital(plain)
  const is_sure = meant !== undefined && commonnessOf(meant) === 0 && isSurelyMeant(plain, meant)
  return is_sure && words.timesNamed(meant) > 0 ? `${first} ${meant}` : undefined
}

/** Nobody writes "drive-throughs". */
const drive_thrus = 'thrus'

/** What was meant by a word that is none; undefined where it may be a name, a term or another language. */
export function slipOf(site_word: SiteWord, own: string, words: SiteWords): string | undefined {
  const { word: written, places, is_written_small } = site_word
  const plain = written.toLowerCase()
  const [first] = places
  if (!first || own.includes(plain)) return undefined
  const own_word = ownWordMeantBy(site_word, own, words)
  if (own_word !== undefined) return own_word
  const parted = joinedAtCapital(written)
  if (parted) return places.some(place => isDoubtful(place, written)) ? undefined : parted
  if (has_capital_within.test(written)) return undefined
  const joined = slipInJoined(written, words)
  if (joined !== undefined) return joined
  const listed = misspellings.get(plain)
  if (listed !== undefined) return places.every(place => isDoubtful(place, written)) ? undefined : listed
  if (isKnown(plain) || plain === drive_thrus) return undefined
  const meant = is_written_small
    ? (meantBy(plain) ?? meantTwiceOver(plain) ?? meantByEar(plain) ?? runTogether(plain))
    : (meantByCapital(plain) ?? dishMeantBy(plain) ?? shopsWordByEar(plain) ?? meantOnSite(site_word, words))
  // A menu in Spanish is a word here and there: opiniones, calidad.
  if (!meant || isLatin(plain, meant) || /(?:iones|idad|idades)$/.test(plain)) return undefined
  const is_term = places.length >= (is_written_small ? most_places : 3)
  if (is_term && (commonnessOf(meant) ?? 4) > (is_written_small ? 1 : 0)) return undefined
  const doubtful = places.filter(place => isDoubtful(place, written))
  // One English sentence is enough for a word that is too long to be another one.
  const is_surely_english =
    written.length >= 9 && places.some(place => !doubtful.includes(place) && isEnglish(wordsOf(place)))
  if (doubtful.length > 0 && !is_surely_english) return undefined
  const may_be_name = !is_written_small && !of_a_place.test(meant) && !isPlainSlip(plain, meant)
  return may_be_name && places.some(place => isBesideName(place, written)) ? undefined : meant
}
