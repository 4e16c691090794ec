/** Where no shop is: the makers of templates write it for any, or complaints go there to the government. */
export const of_no_shop =
  /^(?:(?:1400|200) Independence Ave(?:nue)?,?|1600 Amphitheatre|A108 Adam|203 Fake|198 West 21th|500 Terry Fran|123 (?:Any|Fake|Your))(?= |$)/i
