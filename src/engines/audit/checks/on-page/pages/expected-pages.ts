import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isAbroad } from '#src/engines/audit/checks/local/addresses/abroad.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { hasUnseenMenu } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { hasNoGoal } from '#src/engines/audit/facts/has-no-goal.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'
import { cardScript } from './card-scripts.ts'
import { pageAddress } from './page-address.ts'

const privacy =
  /privacy|privacidad|datenschutz|confidentialit|vie[-_ ]privee|privatlivs|personuppgift|privacybeleid|data[-_ ]protection|gdpr|iubenda|termly|termsfeed/i
const about =
  /\babout\b|\babout(?=us)|aboutus|our[-_ ]?(?:story|team|staff|history|people|firm|company|practice|mission|doctors?|dentists?|attorneys?|crew|family)|who[-_ ]we[-_ ]are|\bteam\b|\bmeet\b|\bhistory\b|\bbio(?:graphy)?\b|\bstory\b|\bstaff\b|\bcompany\b|\bmission\b|\bwhy[-_ ](?:us|choose)|\bprofile\b|\bowners?\b|\bfirm\b|\battorneys?\b|\bdoctors?\b|\bproviders?\b|\bpeople\b|\bleadership\b|\belders\b|\bpastors?\b|\bclergy\b|\bministers?\b/i
/** Languages whose words the two lists know. */
const read_languages = /^(?:en|es|de|fr|it|pt|nl|da|sv|no|nb)?(?:-|$)/i

const isDead = (link: LinkFact): boolean =>
  (hasNoGoal(link) || link.kind === 'empty') && !link.scripted && !link.marked && !link.opens

/** Whether the home page, a page's own words or a link anywhere on the site names such a page. */
export function isNamed(site: SiteView, home: PageView, words: RegExp): boolean {
  const names = home.facts.links.filter(({ href, name }) => words.test(name) || words.test(pathOf(href ?? '')))
  // A policy that was never written stands in the foot as a link without a goal; a script may open others in a dialog.
  if (names.some(link => words !== privacy || !isDead(link))) return true
  const seen = new Set<number>()
  return site.pages.some(({ url, row }) => {
    if (words.test(pathOf(url)) || words.test(row.title) || words.test(row.h1)) return true
    return [...row.links, ...row.nofollow_links].some(id => {
      if (seen.has(id)) return false
      seen.add(id)
      return words.test(pathOf(site.urlOf(id)))
    })
  })
}

/** Ids of the parts of a page that tell who runs the business: a home page may be no more than the way to such a page. */
const places_about = new Set(
  ['about', 'about-us', 'aboutus', 'about_us', 'our-story', 'story', 'team', 'our-team'].map(hash32),
)

/** Who began it, and when: "In 1987 the Calloways opened the shop next door." */
const of_a_story = /\b(?:opened|founded|started|began|established|bought|purchased|took over|incorporated)\b/i
const of_people =
  /\b(?:family|families|owners?|founders?|brothers?|sisters?|husband|wife|father|mother|sons?|daughters?|parents|generations?)\b/i
/** "Founded in 2011 by Ada Calloway" */
const by_name =
  /\b(?:[Ff]ounded|[Oo]wned|[Oo]pened|[Ss]tarted|[Bb]egun|[Ee]stablished)\b[^.!?]{0,40}\bby (?:\p{Lu}[\p{L}.]* (?:and |& )?){1,3}\p{Lu}\p{L}+/u
const of_a_year = /\b(?:18|19|20)\d\d\b/
const least_of_story = 120

function tellsItsStory({ facts }: PageView): boolean {
  return facts.text.blocks.some(
    ({ text }) =>
      text.length >= least_of_story &&
      of_a_year.test(text) &&
      of_a_story.test(text) &&
      (of_people.test(text) || by_name.test(text)),
  )
}

/** The way there, the hours and the dishes of a house whose front page says all else. */
const of_the_house =
  /^\/(?:(?:our|the|food|drinks?|lunch|dinner)[-_]?)?(?:menus?|directions?|map|hours|locations?|find[-_]us|visit|gallery|photos|pictures|order|contact(?:[-_]us)?)\/?(?:index)?(?:\.\w{3,5})?$/i
const most_of_house = 4

const isOnlyFront = ({ pages, home }: SiteView): boolean =>
  pages.length <= most_of_house &&
  pages.every(
    ({ url, kind }) =>
      url === home?.url || /^(?:contact|legal|thanks)$/.test(kind) || of_the_house.test(new URL(url).pathname),
  )

const hasPlaceAbout = ({ row }: SitePage): boolean => row.anchors?.some(place => places_about.has(place)) ?? false

/** An address without its host, which may hold any word. */
function pathOf(href: string): string {
  return href.replace(/^https?:\/\/([^/]*)/i, (_, host: string) => (/iubenda|termly|termsfeed/i.test(host) ? host : ''))
}

/** Universal Analytics counts nobody since July 2023. */
function measuresVisitors({ pages }: SiteView, { facts }: PageView): boolean {
  const counts = facts.analytics.some(({ kind, placeholder }) => kind !== 'universal-analytics' && !placeholder)
  return counts || pages.some(({ row }) => row.has.counted)
}

