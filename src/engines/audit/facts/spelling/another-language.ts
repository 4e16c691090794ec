/** Words that no text of a language does without, and that are none in English. */
const of_others: readonly ReadonlySet<string>[] = [
  'ich du wir ihr sie und oder nicht ist sind sein haben wird werden mit für auf bei nach aus vom zum zur der das dem des ein eine einen einem einer auch sich uns euch mein meine unser unsere ihre wenn wie dass noch nur schon',
  'el los las del que para con por una unos unas su sus nuestro nuestra nuestros nuestras es está están y pero más muy como también este esta nos le se usted ustedes si sobre desde',
  'le les des du est sont une pour avec dans sur nous vous notre nos votre vos qui que pas aux ce cette ces ou par chez',
  'il gli della dello delle degli dei di che per con una sono è nostro nostra nostri anche più nel nella alla dal dalla voi',
  'os uma para com por não que dos das nosso nossa são está mais você também pelo pela seu sua em',
  'het een voor niet zijn wij onze ons ook naar bij maar dat deze',
  'amet dolor ipsum sed eget quis nec nisl vitae magna donec lorem nulla tempor venenatis tincidunt consectetur adipiscing',
].map(words => new Set(words.split(' ')))
const of_english = new Set(
  'the and of to for with our your you we is are it this that from at be have has will can not they their my his her was were been'.split(
    ' ',
  ),
)
const word = /\p{L}+/gu
const least = 2
const longest = 400

/** With a capital in the midst they belong to names: "Los Angeles", "El Paso". */
const isSmall = (one: string, at: number) => at === 0 || one === one.toLowerCase()

/** Is a text of another language than English? Two of the small words of that one must stand there, and more than of English ones. */
export function isOfAnotherLanguage(text: string): boolean {
  const written: readonly string[] = text.slice(0, longest).match(word) ?? []
  const words = written.filter(isSmall).map(one => one.toLowerCase())
  const english = words.filter(one => of_english.has(one)).length
  return of_others.some(others => {
    const met = words.filter(one => others.has(one))
    return met.length > english && new Set(met).size >= least
  })
}
