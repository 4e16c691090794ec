const schemes: readonly RegExp[] = [
  /^https?:\/\/https?[:/]/i,
  /^https?:?\/\/\/+/i,
  /^https?\/\//i,
  /^https?:\/(?!\/)/i,
  /^https?;\/\//i,
  /^(?:htp|htps|hhttps?|htttps?|ttps?|httpss|httpps?|hppts?|htpps?|htt):\/?\/?/i,
  /^:\/\//,
]
const mail = /^[^\s@/:?#]+@[^\s@/?#]+\.[a-z]{2,}$/i
const number = /^\+?1?[\s.-]?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}$/

/** Why an address as written cannot be what was meant; undefined where it can. */
export function faultOf(href: string): string | undefined {
  const text = href.trim()
  if (schemes.some(scheme => scheme.test(text))) return 'the beginning is misspelled'
  if (/^www\.[^/\s]+\.[a-z]{2,}(?:[/?#]|$)/i.test(text)) return 'https:// is missing in front'
  if (/^[“”„‟"]/.test(text)) return 'it begins with a quotation mark'
  if (mail.test(text)) return 'mailto: is missing in front'
  if (number.test(text)) return 'tel: is missing in front'
  if (/^mailto:[^@?]+$/i.test(text) && !text.includes('%40')) return 'it holds no email address'
  const host = /^https?:\/\/([^/?#]*)/i.exec(text)?.[1] ?? ''
  if (host.includes('..')) return 'the name of the site has two dots in a row'
  return undefined
}

/** Whether an address is what became of a miswritten one, read relative to its page, or of a blank that was never filled in. */
export function comesOfMiswriting(url: string): boolean {
  const { pathname } = new URL(url)
  return /\/(?:www\.[^/]+\.[a-z]{2,}|https?:?|https?;|[^/@]+@[^/@]+\.[a-z]{2,}|%E2%80%9[CD].*|%22.*|[^/]*%7B%7B.*)(?:\/|$)/i.test(
    pathname,
  )
}
