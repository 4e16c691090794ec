import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { isPageOfPerson } from '#src/engines/audit/checks/business/page-of-person.ts'
import { unreadOf } from '#src/engines/audit/checks/business/places-of-site.ts'
import { tellsWorship } from '#src/engines/audit/checks/business/worship-times.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { pagesOf } from '#src/engines/audit/checks/quote.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { hours_without_days } from '#src/engines/audit/facts/business/terms/times/closing-times.ts'
import { named_times, readNamedTimes } from '#src/engines/audit/facts/business/terms/times/named-times.ts'

/** How long something takes, or how soon you answer, says nothing of when you are open. */
const lengths =
  /\b(?:within|in|under|after|least|every|next|about|takes?|for|up to|few|couple of|less than)(?: (?:the|a|just|only|an?))?(?: (?:next|first|few|couple of))? ?\d{0,3}(?:\s?[-–]\s?\d+)? (?:business )?hours?\b|\b\d{1,3}(?:\s?[-–]\s?\d+)?[ -]hours? (?:notice|in advance|before|later|ahead|turnaround|response)\b|\b(?:during|within|outside(?: of)?|in) (?:our |the |regular |normal )*(?:business|office|working|opening) hours\b|\b(?:flexible|after|man|labor|billable|overtime)[ -]hours\b|\b(?!24\b)\d{1,3}\+?(?:\s?(?:[-–]|to)\s?\d{1,3})?[ -](?:(?:short|full|business|working|whole|credit|CE|contact) )?hours?\b|\b(?:several|many|countless|few|both|two|three|four|five|six|eight|ten|of|thousands|hundreds|spend(?:ing)?|wast\w+|sav\w+) hours\b(?! of operation)/gi

/** When customers get at what is theirs, and what is watched, is not when somebody is there. */
const not_of_the_door =
  /\b24 ?(?:\/ ?7|[- ]?h(?:ou)?rs?\.?)[ -](?:[\w-]+ ){0,2}?(?:(?:keypad|gate|coded?|key ?card) access|surveillance|monitoring|monitored|recording|cameras?|security|video|support)\b/gi

/** "7:30AM - 6:00PM" on a line of its own, behind the picture of a clock. */
const span_alone = /^\W*\d{1,2}(?::\d\d)? ?[ap]\.?m\.? ?(?:-|–|—|to) ?\d{1,2}(?::\d\d)? ?[ap]\.?m\W*$/im

/** "Hours: 9am - 6pm": on which days, nobody can tell. */
const without_days =
  /(?:^|\n)\W*(?:(?:our|business|store|shop|office|opening) )?hours(?: of operation)?:?\s?(\d{1,2}(?::\d\d)? ?[ap]\.?m\.? ?(?:-|–|—|to) ?\d{1,2}(?::\d\d)? ?[ap]\.?m)\.?[^\S\n]*(?=\n|$)/i
/** "The Sun Coast" is no Sunday. */
const says_days =
  /\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?\b|\b(?:mon|tues?|wed|thurs?|fri|sat|sun)\b(?! (?!to|through|thru|and|closed)[a-z])|\b(?:[mt]-[fs]|weekdays?|weekends?|daily|every ?day|all week|year[- ]round|holidays?)\b|\b(?:7|seven) days|\b24 ?\/ ?7|by appointment/i

/** Does no other page say more of when the door is open? */
const isOnlyTold = ({ pages }: SiteView): boolean =>
  pages.every(({ row }) => row.terms.every(({ what }) => what === hours_without_days || !what.startsWith('open')))

/** While the kitchen cooks, or a meal is served, guests find the door open. */
const of_the_door = new Set(['kitchen', 'breakfast', 'lunch', 'dinner'].map(name => named_times + name))

/** "Kitchen Hours: Mon through Fri 11:00am to 10:00pm", and no others of the house. */
const tellsKitchen = ({ pages }: SiteView): boolean =>
  pages.some(({ row }) => row.terms.some(({ what, value }) => of_the_door.has(what) && readNamedTimes(value).days > 0))

