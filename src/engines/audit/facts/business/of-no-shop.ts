/** Where no shop is: the makers of templates write it for any, or complaints go there to the government. */
export const of_no_shop =
  /^(?:(?:1400|200) Independence Ave(?:nue)?,?|1600 Amphitheatre|A108 Adam|203 Fake|198 West 21th|500 Terry Fran|123 (?:Any|Fake|Your))(?= |$)/i

/** A court, a jail or an office of the state, the county or the town, named right before where it sits: "Superior Court\n215 Fifth Street", "the courthouse at". */
const of_the_public =
  /\b(?:(?:(?:Superior|Circuit|District|Municipal|Magistrate|Probate|Bankruptcy|Supreme|Family|Juvenile|Justice|Immigration|State|County|City) Court|Courthouse|(?:County|City) (?:Jail|Clerk)|Clerk of (?:the )?(?:Superior |Circuit |District )?Court|Sheriff['’]s (?:Office|Department)|Detention Center|(?:Department|Board|Bureau|Commission|Division|Agency) of [A-Z][a-z]{2,20}(?:,? (?:and |& )?[A-Z][a-z]{2,20}){0,4}|(?:Permits?|Zoning|Codes?) (?:Office|Department)|(?:City|Town|Borough|Township|Village) Hall|(?:Township|Municipal) Building)(?:,? (?:is|are)(?: located| found)?)?)(?:[\s:,–—-]{1,4}|,? (?:is |are )?(?:located |found )?(?:at|in) )$/i
const beside_it =
  /\b(?:across|near|behind|opposite|beside|next|adjacent|block|blocks|steps|from|to|(?<!regulated )by|facing|former|old)\b[^.\n]{0,40}$/i

/** @param before what stands right before the address */
export function isOfThePublic(before: string): boolean {
  const found = of_the_public.exec(before)
  return found !== null && !beside_it.test(before.slice(0, found.index))
}

/** What the law of some states bids a trade to print: who watches over it, and how to complain there. */
const watched_by =
  /\b(?:regulated by|complaints? (?:may|can|should|must) be (?:sent|directed|made|filed))\b[^\n]{0,180}$/i
const of_us = /\b(?:us|our|we)\b/i

/** @param before what stands before a number */
export function isOfRegulator(before: string): boolean {
  const found = watched_by.exec(before)
  return found !== null && !of_us.test(found[0])
}
