import { wordHash } from './word-hash.ts'

/** What shops sell and write as "Pizza's": a thing that owns nothing. */
const goods =
  'pizza taco burrito sub wrap salad soup burger cheeseburger hamburger wing appetizer entree dessert drink beverage calzone stromboli panini quesadilla fajita enchilada tamale smoothie milkshake shake soda beer wine cocktail martini margarita special tire brake muffler battery window door roof gutter deck fence patio driveway photo video service product testimonial review location question facial manicure pedicure massage haircut perm price appointment event shoe boot shirt gift toy book guitar piano carpet rug floor tile cabinet countertop sofa mattress donut bagel muffin cookie cupcake cake pie sundae pancake waffle omelet crepe trailer mower tractor engine transmission radiator alternator generator furnace heater boiler faucet toilet sink drain pump filter shingle skylight plant tree shrub flower bouquet candle soap tattoo piercing extension highlight nail sandwich gyro noodle dumpling rv atv utv suv sausage steak rib fry chip snack sweet pastry bread roll bun'

const hashes = new Set(goods.split(' ').map(noun => wordHash(`${noun}s`)))

/** Is it the plural of such a thing? By the hash of its letters, the apostrophe set aside. */
export const isPluralOfGoods = (hash: number): boolean => hashes.has(hash)

/** Behind it stands no other word that it could own, and no verb: "Tire's & Wheels", "Hot Wing's". */
const owns_nothing = /^([A-Za-z]+)['’](?:s|S)(?=$|[,!/]|\.(?:\s|$)|\s(?:and|&|or)\s)/

/** A plural with an apostrophe at the beginning of a text; undefined where it may own what comes. */
export const pluralWithApostrophe = (text: string): string | undefined => owns_nothing.exec(text)?.[0]

const verbs_of_many = new Set(['are', 'have', 'were'].map(verb => wordHash(verb)))

/** A verb that only many have. */
export const isVerbOfMany = (hash: number): boolean => verbs_of_many.has(hash)

/** Of these, one stands for what is his: "today's are", "the other's have". */
const stands_alone =
  /^(?:it|that|there|here|what|who|how|where|when|he|she|let|one|else|today|tomorrow|yesterday|other|another|men|women|children|people|father|mother|brother|sister|dad|mom|neighbor|everyone|everybody|nobody|somebody|someone|anyone|competitor|competition|other)$/
const many_before = /(?:^|[^\p{L}])([a-z]{3,})['’]s $/u

/** "Our technician’s are", "all unit’s have": the plural with an apostrophe at the end of a text before such a verb. */
export function pluralBeforeVerb(before: string): string | undefined {
  const [, noun] = many_before.exec(before) ?? []
  if (noun === undefined || stands_alone.test(noun)) return undefined
  return /\b(?:our|all|the|your|these|those|many|most|some|of|and|which|whose|new|used) (?:[a-z-]+ )?[a-z]+['’]s $/i.test(
    before,
  )
    ? before.slice(-noun.length - 3, -1)
    : undefined
}

/** "Pizzas" of "Pizza's", and "batteries" of "battery's". */
export function plainPlural(shown: string): string {
  const noun = shown.slice(0, -2)
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|sh|ch|x)$/i.test(noun) ? `${noun}es` : `${noun}s`
}
