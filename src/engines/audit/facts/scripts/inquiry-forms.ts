import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { FormFact } from '#src/engines/audit/facts/types/form-facts.ts'

/** Scripts that have nothing to do with forms, by their names. */
const harmless =
  /googletagmanager|google-analytics|gtag|analytics|gtm|fbevents|clarity|hotjar|maps\.google|maps\.googleapis|fontawesome|font-awesome|kit\.fontawesome|\bjquery(?:-|\.)?(?:\d[\w.]*|latest|migrate(?:-[\d.]+)?|ui(?:-[\d.]+)?)?(?:\.slim)?(?:\.min)?\.js|jquery\.min|bootstrap(?:\.bundle)?(?:\.min)?\.js|popper|swiper|slick|owl\.carousel|aos(?:\.min)?\.js|wow(?:\.min)?\.js|lightbox|isotope|masonry|modernizr|respond(?:\.min)?\.js|html5shiv|tailwindcss|lucide|feather|ionicons|scrollreveal|gsap|scroll-?trigger|scroll-?smoother|split-?(?:text|type)|lenis|locomotive-scroll|chart(?:\.umd)?(?:\.min)?\.js|three(?:\.module)?(?:\.min)?\.js|typed(?:\.min)?\.js|cookie|elfsight|adsbygoogle|\bweb-?font(?:loader)?(?:\.min)?\.js|platform\.js|recaptcha|smooth-?scroll|sumoselect|select2|nice-?select|chosen\.jquery|counter-?up|waypoints|parallax|stellar|magnific|fancybox|flexslider|nivo|easing|meanmenu|odometer|particles|imagesloaded|superfish|hoverintent|flatpickr|moment(?:\.min)?\.js|date-?picker|time-?picker|splide|tiny-slider|fitvids|nice-?scroll|rellax|vanilla-tilt|lottie|mixitup|filterizr|circle-progress|\bclassie|cbp-?animated|headroom|\bretina(?:-[\d.]+)?(?:\.min)?\.js|jquery\.sticky|sticky-?kit|jarallax|jquery\.scroll-?(?:to|up)|skrollr|photoswipe|glightbox|lazysizes|jquery\.lazy|picturefill|match-?height|vegas(?:\.min)?\.js|countdown(?:\.min)?\.js|backstretch|fittext|lettering|mobile-?detect|slimscroll|slicknav/i
