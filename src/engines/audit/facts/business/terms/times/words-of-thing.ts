/** Words that ask, measure or join, and name nothing. */
const says_little = new Set(
  'a an the my your our their his her its it they them this that these those how long often what is are was does do did will would should can could may might be been being have has had get gets getting need needs take takes taking last lasts lasting until usually typically generally normally about only just most average typical total for of to and or in on at with by from as after like look when before between i you we me us really actually process procedure procedures treatment treatments appointment appointments visit visits job jobs service services project projects session sessions results time times recovery recover healing heal drying dry cure curing duration lifespan life span longevity expectancy complete completed completing done finish finished expect expected work full patients patient people customers clients one new good properly proper care maintained cared well professional professionally quality modern whole entire each every per frequently asked questions faq faqs thing things told x'.split(
    ' ',
  ),
)
/** Different words for one thing. */
const alike: Record<string, string> = {
  extract: 'remov',
  children: 'kid',
  child: 'kid',
  initial: 'first',
  teeth: 'tooth',
  washing: 'wash',
}
const most_words = 4
/** Of a heading as long as a book, no more is looked at. */
const longest = 200

export function stemOf(word: string): string {
  const stem = word
    .replace(/['’]s$/, '')
    .replace(/(?<=[a-z]{3})ies$/, 'y')
    .replace(/(?<=ch|sh|x|ss)es$|(?<=[a-z]{2}[^s])s$/, '')
    .replace(/(?<=[a-z]{4})(?:ation|ement|ing|tion|al|ed)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
  return alike[stem] ?? stem
}

/** "in Macon, GA", at the end of a topic. */
const at_place = /,? (?:in|near|for|\||–|—|-) [A-Z].*$/

/** The stems of the words that name something, each once and in order of the alphabet. */
export function stemsOf(written: string): string[] {
  const words =
    written
      .slice(0, longest)
      .toLowerCase()
      .match(/[a-z][a-z'’]*/g) ?? []
  return [...new Set(words.filter(word => !says_little.has(word)).map(stemOf))].sort()
}

/** What a question, a sentence or a heading is about; empty where it names nothing, or too much. */
export function wordsOfThing(written: string): string {
  const stems = stemsOf(written.slice(0, longest).replace(at_place, ''))
  return stems.length > most_words || stems.join('').length < 4 ? '' : stems.join(' ')
}
