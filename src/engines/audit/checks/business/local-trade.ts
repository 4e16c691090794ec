import { namesTown } from '#src/engines/audit/checks/business/town-names.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** People go there. */
const at_the_door =
  /\b(?:restaurant|bistro|diner|steakhouse|pizzeria|taqueria|caf[eé]|coffee (?:shop|house)|bakery|barber(?:s|shop)?|(?:hair|nail|beauty) salon|(?:day|nails?|massage|med) (?:(?:&|and) )?spa|salon (?:&|and) (?:day )?spa|nail bar|bar (?:&|and) grille?|tavern|pizza|barbecue|bbq|smokehouse|sushi|deli|eatery|ice cream|tattoo|optometr\w+|eye care|physical therap\w+|acupunctur\w+|winery|motel|boutique|jewel(?:er|ry)|laundromat|kennel|dent(?:ist|istry|al (?:office|care|practice|clinic))|orthodont\w+|chiropract\w+|veterinar\w+|animal hospital|pharmacy|florist|flower shop|dry clean\w+|day ?care|preschool|bed (?:and|&) breakfast|inn|brewery|taproom|nursery|garden center|thrift store|hardware store|car wash|(?:auto|automotive|car) repair|auto body|tire shop|(?:rv|trailer|mobile home) (?:park|resort)|campground|(?:self|boat|rv|vehicle|covered|mini)[ -]storage|storage units|marina|(?:boat|fishing|sailing) (?:charter|rental|tour)|hotel|guest ?house|golf (?:course|club)|driving range|bowling (?:alley|center)|martial arts|karate|jiu[- ]?jitsu|podiatr\w+|dermatolog\w+|pediatric(?:s|ians?)|(?:family|internal) medicine|family practice|primary care|obstetric\w+|gynecolog\w+|ophthalmolog\w+|audiolog\w+|midwifery|urgent care|hearing (?:center|clinic)|pet (?:boarding|resort)|farm stand|pumpkin patch|orchard|distillery|gym|fitness (?:center|studio)|(?:yoga|pilates|dance|photography|hair|lash|brow|waxing|piercing) studio|pilates|crossfit|taekwondo|boxing club|dance (?:academy|school|class(?:es)?)|funeral home|medical spa|child ?care|(?:early )?learning center|montessori|(?:wedding|event) (?:venue|center|barn|hall)|dog (?:day ?care|boarding|park)|pet (?:hotel|shop|store|supplies|supply)|(?:gift|book|toy|antique|vape|smoke|yarn|quilt|consignment|bike|surf|skate|record) (?:shop|store)|bookstore|(?:furniture|liquor|feed|clothing) store|antique mall|(?:cabin|cottage|vacation|beach house) rental|vacation (?:home|cabin|cottage))s?\b/i