const lineOf = ({ facts }: PageView, told: string) =>
  facts.text.blocks.find(({ text }) => text.includes(told))?.line ?? null

const of_lodging =
  /\b(?:(?:rv|trailer) (?:park|resort|campground)|campgrounds?|bed (?:and|&) breakfast|b&b|motel|hotel(?! bar)|inn(?! ?[-&])|lodge|cabins?|cottages?|vacation (?:rentals?|homes?)|beach house)\b(?! (?:restaurant|builders?|remodel))/i

/** Whoever bakes at home gives the door to those who have ordered. */
const of_bakers = /\b(?:home[- ]based|home|cottage)[- ](?:bak(?:ery|er|ers|ing)|kitchen)\b|\bcottage[- ]food\b/i

/** Days and hours in other languages, which are not read. */
const days_of_others =
  /(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|horarios?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|sprechzeiten|öffnungszeiten|sprechstunden?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|horaires|segunda-feira|sexta-feira|lunedì|martedì|mercoledì|giovedì|venerdì|orari)(?!\p{L})/iu

/** They meet whoever has written or called before, at no hours of a door. */
const of_meetings =
  /\b(?:psychotherap(?:y|ists?)|counsel(?:ing|ors?)|photograph(?:y|ers?)|videograph(?:y|ers?)|wedding (?:officiants?|planners?|planning)|officiants?|doulas?|midwi(?:fe|ves)|mobile notary|tutor(?:s|ing)?|mediat(?:ion|ors?)|life coach(?:es|ing)?|(?:wedding|mobile|party) djs?)\b(?!['’]s| (?:at|in) law| stud(?:io|ios)\b)/i

/** People live there, and somebody is always in. */
const of_residents =
  /\b(?:assisted[- ]living|(?:residential |elder(?:ly)? |senior )?care homes?|nursing homes?|memory care|board (?:and|&) care|adult family homes?|group homes?|senior living|retirement (?:community|home|village)|homes? for the (?:aged|elderly))\b/i

export const hoursMissing: SiteCheck = {
  id: 'hours-missing',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your opening hours stand nowhere, or without the days they are of',
  why: '“Are they open now?” is what most local customers want to know first.',
  mend: 'Print your hours on the contact page or in the footer, and add them to the structured data. If you work by appointment, say so.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    if (!isLocalSite(site)) return notApplicable
    const { home, home_view } = site
    // Guests stay; when they may come and must leave is another matter.
    const heads = `${home?.row.title ?? ''} ${home?.row.h1 ?? ''}`
    if (of_lodging.test(heads) || of_residents.test(heads) || of_meetings.test(heads)) return notApplicable
    const seen = home_view && home_view.facts.hours.length > 0
    // The days on which one of the people works are not those of the house.
    const some = site.pages.filter(({ row }) => row.hours.length > 0)
    if (seen || some.some(page => !isPageOfPerson(page, site.host))) return ok
    if (tellsWorship(site) || tellsKitchen(site)) return ok
    const text = home_view?.facts.text.blocks.map(block => block.text).join('\n') ?? ''
    const bare = says_days.test(text) ? undefined : without_days.exec(text)?.[1]
    if (home_view?.facts.addresses.length === 0 && of_bakers.test(text)) return notApplicable
    if (home_view && bare !== undefined && isOnlyTold(site))
      return found(home_view.url, lineOf(home_view, bare), `“Hours: ${bare}”, of no day`)
    if (site.pages.some(({ row }) => row.terms.some(({ what }) => what === hours_without_days))) return ok
    const unread = unreadOf(site)
    if (unread !== null || !home_view) return notChecked(unread ?? '')
    if (
      /\bhours\b|by appointment|24\s?\/\s?7|24 hours/i.test(text.replace(lengths, '').replace(not_of_the_door, '')) ||
      span_alone.test(text) ||
      days_of_others.test(text)
    )
      return notChecked('The page speaks of hours in words that could not be read with certainty.')
    return found(home_view.url, null, `no hours on ${pagesOf(site)}`)
  },
}
