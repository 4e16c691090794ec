/** Where no shop is: the makers of templates write it for any, or complaints go there to the government. */
export const of_no_shop =
  /^(?:(?:1400|200) Independence Ave(?:nue)?,?|1600 Amphitheatre|A108 Adam|203 Fake|198 West 21th|500 Terry Fran|123 (?:Any|Fake|Your))(?= |$)/i

/** A court, a jail or an office of the county, named right before where it sits: "Superior Court\n215 Fifth Street", "the courthouse at". */
const of_the_public =
  /\b(?:(?:(?:Superior|Circuit|District|Municipal|Magistrate|Probate|Bankruptcy|Supreme|Family|Juvenile|Justice|Immigration|State|County|City) Court|Courthouse|(?:County|City) (?:Jail|Clerk)|Clerk of (?:the )?(?:Superior |Circuit |District )?Court|Sheriff['’]s (?:Office|Department)|Detention Center)(?:,? (?:is|are)(?: located| found)?)?)(?:[\s:,–—-]{1,4}|,? (?:is |are )?(?:located |found )?(?:at|in) )$/i
const beside_it =
  /\b(?:across|near|behind|opposite|beside|next|adjacent|block|blocks|steps|from|to|by|facing|former|old)\b[^.\n]{0,40}$/i

/** @param before what stands right before the address */
export function isOfThePublic(before: string): boolean {
  const found = of_the_public.exec(before)
  return found !== null && !beside_it.test(before.slice(0, found.index))
}
