/** What search engines and networks have an owner lay beside the pages, to prove that the site is theirs. */
const verification =
  /\/(?:google[\da-f]{12,20}|yandex_[\da-f]{8,20}|baidu_verify_[\w-]{6,40}|naver[\da-f]{16,40}|pinterest-[\da-z]{4,12}|bingsiteauth|norton-sitebuilder-[\w-]{6,60}|y_key_[\da-f]{8,20})\.(?:html?|xml)$/i

/** Is it such a file, by its name? It answers as HTML, and is no page: nobody reads it, and its form is prescribed. */
export const isVerificationFile = (url: string): boolean => verification.test(url)