/** They come to people, or either way. */
const on_the_spot =
  /\b(?:landscap\w+|lawn[ -]?(?:care|service|mowing|maintenance)|tree (?:service|removal|trimming)|arborist|plumb(?:er|ers|ing)|electrician|electrical contractor|hvac|heating (?:and|&) (?:air|cooling)|air conditioning|roof(?:er|ers|ing)|(?:pressure|power|soft)[ -]?washing|window cleaning|gutter|house cleaning|(?:residential|commercial|home|office) cleaning|cleaning (?:service|compan(?:y|ie))|carpet cleaning|maid service|pest control|exterminator|junk removal|hauling|movers|moving company|towing|locksmith|handyman|remodel\w+|home builder|general contractor|construction company|house paint\w+|painting (?:contractor|compan(?:y|ie)|service)|flooring|fence (?:company|contractor)|garage doors?|pool (?:service|cleaning)|septic|well drilling|concrete contractor|paving|masonry|snow removal|(?:pet|dog|cat|mobile) groom\w+|dog train\w+|puppy training|(?:pet|dog|cat|house)[ -]?sit(?:t?er|ting)|dog[ -]?walk\w+|(?:wedding|portrait|newborn|family|event|senior|headshot|real estate) photograph\w+|photo ?booth|wedding (?:planner|planning|dj|florist)|personal train(?:er|ing)|swim (?:lessons|school)|tutor(?:s|ing)?|makeup artist|hair ?styl(?:ist|ing)|esthetician|lash extensions|microblading|babysit\w+|nanny|bartend\w+|(?:mobile|auto(?:motive)?|car|vehicle|boat|rv|truck|aircraft) (?:car |auto )?detailing|mobile mechanic|windshield (?:repair|replacement)|auto glass|window tint\w*|ceramic coating|law (?:firm|office)|attorneys? at law|insurance agency|real estate agency|tax preparation|accounting (?:firm|office)|massage therap\w+|photography studio|catering|appliance repair|(?:wildlife|animal|bee) (?:removal|control)|chimney (?:sweep|cleaning|repair)|drywall|(?:window|door|siding) (?:replacement|installation)|kitchen cabinets?|countertops|carpent(?:er|ry)|excavat\w+|land clearing|stump (?:grinding|removal)|irrigation|sprinkler (?:repair|system)|water damage|foundation repair|home inspect\w+|limo(?:usine)?|party rental|bounce house|dumpster rental|piano tun\w+|music lessons|tutoring|bookkeeping|cpa firm|(?:computer|laptop|device|pc|phone|tablet|mac) repair|upholster\w+|\p{L}{2,}['’]s (?:cleaning|painting|plumbing|electric|mowing|moving))s?\b/iu
/** Of those they who nearly always work where the customer is. */
const at_the_customer =
  /\b(?:landscap\w+|lawn[ -]?(?:care|service|mowing|maintenance)|tree (?:service|removal|trimming)|arborist|plumb(?:er|ers|ing)|electrician|electrical contractor|hvac|heating (?:and|&) (?:air|cooling)|air conditioning|roof(?:er|ers|ing)|(?:pressure|power|soft)[ -]?washing|window cleaning|gutter|(?:house|residential|commercial|home|office|carpet|pool|chimney) cleaning|cleaning (?:service|compan(?:y|ie))|maid service|pest control|exterminator|junk removal|movers|moving company|locksmith|handyman|remodel\w+|home builder|general contractor|construction company|(?:house|interior|exterior) paint\w+|painting (?:contractor|compan(?:y|ie)|service)|fence (?:company|contractor)|garage doors?|pool service|septic|well drilling|pump service|sewer (?:repair|service|replacement|cleaning)|drain (?:cleaning|repair|service)|rooter|concrete contractor|paving|masonry|snow removal|mobile groom\w+|wedding (?:planner|planning|dj|florist)|(?:mobile )?djs?|disc jockey|photograph(?:y|er)|photo ?booth|tutor(?:s|ing)?|caterer|catering (?:service|compan(?:y|ie))|chimney sweep|drywall|excavat\w+|land clearing|stump (?:grinding|removal)|irrigation|water damage|foundation repair|home inspect\w+|party rental|bounce house|dumpster rental|piano tun\w+|farrier|appliance repair|(?:wildlife|animal|bee) removal)s?\b/i
const invites =
  /\b(?:free (?:quote|estimate|consultation)|(?:get|request) (?:a |an |your )?(?:free )?(?:quote|estimate)|book (?:now|online|a|an|your|my)|schedule (?:a|an|your|service|consultation)|appointments?|reserv(?:e|ations?)|call (?:us|now|today)|visit us|come (?:see|visit)|directions|our hours|hours|contact us|order (?:online|now|here)|pre-?order(?: now)?|place (?:an|your|a)(?: \w+)? order|pick-?up)\b/i

const serves =
  /\b[Ss]erving (?:(?:the|all of|homeowners in|customers in|greater) )*[A-Z][\w'’]+(?:[ ,&]+(?:and )?[A-Z][\w'’]+)* (?:[Aa]rea|[Cc]ounty|and (?:the )?surrounding)|\b[Ss]erving (?:(?:the|all of|greater|homeowners in|customers in) )*[A-Z][\w'’]+(?: [A-Z][\w'’]+){0,2}, (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/

/** Title, description and headings: what the page says it is. */
function headlines({ titles, metas, headings }: PageFacts): string {
  const descriptions = metas.filter(({ name }) => name === 'description').map(({ content }) => content)
  const main = headings.filter(({ level }) => level <= 2).map(({ name }) => name)
  return [titles[0]?.text ?? '', ...descriptions, ...main].join(' · ')
}

/** Does the page speak of a place that customers visit? */
export function isVisited(facts: PageFacts): boolean {
  return at_the_door.test(headlines(facts))
}

/** Does the page offer work that is done at the customer's? */
export const worksAtCustomers = (facts: PageFacts): boolean => at_the_customer.test(headlines(facts))

/** "E-mail or call us to set up a visit." */
const calls = /\b(?:call|phone|ring) us\b/i

/** "You'll find us opposite the church", "We are situated on Mill Lane": says where its door is. */
const says_where =
  /\b(?:you(?:['’]ll| can| will) find us|(?:we are|we['’]re) (?:conveniently |centrally |ideally )?(?:located|situated)) (?:just |right )?(?:on|at|in|near|off|opposite|beside|behind|between|next to|across from|along)\b(?! (?:(?:the )?(?:app|play) store|google|facebook|instagram|twitter|tiktok|youtube|linkedin|pinterest|yelp|tripadvisor|amazon|etsy|spotify|itunes|social|github))/i

/** Of a card rather than of a page on some subject. */
const few_words = 80

/** Trades that a page lists under its headings, where these do not name one themselves: a handyman's site often does. */
const listed_trades = 2

function listsTrades({ headings }: PageFacts): boolean {
  const found = headings.flatMap(({ level, name }) =>
    level > 2 && level < 6 ? (on_the_spot.exec(name)?.[0] ?? []) : [],
  )
  return new Set(found.map(trade => trade.toLowerCase())).size >= listed_trades
}

/** A form to write to the business, and not only for its newsletter. */
const takesMessages = ({ fields }: PageFacts) =>
  fields.some(({ element }) => element === 'textarea') && fields.some(({ type }) => type === 'email' || type === 'tel')

/** Pages on a trade that are no shop's. */
const on_the_subject =
  /\b(?:history|museum|magazine|journal|news|blog|jobs?|careers|directory|listings?|association|society|board of|school|guide|(?:the|\d+) best|top \d+|cost of)\b/i

/** "Dental care, Texarkana, Texas": the title or main heading names the trade, and the town with its state. */
function namesTradeAndTown({ titles, headings }: PageFacts): boolean {
  const main = headings.filter(({ level }) => level === 1).map(({ name }) => name)
  const said = [titles[0]?.text ?? '', ...main].join(' · ')
  return (at_the_door.test(said) || on_the_spot.test(said)) && namesTown(said) && !on_the_subject.test(said)
}

/** Does the page offer the work of a trade that serves a neighborhood, and ask to be called, visited or booked? */
export function isLocalTrade(facts: PageFacts): boolean {
  const said = headlines(facts)
  if (!at_the_door.test(said) && !on_the_spot.test(said) && !listsTrades(facts)) return false
  // Pages that show code are about software for that trade.
  if (facts.text.blocks.some(({ element }) => element === 'pre')) return false
  const names = [...facts.links, ...facts.buttons, ...facts.headings].map(({ name }) => name)
  if (names.some(name => invites.test(name)) || takesMessages(facts) || namesTradeAndTown(facts)) return true
  // The buttons are pictures without words, and a sentence says how to reach it.
  if (facts.emails.length > 0 && facts.text.blocks.some(({ text }) => calls.test(text))) return true
  // Where the buttons are pictures, it may still say where to find it.
  if (
    at_the_door.test(said) &&
    !on_the_subject.test(said) &&
    facts.text.blocks.some(({ text }) => says_where.test(text))
  )
    return true
  // Its name is a trade's, and all that it says is how to write to it.
  if (facts.emails.length > 0 && facts.text.words < few_words) return true
  // A bare "Contact" stands on every site; with a place that is served it is a shop's.
  return names.some(name => /^\W*contact\W*$/i.test(name)) && facts.text.blocks.some(({ text }) => serves.test(text))
}
