/**
 * Signs that platforms object to in a name or a description. Each expression reads a text once from end to end: a run of
 * letters is entered at its start only, so that none is slow on any text.
 */
const phone = /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]{0,2}\d{3}[-. ]?\d{4}(?!\d)/
const web_address =
  /https?:\/\/|www\.|(?<![\p{L}\p{N}.@-])[\p{L}\p{N}-]{1,63}\.(?:com|net|org|biz|info|us|co|io|shop|store|online|site)(?![\p{L}\p{N}-])/iu
const email = /[\w.+-]@[\w-]{1,63}\./
const html = /<\/?[a-z!][^<>]{0,300}>|&(?:#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,10});/i

export const holdsPhone = (text: string): boolean => phone.test(text)
export const holdsWebAddress = (text: string): boolean => web_address.test(text) || email.test(text)
export const holdsHtml = (text: string): boolean => html.test(text)

/** Whether a text of at least `least` letters has no small one. Scripts without capitals never have any. */
export function isAllCapitals(text: string, least: number): boolean {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? []
  return letters.length >= least && letters.every(letter => letter === letter.toUpperCase())
}
