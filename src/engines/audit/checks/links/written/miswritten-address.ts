const schemes: readonly RegExp[] = [
  /^https?:\/\/https?[:/]/i,
  /^https?:?\/\/\/+/i,
  /^https?\/\//i,
  /^https?:\/(?!\/)/i,
  /^https?;\/\//i,
  /^(?:htp|htps|hhttps?|htttps?|ttps?|httpss|httpps?|hppts?|htpps?|htt):\/?\/?/i,
  /^:\/\//,
]
/** Files can have an @ in their name too: "logo@2x.png", "index.html@p=59.html". */
const domain = String.raw`[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?!(?:html?|php|aspx?|jsp|css|m?js|json|pdf|jpe?g|png|gif|webp|avif|svg)(?:$|/))[a-z]{2,}`
const mail = new RegExp(`^[^\\s@/:?#]+@${domain}$`, 'i')
/** The window in which somebody wrote to that address in a browser, copied as it stood there. */
const of_webmail =
  /^https?:\/\/(?:[\w-]{1,40}\.){0,4}mail\.(?:yahoo|live|aol|msn)\.com\/[^\s?#]{0,200}\?(?:[^\s#]{0,200}&)?to=[^\s@]{1,80}(?:@|%40)/i
/** "../mailto:info@example.com": taken for a file. */
const mail_behind_folder = /^(?![a-z][a-z\d+.-]*:)[^\s@:?#]{1,60}\/mailto:[^\s@/?#]+@/i
/** What browsers take for the name of a user at a site. */
const mail_of_web = new RegExp(`^https?://[^\\s@/:?#]+@${domain}/?$`, 'i')
const number = /^\+?1?[\s.-]?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}$/
/** Ten digits alone, as numbers of North America are formed. */
const digits = /^\+?1?[2-9]\d{2}[2-9]\d{6}$/

const other_mail = /^(?:(?:e-?mail|mail|malto|mailo|mailt|mialto|maito|mailtto|mail-to):|mailto;)\/{0,2}[^\s@/?#]+@/i
const other_tel = /^(?:(?:phone|telephone|tell|te|tle):|tel;)\s?\+?[\d(]/i

/** The number of a suite in what a map is asked for: "?q=12+Oak+St+#106,+Savannah". */
const map_cut_short =
  /^https?:\/\/(?:maps\.google\.[a-z.]{2,6}|(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.apple\.com)[^#]{0,300}[?&](?:q|query|daddr|destination|address)=[^#&]{3,200}#(?:\+|%20|\s)?\w{1,6}[+,%\s]/i

/** "https://www.example.com/www.partner.com": taken for a file of the first. Picture services and archives do ask so. */
const site_behind_site =
  /^https?:\/\/(?![^/]*(?:\.wp\.com|archive\.(?:org|today|ph))\/)[^/\s]{1,250}\/www\.[a-z0-9-]{1,63}\.(?:com|org|net|us|biz|info)(?:\/|$)/i

/** What keeps a mailto: link from writing to anybody; undefined where nothing does. */
function faultOfMail(text: string): string | undefined {
  if (/^mailto:\/\//i.test(text)) return 'two slashes stand behind mailto:'
  const written =
    text
      .slice('mailto:'.length)
      .split('?', 1)[0]
      ?.replaceAll('%40', '@')
      .replace(/^(?:%20|\s)+|(?:%20|\s)+$/g, '') ?? ''
  if (/@\s*@|@[^,;@]*@/.test(written)) return 'its email address has two @'
  if (/^[^@]+@[\w-]+$/.test(written)) return 'its email address has no ending such as .com'
  if (/@[\w-]+,(?:com|org|net)$/i.test(written)) return 'its email address has a comma for a dot'
  if (/@[\w.-]*\w\.$/.test(written)) return 'its email address ends in a dot'
  return /^[^\s@,;<]*(?: |%20)[^\s@,;<]*@|@[^\s,;]*(?: |%20)[^\s,;@]*$/.test(written)
    ? 'its email address has a space'
    : undefined
}

/** Why an address as written cannot be what was meant; undefined where it can. */
export function faultOf(href: string): string | undefined {
  const text = href.trim()
  if (text.startsWith('/') || text.startsWith('#') || text === '') return undefined
  if (schemes.some(scheme => scheme.test(text))) return 'the beginning is misspelled'
  if (/^www\.[^/\s]+\.[a-z]{2,}(?:[/?#]|$)/i.test(text)) return 'https:// is missing in front'
  if (/^[“”„‟"]/.test(text)) return 'it begins with a quotation mark'
  if (mail.test(text)) return 'mailto: is missing in front'
  if (number.test(text) || digits.test(text)) return 'tel: is missing in front'
  if (/^mailto:[^@?]+$/i.test(text) && !text.includes('%40')) return 'it holds no email address'
  if (other_mail.test(text)) return 'mailto: is misspelled'
  if (other_tel.test(text)) return 'tel: is misspelled'
  if (/^mailto:/i.test(text)) return faultOfMail(text)
  if (of_webmail.test(text)) return 'it opens the mailbox of its maker; mailto: is meant'
  if (mail_behind_folder.test(text)) return 'something stands in front of mailto:'
  if (mail_of_web.test(text)) return 'mailto: is meant, not http'
  const host = /^https?:\/\/([^/?#]*)/i.exec(text)?.[1] ?? ''
  if (map_cut_short.test(text)) return 'what stands behind # never reaches the map: # is written %23 there'
  if (site_behind_site.test(text)) return 'the address of another site stands behind the first'
  if (host.includes('..')) return 'the name of the site has two dots in a row'
  if (/^[\w.-]*[,;][\w.,;-]*$/.test(host)) return 'a comma stands where a dot belongs'
  if (/^www[a-z]{3,}\.(?:com|org|net)$/i.test(host)) return 'the dot behind www is missing'
  if (/^www\.[a-z0-9-]{5,}$/i.test(host)) return '.com or the like is missing'
  return undefined
}

const miswritten = new RegExp(
  String.raw`/(?:www\.[^/]+\.[a-z]{2,}|https?:?|https?;|\+?1?(?:[.-]|%20)?\(?[2-9]\d{2}\)?(?:[.-]|%20){0,2}[2-9]\d{2}(?:[.-]|%20)?\d{4}|[^/@]+@${domain}|%E2%80%9[CD].*|%22.*|[^/]*%7B%7B.*|undefined|(?:insert-|add-)?your[-_](?:[a-z]{2,20}[-_]){0,2}(?:link|url)(?:[-_]here)?)(?:/|$)`,
  'i',
)

/** Whether an address is what became of a miswritten one, read relative to its page, or of a blank that was never filled in. */
export function comesOfMiswriting(url: string): boolean {
  return miswritten.test(new URL(url).pathname)
}
