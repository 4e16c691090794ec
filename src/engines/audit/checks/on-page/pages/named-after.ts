import { askedInLines } from '#src/engines/audit/facts/site/asked-in-lines.ts'
import type { HeldContent } from './held-content.ts'

/** Pages called so, what they are then to hold, and whether they do, in whatever way. */
type NamedAfter = {
  named: RegExp
  what: string
  /** Scripts draw it more often than not. */
  is_drawn?: true
  isKept: (held: HeldContent) => boolean
}

const file = /\.(?:pdf|docx?|xlsx?|jpe?g|png|webp)(?:[?#]|$)/i
const date =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? \d|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|\b\d{1,2}[/.]\d{1,2}\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b20\d\d\b/i
/** By which an offer is one. */
const offer =
  /[$£€]|\d ?%|\bpercent\b|\bfree\b|\bhalf[- ](?:price|off)\b|\bcomplimentary\b|\bbuy (?:one|two|1|2)\b|\bbogo\b|\b(?:two|2)[- ]for[- ](?:one|1)\b|\bdiscount (?:of|for|to|on)\b|\d+ off\b|\boff (?:your|any|all|the|a)\b|\bno (?:interest|charge|fee)\b|\bcashback\b|\brebates?\b|\bat no (?:extra )?cost\b|\bcode\b/i
/** What is eaten and drunk everywhere. */
const dish =
  /\b(?:chicken|beef|pork|ham|bacon|sausages?|steaks?|fish|shrimp|crab|salmon|eggs?|salads?|soups?|rice|pasta|noodles?|cheese|pizzas?|burgers?|sandwich(?:es)?|wraps?|tacos?|burritos?|fries|potato(?:es)?|toast|pancakes?|waffles?|cakes?|pies?|cream|chocolate|coffee|tea|juice|wings|ribs|sauce|beans|vegetables?|curry|rolls?)\b/i
/** By which somebody is quoted, or speaks for themselves. */
const quoted = /["“”«]|^[-–—~] ?\p{L}|★|⭐/u
const customer = /\b(?:I|I['’](?:ve|m|d|ll)|[Mm]y|me|[Hh]e|[Ss]he|[Tt]hey|[Hh]is|[Hh]er|recommend)\b/
const asked = /\?\W{0,3}$/
/** A question that bids visitors to call, as under every list of questions. */
const bids = /\b(?:questions|deciding|ready|help|looking for|find what)\b.{0,30}\?\W{0,3}$/i
const person =
  /^(?:(?:Dr|Mr|Mrs|Ms|Chef|Pastor|Attorney)\.? )?\p{Lu}[\p{L}'’.-]+ (?:["“(]?\p{Lu}[\p{L}'’.-]*["”)]? ){0,2}\p{Lu}[\p{L}'’-]+(?:,? (?:[A-Z][A-Za-z.]{1,5},? ?){1,3})?(?:\s[-–—|:]\s.*|, .{3,60})?$/u
const of_person = /\b(?:I|my|he|she|his|her|graduated|joined|born|Dr\.?|owner|founder|certified by)\b/

const isSaid = (held: HeldContent, words: number) => held.words >= words

export const named_after: readonly NamedAfter[] = [
  {
    named: /^(?:our )?(?:photo |picture |project )?(?:gallery|photos|portfolio)$/i,
    what: 'pictures',
    is_drawn: true,
    isKept: held => held.pictures >= 2 || held.hasLinkTo(/\.(?:jpe?g|png|webp|pdf)$/i),
  },
  {
    named: /^(?:our )?(?:customer |client |patient |guest )?(?:testimonials?|reviews)$/i,
    what: 'a word of a customer',
    is_drawn: true,
    isKept: held =>
      held.pictures >= 2 ||
      held.page.facts.reviews.some(({ kind }) => kind === 'profile-link' || kind === 'quote' || kind === 'widget') ||
      held.says(quoted) ||
      (isSaid(held, 30) && held.says(customer)) ||
      isSaid(held, 100),
  },
  {
    named: /^site ?-?map$/i,
    what: 'a list of pages',
    isKept: held => held.doors >= 3,
  },
  {
    named: /^(?:free |request an? |get an? )?(?:free )?(?:estimate|quote)s?$/i,
    what: 'a form to ask for one',
    isKept: ({ page, devices }) =>
      devices > 0 || page.facts.emails.some(({ region }) => region !== 'footer') || page.facts.tel_links.length > 0,
  },
  {
    named:
      /^(?:our |current |monthly |weekly |money[- ]saving )*(?:specials|coupons?|promotions|offers|deals|discounts)(?: (?:and|&) (?:specials|coupons|promotions|offers|deals|discounts))?$/i,
    what: 'an offer',
    isKept: held =>
      held.says(offer) ||
      held.says(date) ||
      held.entries >= 3 ||
      // Dishes of the day need no price to be one.
      held.timesSaid(dish) >= 3 ||
      held.hasLinkTo(file) ||
      held.hasPictureNamed(/coupon|special|offer|deal|promo|sale|discount|flyer|voucher/i) ||
      // Where little is said, the pictures may be the offers.
      (held.pictures > 0 && !isSaid(held, 60)),
  },
  {
    named:
      /^(?:our |the |full |food |dinner |lunch |breakfast |brunch |dessert |drinks? |catering |takeout |take-out )*menus?$/i,
    what: 'a menu',
    // One without a word is a menu of links.
    isKept: held =>
      !isSaid(held, 1) ||
      held.says(/[$£€] ?\d|\b\d{1,3}\.\d\d\b|\b\d{1,2}$/) ||
      held.timesSaid(dish) >= 3 ||
      held.blocks.length >= 25 ||
      held.pictures >= 2 ||
      held.hasPictureNamed(/menu|dish|food/i) ||
      held.hasLinkTo(/menu|order|toast|doordash|grubhub|ubereats|clover|square|\.pdf/i),
  },
  {
    named:
      /^(?:our |the )?(?:upcoming |special |community )?(?:events|event calendar|calendar|calendar of events|shows)$/i,
    what: 'a date',
    isKept: held => held.says(date) || held.pictures > 0 || held.hasLinkTo(file) || isSaid(held, 90),
  },
  {
    named: /^(?:our )?(?:faqs?|frequently asked questions|questions (?:and|&) answers)$/i,
    what: 'a question',
    isKept: held =>
      held.page.facts.headings.some(({ is_question }) => is_question) ||
      askedInLines(held.blocks) > 0 ||
      held.blocks.some(({ text }) => asked.test(text) && !bids.test(text)) ||
      held.page.facts.buttons.some(({ text }) => asked.test(text)) ||
      held.hasLinkTo(file) ||
      isSaid(held, 120),
  },
  {
    named:
      /^(?:our |the |meet (?:our |the )?)?(?:team|staff|crew|doctors|dentists|attorneys|lawyers|stylists|instructors|providers|coaches)$/i,
    what: 'a person',
    isKept: held =>
      held.pictures > 0 ||
      held.page.facts.terms.some(({ what }) => what.startsWith('person')) ||
      held.blocks.some(({ text }) => person.test(text)) ||
      held.says(of_person) ||
      isSaid(held, 120),
  },
  {
    named:
      /^(?:our )?(?:careers?|jobs?|job openings|employment(?: opportunities)?|join our team|work with us|now hiring)$/i,
    what: 'a job or a way to apply',
    isKept: held => isSaid(held, 30) || held.pictures > 0 || held.doors > 0 || held.page.facts.emails.length > 0,
  },
  {
    named: /^(?:our )?(?:videos?|video gallery|video library)$/i,
    what: 'a film',
    is_drawn: true,
    isKept: held => held.pictures > 0 || held.hasLinkTo(/youtu|vimeo|\.mp4|video|watch/i),
  },
  {
    named: /^(?:patient |new patient |client |printable )?(?:forms|downloads|patient paperwork)$/i,
    what: 'a file or a form',
    isKept: held => held.doors > 0 || held.hasLinkTo(file),
  },
  {
    named: /^(?:our )?(?:prices|pricing|price list|rates|fees|rates (?:and|&) fees)$/i,
    what: 'a price',
    isKept: held =>
      held.says(/\d|\$|\b(?:quotes?|estimates?|call|contact|ask|custom|free|depend\w*|vary|varies)\b/i) ||
      held.pictures > 0 ||
      held.hasLinkTo(file),
  },
  {
    named: /^(?:our |the |latest )?(?:blog|news|articles|news (?:and|&) (?:events|updates))$/i,
    what: 'an article',
    is_drawn: true,
    isKept: held => held.doors > 0 || held.pictures > 0 || held.says(date) || isSaid(held, 40),
  },
  {
    named: /^(?:our )?(?:class(?:es)?(?: schedule)?|schedule|timetable)$/i,
    what: 'a time',
    isKept: held =>
      held.says(/\d|day\b/i) || held.pictures > 0 || held.doors > 1 || held.hasLinkTo(file) || isSaid(held, 80),
  },
  {
    named: /^about(?: us| me)?$/i,
    what: 'a word about you',
    isKept: held => isSaid(held, 20) || held.pictures > 0 || held.entries >= 3 || held.hasLinkTo(file),
  },
  {
    named:
      /^(?:our )?(?:(?:areas?|towns|cities|communities|counties)(?: that)? (?:we (?:serve|cover)|served|of service)|service areas?)$|^where we (?:work|serve)$/i,
    what: 'a town',
    isKept: held =>
      isSaid(held, 25) ||
      held.page.facts.maps.length + held.pictures > 0 ||
      held.entries >= 3 ||
      held.doors >= 4 ||
      held.says(/\b[Cc]ount(?:y|ies)\b|\b[Mm]iles\b|\b\d{5}\b|, [A-Z]{2}\b/),
  },
  {
    named: /^(?:our |store |office |shop )?locations$/i,
    what: 'an address',
    isKept: held =>
      held.page.facts.addresses.length + held.page.facts.maps.length > 0 ||
      held.says(/\d{2}/) ||
      held.entries + held.doors + held.pictures > 1,
  },
]
