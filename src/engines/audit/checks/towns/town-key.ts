const whole: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}
const first_word = /^(?:ste?|[mf]t|[nsew])(?=[. ])/

/** The letters of a town's name, one spelling for all ways of writing it: `mountpleasant` of "Mt. Pleasant". */
export function townKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(first_word, word => whole[word] ?? word)
    .replace(/[^a-z]+/g, '')
}
