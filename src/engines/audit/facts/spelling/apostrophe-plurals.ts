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

/** "Pizzas" of "Pizza's", and "batteries" of "battery's". */
export function plainPlural(shown: string): string {
  const noun = shown.slice(0, -2)
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|sh|ch|x)$/i.test(noun) ? `${noun}es` : `${noun}s`
}
