/** Pages that a small site has, by their usual names: within one of these, one page may well do for another. */
const families: readonly RegExp[] = [
  /^(?:(?:client|customer|patient|our|your) )?(?:reviews?|testimonials?|success stories|feedback|ratings)$/,
  /^(?:(?:our|photo|image|the) )?(?:gallery|galleries|photos?|pictures|portfolio|projects?|past projects|recent work|work|before (?:and )?after|media|videos?)$/,
  /^(?:about|about us|about me|our story|our history|history|our team|team|meet the team|staff|our staff|who we are|our mission|mission|our company|company)$/,
  /^(?:contact|contact us|get in touch|book|book now|book online|booking|appointments?|schedule|request (?:an )?appointment|(?:free )?(?:quote|estimate)s?|get a quote|locations?|our locations?|directions?|hours|hours and location|visit us|find us)$/,
  /^(?:services?|our services|treatments|products?|our products|shop|store|menus?|our menu|food|order|order online|prices?|pricing|rates|fees|specials?|offers?|coupons?|deals)$/,
  /^(?:faqs?|frequently asked questions|questions|help|support|resources|links|forms|patient forms|new patients?|insurance)$/,
  /^(?:news|blog|articles?|events?|calendar|events calendar|updates|press)$/,
  /^(?:careers?|jobs?|employment|join us|join our team|work with us|hiring)$/,
]

/** The number of the family a page of that name belongs to; -1 for a page of its own kind. */
export const familyOf = (name: string): number => families.findIndex(family => family.test(name))