const nothing = /^\s*(?:#|javascript:.*)?\s*$/i

export const isHarmlessScript = (src: string): boolean => harmless.test(src)

/** A form calls itself one for bookings. */
const of_booking = /book|appoint|reserv/i
const of_visitor = /\b(?:(?:your|full|first|last|customer|client|guest)[ _-]?)?name\b/i

/** A form by which people write to the business: it asks for mail, phone or a message, or for the name of one who books. */
export function isInquiry({ fields, forms }: Pick<PageFacts, 'fields' | 'forms'>, form: number): boolean {
  const own = fields.filter(field => field.form === form && !field.hidden)
  const asks = own.some(({ element, type, name, label, placeholder }) => {
    return (
      element === 'textarea' ||
      type === 'email' ||
      type === 'tel' ||
      /e-?mail|phone/i.test(`${name} ${label} ${placeholder}`)
    )
  })
  const books =
    of_booking.test(forms[form]?.id ?? '') && own.some(({ name, label }) => of_visitor.test(`${name} ${label}`))
  return (asks || books) && own.length >= 2
}

/** A field that asks who the visitor is, so that the site learns something of them; signing in is left out. */
export function asksVisitor({ fields, forms }: PageFacts): boolean {
  return fields.some(
    ({ type, name, placeholder, hidden, form }) =>
      !hidden &&
      (type === 'email' || type === 'tel' || /e-?mail|phone/i.test(`${name} ${placeholder}`)) &&
      forms[form ?? -1]?.has_password !== true,
  )
}

/** Services that show a form, a calendar or a chat of their own inside the page. */
const outside_form =
  /form|(?<!face)book|calend|schedul|appoint|hubspot|acuity|square|contact|chat|tawk|intercom|zendesk|drift|crisp|podium|birdeye/i

/** Services that take orders, requests and answers in a frame of the page; calendars and chats ask later. */
const form_frame =
  /^https?:\/\/(?:[\w-]+\.)*(?:getjobber\.com\/(?:hubs|client_hubs|booking)|jotform\.(?:com|co|us)\/|typeform\.com\/to|docs\.google\.com\/forms|forms\.gle|forms\.office\.com|hsforms\.(?:com|net)|share\.hsforms|wufoo\.com\/(?:forms|embed)|cognitoforms\.com|formstack\.com|123formbuilder\.com|zohopublic\.com|airtable\.com\/embed|(?:leadconnectorhq|msgsndr)\.com\/widget\/(?:form|survey|booking)|housecallpro\.com|formsite\.com|formassembly\.com|paperform\.co|tally\.so|fillout\.com|formcrafts?\.(?:com|me)|emailmeform\.com|foxyform\.com|surveymonkey\.com|acuityscheduling\.com|calendly\.com|squareup\.com\/appointments|intakeq\.com|jane\.app|nexhealth\.com|localmed\.com|workiz\.com|servicetitan\.com|opentable\.com\/widget)/i

/** A form of another service shown in the page: it asks who the visitor is, as one of the page's own would. */
export const asksInFrame = ({ iframes }: Pick<PageFacts, 'iframes'>): boolean =>
  iframes.some(({ url, hidden }) => url !== null && !hidden && form_frame.test(url))

/** Files to fill in, and addresses at which others take forms, orders and bookings. */
const to_fill_in =
  /\.(?:pdf|docx?)(?:[?#]|$)|^https?:\/\/[^/]*(?:forms?\b|forms\.gle|jotform|typeform|(?<!face)book|calend|schedul|appoint|reserv|square|acuity|vagaro|mindbody|zocdoc|toast|doordash|order|clover|portal|fresha|housecall|jobber|resy|setmore|simplepractice|janeapp)|docs\.google\.com\/forms/i
/** Scripts that draw such things, or parts of pages. */
const draws_forms =
  /form|hsforms|hubspot|wufoo|cognito|tally|zoho|acuity|calend|(?<!face)book|schedul|funnel|partial|widget|embed|include|main|app|bundle|component|chunk|index|script|module/i

/** A box that takes a mail address and nothing else, for news; what is set for robots is no field. */
function isSignUp({ fields }: PageFacts, form: number): boolean {
  const shown = fields.filter(field => field.form === form && !field.hidden && !field.aria_hidden)
  return shown.length === 1 && shown[0]?.type === 'email'
}

/** Something to fill in or to book by, or what may lead to it or draw it: where no page has it, nobody can. */
export function asksSomehow(facts: PageFacts): boolean {
  const { fields, iframes, links, scripts, empty_app_root, forms, bookings, url } = facts
  const asks = fields.some(({ type, form }) => type !== 'search' && (form === null || !isSignUp(facts, form)))
  if (asks || empty_app_root !== null) return true
  if (
    forms.some(({ role }, index) => role !== 'search' && !isSignUp(facts, index)) ||
    iframes.some(({ kind, in_noscript }) => kind === 'other' && !in_noscript)
  )
    return true
  const { host } = new URL(url)
  if (bookings.some(one => one.url !== null && URL.canParse(one.url) && new URL(one.url).host !== host)) return true
  if (links.some(({ href }) => to_fill_in.test(href ?? ''))) return true
  return scripts.some(({ src, draws }) => (src === null ? draws : !isHarmlessScript(src) && draws_forms.test(src)))
}

/** Can a visitor write to the business from here, as far as the HTML tells? */
export function canBeWrittenTo(facts: PageFacts): boolean {
  const { emails, message_links, forms, iframes, scripts } = facts
  if (emails.length + message_links.length > 0 || facts.empty_app_root !== null || asksVisitor(facts)) return true
  if (forms.some((_, index) => isInquiry(facts, index))) return true
  return [...iframes, ...scripts].some(({ url }) => url !== null && outside_form.test(url))
}

/** A page of the site, which shows itself and takes nothing in. */
const page_file = /^(?![a-z]+:|\/\/)[^?#]*\.html?(?:[?#]|$)/i

const leadsToPage = ({ action }: FormFact): boolean => action !== null && page_file.test(action.trim())

/** Without an address to send to, and no search or sign-in, nor a form that its host takes. */
export function isUnaddressed(form: FormFact): boolean {
  const { action, role, has_password, hidden, hosted } = form
  if (role === 'search' || has_password || hidden || hosted) return false
  return action === null || nothing.test(action) || leadsToPage(form)
}

/** Keeps the browser from sending the form, says something, empties it, and does nothing else. */
const only_keeps =
  /^\s*(?:(?:event|e)\.preventDefault\(\)\s*;?\s*)?(?:alert\((?:'[^'\\]{0,300}'|"[^"\\]{0,300}"|`[^`\\]{0,300}`)\)\s*;?\s*)?(?:this\.reset\(\)\s*;?\s*)?(?:return false\s*;?\s*)?$/

const said = /^[^'"`]{0,60}alert\(['"`]([^'"`\\]{1,300})/
const thanks = /\bthank|\breceived\b|\bbeen sent\b|\bin touch\b|\bget back to you\b|\bsubmitted\b/i

/** With what words a button's own code thanks its visitor, where it does nothing but that. */
export function onlyThanks(onclick: string | null): string | null {
  if (onclick === null || onclick.length > 500 || !only_keeps.test(onclick)) return null
  const words = said.exec(onclick)?.[1]
  return words !== undefined && thanks.test(words) ? words : null
}

export const isKeptByItself = (onsubmit: string | null): boolean =>
  onsubmit !== null && onsubmit.trim() !== '' && only_keeps.test(onsubmit)

/** Browsers send of a form only the fields that have a name: what is chosen alone tells nobody whom to answer. */
function sendsNoField({ fields }: Pick<PageFacts, 'fields'>, form: number): boolean {
  const own = fields.filter(field => field.form === form && !field.hidden)
  const typed = own.filter(({ element, type }) => element !== 'select' && type !== 'checkbox' && type !== 'radio')
  return typed.length > 0 && typed.every(({ name }) => name === '')
}

/**
 * An unaddressed one that no server can take: what is sent back to the page by GET ends in the address bar, a file takes
 * nothing in, and fields without names are not sent. A server may take what is posted to a page that it makes.
 */
export function isTakenByNobody(facts: PageFacts, index: number): boolean {
  const form = facts.forms[index]
  if (!form) return false
  if (isKeptByItself(form.onsubmit) || facts.scripts.some(({ keeps_forms }) => keeps_forms)) return true
  return (
    form.method === 'get' || leadsToPage(form) || /\.html?(?:[?#]|$)/i.test(facts.url) || sendsNoField(facts, index)
  )
}

/** One that nothing takes unless a script does. */
export const isByGet = (facts: PageFacts): boolean =>
  facts.forms.some(
    (form, index) => isUnaddressed(form) && !form.marked && isInquiry(facts, index) && isTakenByNobody(facts, index),
  )

/** Only scripts of the site itself could send a form of the page: the page holds none that may, and loads none from elsewhere. */
export function isLeftToOwnScripts({ scripts, empty_app_root, url }: PageFacts): boolean {
  if (empty_app_root !== null) return false
  const { origin } = new URL(url)
  // One in the page that keeps the form, beside none that could send it, is told with the form.
  if (
    scripts.some(({ keeps_forms }) => keeps_forms) &&
    scripts.every(({ src }) => src === null || isHarmlessScript(src))
  )
    return false
  return scripts.every(script => {
    if (script.url === null) return !script.sends
    return script.url.startsWith(`${origin}/`) || isHarmlessScript(script.url)
  })
}

/** An inquiry that only a script of the site itself could send: where none does, nobody gets it. */
export const leavesInquiryToOwnScripts = (facts: PageFacts): boolean =>
  facts.forms.some((form, index) => isUnaddressed(form) && !form.of_library && isInquiry(facts, index)) &&
  isLeftToOwnScripts(facts)
