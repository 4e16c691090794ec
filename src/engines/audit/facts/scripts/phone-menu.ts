/** Kits that draw a menu for phones from the one in the page. */
const by_kit = /\.(?:slicknav|meanmenu|mmenu|sidr)\s?\(/i
const copies = /\.clone\(|cloneNode\(/
const for_phones = /(?:mobile|phone)-?(?:nav|menu)|off-?canvas/i
/** A button with the name of one that opens a menu, put into the page. */
const puts_button =
  /(?:prepend|append|before|after|insertAdjacentHTML|insertBefore|innerHTML)\b[^;\n]{0,80}<(?:button|a|div|span)\b[^>\n]{0,120}(?:(?:nav|menu)[\w-]{0,12}(?:toggle|btn|button|open)|burger|toggle[\w-]{0,12}(?:nav|menu))/i

/** Does code make a menu for phones, or the button that opens one, where the HTML of the page has none? */
export function makesPhoneMenu(code: string): boolean {
  if (!/nav|menu/i.test(code)) return false
  return by_kit.test(code) || puts_button.test(code) || (copies.test(code) && for_phones.test(code))
}
