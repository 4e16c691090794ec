/** Behind a year, what is offered for it: "Summer 2022 specials", "Registration for fall 2024 is now open". */
const offered =
  /^ (?:[a-z]+ )?(?:specials?|promotions?|coupons?|camps?|registration|enrollment|sign-?ups?|(?:class |camp |event |practice )?schedule|session dates)\b(?! (?:was|were|are over|is over))/i
const is_on =
  /^(?: [a-z]+){0,2} (?:is|are) (?:now |finally |officially |currently )?(?:open(?! to)|here|underway|under way|on sale|in full swing|around the corner|just around)\b/i
/** Behind a year by itself: "2013 CSA season is upon us!", "2022 camp registration is now closed." */
const is_at_hand =
  /^ (?:[\w'’&-]+ ){0,3}(?:season|registration|enrollment|sign-?ups?|camps?|tickets|passes|applications|memberships?|shares|pre-?orders?) (?:is|are) (?:now |finally |officially |currently |almost |still )?(?:upon us|here|open|closed|full|sold out|underway|under way|on sale|available|coming|starting soon|around the corner|just around)\b(?! [a-z])/i
const told_of = /\b(?:since|in|from|during|after|before|between|by|of) $/i
/** Before it. */
const limited = /\blimited[- ]time(?: (?:only|offer|special))?\b[^.\n]{0,20}$/i
const greeting = /\b(?:happy new year|merry christmas|happy (?:holidays|thanksgiving|easter|halloween))\b[^.\n]{0,12}$/i
const holiday_hours = /\b(?:holiday|special|christmas|thanksgiving) (?:hours|schedule)\b[^.\n]{0,40}$/i
const booked_for =
  /\b(?:now |currently |still )?(?:booking|accepting|taking|scheduling|enrolling|registering|reserving)\b[^.\n]{0,40}\bfor (?:the )?(?:20\d\d ?(?:,|and|&|\/|-|–) ?)?$/i
const held =
  /\b(?:camps?|workshops?|open house|recital|tournament|fundraiser|seminar|webinar|sale|festival|concert|clinic|class|auction|trunk show|car show|retreat)\b[^.\n]{0,40}$/i
/** Who still sells tickets or tells the hour waits for guests. */
const awaits = /\b(?:register|tickets?|rsvp|sign up|reserve|spots?|\d{1,2}(?::\d\d)? ?[ap]\.?m)\b|\$\d/i
/** "Register now for Summer Camp 2024", "Harvest Festival 2024 – get your tickets". */
const happening =
  /\b(?:camps?|festival|fest|workshops?|retreat|tournament|fair|gala|conference|classic|league|program) $/i
const bids_before = /\b(?:register|sign up|enroll|tickets|reserve|rsvp|join us)\b[^.\n]{0,50}$/i
const bids_behind =
  /^ ?[-–—:!|,]? ?(?:join us|register|(?:get|buy|reserve) (?:your )?(?:tickets|spot)|tickets (?:on sale|available)|rsvp|sign up|save the date)\b/i
/** Of two years the last one counts. */
const goes_on = /^ ?(?:,|and|&|\/|-|–|or|through|to) ?(?:early |late |spring |fall |summer |winter )?(?:20)?\d\d\b/i

/** What the words around a date say is offered or held then: `rest` before the date, `behind` after its year. */
export function isOfferedThen(rest: string, date: string, behind: string): boolean {
  if (goes_on.test(behind)) return false
  if (happening.test(rest + date.slice(0, -4)) && (bids_before.test(rest) || bids_behind.test(behind))) return true
  const names_season = /^(?:spring|summer|fall|autumn|winter)/i.test(date)
  const names_day = /\d/.test(date.slice(0, -4))
  if (names_season && offered.test(behind)) return true
  if (
    is_on.test(behind) &&
    /(?:^|\W)(?:registration|enrollment|season|tickets?|sign-?ups?|applications|camps?)\b[^.\n]{0,30}$/i.test(
      rest + date.slice(0, -4),
    )
  )
    return true
  if (date.length === 4 && is_at_hand.test(behind) && !told_of.test(rest)) return true
  if (limited.test(rest) || greeting.test(rest) || holiday_hours.test(rest)) return true
  if (!names_day && booked_for.test(rest)) return true
  return names_day && held.test(rest) && awaits.test(behind)
}