export const privacyPolicyMissing: SiteCheck = {
  id: 'privacy-policy-missing',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'There is no privacy policy',
  why: 'The site collects data about visitors. Many states require a policy for that, and so do Google’s and Meta’s terms.',
  mend: 'Publish a page that says what you collect and why, and link to it at the foot of every page.',
  source: 'https://marketingplatform.google.com/about/analytics/terms/us/',
  look: site => {
    const home = site.home_view
    if (!home) return notApplicable
    const measures = measuresVisitors(site, home)
    // Where the home page has a form that asks nothing, that of the contact page may be the same search box.
    const elsewhere =
      home.facts.forms.length === 0 && site.pages.some(({ kind, row }) => kind === 'contact' && row.has.form)
    const in_frame = site.pages.some(({ row }) => row.has.asks_in_frame)
    const asks = elsewhere || in_frame || site.pages.some(({ row }) => row.has.asks_visitor)
    const cards = cardScript(site)
    if (!measures && !asks && !cards) return notApplicable
    if (isNamed(site, home, privacy)) return ok
    // Some policies stand in a dialog of the page.
    if ([...home.facts.headings, ...home.facts.buttons].some(({ text }) => privacy.test(text))) return ok
    const why = unsure(site, home)
    if (why && !(why === unseen_menu && hasFoot(home))) return notChecked(why)
    const does = measures
      ? 'measures visitors'
      : in_frame
        ? 'shows the form of a service'
        : asks
          ? 'has a form'
          : 'takes payments by card'
    return found(home.url, null, `No link to a privacy policy; the site ${does}`)
  },
}

/** They keep records of health or money, and the law has them say what they do with these: HIPAA and the Gramm-Leach-Bliley Act. */
const keeps_records =
  /\b(?:dent(?:ist|istry|al (?:office|care|practice|clinic))s?|orthodont\w+|chiropract\w+|(?:medical|family|internal|sports|urgent|primary) (?:clinic|practice|medicine|care)|physicians?|pediatric\w*|podiatr\w+|dermatolog\w+|optometr\w+|physical therap(?:y|ists?)|(?:mental|behavioral) health|psycholog\w+|psychotherap\w+|counseling|med(?:ical)? spa|weight[- ]loss clinic|pain (?:management|clinic)|suboxone|medication[- ]assisted|addiction (?:treatment|medicine)|nurse practitioners?|hearing (?:center|clinic)|insurance (?:agen\w+|broker\w*)|mortgage|tax prepar\w+|financial (?:advis\w+|plann\w+)|credit union)\b/i

export const privacyNoticeMissing: SiteCheck = {
  id: 'privacy-notice-missing',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'Nothing on your site says how you treat what people entrust to you',
  why: 'Those who keep records of health or money have to give a notice of privacy, health care providers on their website, too. Patients and clients look for it before they write or call.',
  mend: 'Publish your notice of privacy practices, and link to it at the foot of every page.',
  source:
    'https://www.hhs.gov/hipaa/for-professionals/privacy/guidance/privacy-practices-for-protected-health-information/index.html',
  look: site => {
    const home = site.home_view
    // The law is that of the United States.
    if (!home || !isLocalSite(site) || isAbroad(site)) return notApplicable
    const { titles, headings, links } = home.facts
    const said = [titles[0]?.text ?? '', ...headings.filter(({ level }) => level === 1).map(({ name }) => name)]
    const trade = keeps_records.exec(said.join(' · '))?.[0]
    if (trade === undefined || links.length === 0) return notApplicable
    // Where there is a form, or visitors are counted, the policy is missing for that.
    if (privacyPolicyMissing.look(site).state !== 'not_applicable') return notApplicable
    if (isNamed(site, home, privacy)) return ok
    const why = unsure(site, home)
    return why ? notChecked(why) : found(home.url, null, `“${trade}” and no link to a notice of privacy`)
  },
}

/** Where one person is the business, the page of that person says who it is: "Dr. Calloway", "Meet Ada". */
const of_its_person =
  /^(?:[Mm]eet (?:[Tt]he |[Oo]ur )?\p{L}+|(?:[Aa]bout )?(?:Dr|Pastor|Father|Rabbi|Chef|Attorney)\.? \p{Lu}.*|.{0,40}\b[Bb]io(?:graphy)?)$/u

export const aboutPageMissing: SiteCheck = {
  id: 'about-page-missing',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'No page of its own says who you are',
  why: 'People choose a local business they can trust. They look for the people, the years and the place behind it.',
  mend: 'Add an “About us” page: who runs the business, since when, what you are proud of, with a photo.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: site => {
    const home = site.home_view
    // A site of one or two pages tells it where it stands.
    const pages = new Set(site.pages.map(({ url }) => pageAddress(url)))
    if (!home || pages.size < 3 || isOnlyFront(site)) return notApplicable
    if (site.pages.some(({ kind }) => kind === 'about') || isNamed(site, home, about)) return ok
    if (
      home.facts.headings.some(({ name }) => about.test(name)) ||
      home.facts.links.some(({ internal, name }) => internal && of_its_person.test(name.trim())) ||
      tellsItsStory(home) ||
      site.pages.some(hasPlaceAbout)
    )
      return ok
    if (!/^en/i.test(home.facts.html?.lang ?? 'en'))
      return notChecked('Words for such a page are known in English only.')
    const why = unsure(site, home)
    return why ? notChecked(why) : found(home.url, null, 'No link to a page about the business')
  },
}

const unseen_menu = 'A script seems to draw the menu, and scripts are not run here.'

/** The foot of the page with its links: whatever a script makes of the menu, a policy would be named there. */
const hasFoot = ({ facts }: PageView): boolean =>
  facts.links.some(({ region, internal }) => region === 'footer' && internal) && facts.copyrights.length > 0

export function unsure(site: SiteView, { response, facts }: PageView): string | null {
  const { done } = site
  if (done.stopped_by !== null || done.pages_left > 0) return 'Not all pages of the site were read.'
  if (response.truncated) return 'The home page was too long to be read to its end.'
  if (facts.empty_app_root) return 'The home page is drawn by a script in the browser.'
  if (hasUnseenMenu(site)) return unseen_menu
  return read_languages.test(facts.html?.lang ?? '') ? null : 'Its words are not known in the language of the site.'
}
