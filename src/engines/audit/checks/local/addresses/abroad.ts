import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** A town of Australia, Canada or Great Britain as letters to it have it: "Knoxfield Vic 3180", "Oshawa, ON L1H 7K4", "Leeds LS1 4AP". */
const postcode_abroad =
  /\b(?:(?:VIC|Vic),? 3\d|NSW,? 2\d|(?:QLD|Qld),? 4\d|(?:TAS|Tas),? 7\d|ACT,? 2[69]|WA,? 6\d|SA,? 5\d|NT,? 0[89])\d\d\b(?![-\d])|\b(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE),? [A-Z]\d[A-Z] ?\d[A-Z]\d\b|[a-z],? [A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/
/** A postcode of Great Britain behind its town in small letters, "Marlow Sl7 1ab"; "3rd" ends none. */
const postcode_in_small =
  /\b[A-Z][a-z]{2,},? [A-Za-z]{1,2}\d{1,2}[A-Za-z]? \d(?!st\b|nd\b|rd\b|th\b)[abd-hjlnp-uw-zABD-HJLNP-UW-Z]{2}(?![\w])/
/** Numbers of Australia as they are written there, with no code of the country: "0490 229 611", "(03) 9555 0142". */
const number_abroad = /(?<![\d+])(?:04\d\d \d{3} \d{3}|\(0[2378]\) ?\d{4} ?\d{4})(?!\d)/

/** Area codes of Canada, which shares its country code with the United States. */
const of_canada =
  /^\+1(?:204|226|236|249|250|257|263|289|306|343|354|365|367|368|382|403|416|418|428|431|437|438|450|460|468|474|506|514|519|537|548|568|579|581|584|587|604|613|639|647|672|683|705|709|742|753|778|780|782|807|819|825|867|873|879|902|905)/
const free = /^\+18(?:00|33|44|55|66|77|88)/

/** Do a site's numbers or its domain speak of another country? Its addresses are written in another way. */
export function isAbroad({ start_url, pages, home_view }: SiteView): boolean {
  const { phones = [], tel_links = [] } = home_view?.facts ?? {}
  const countries = [...phones, ...tel_links].flatMap(({ country }) => country ?? [])
  if (countries.length > 0 && !countries.includes('US')) return true
  if (pages.some(({ row }) => row.phones.some(({ e164 }) => !e164.startsWith('+1')))) return true
  const isWrittenAbroad = ({ text }: { text: string }) =>
    /\d/.test(text) && (postcode_abroad.test(text) || postcode_in_small.test(text) || number_abroad.test(text))
  if (home_view?.facts.text.blocks.some(isWrittenAbroad)) return true
  return /\.(?!us$|co$|io$|me$|tv$|ai$|cc$|ws$|la$|fm$)[a-z]{2}$/.test(new URL(start_url).hostname)
}

/** Are its addresses written as abroad? All numbers of Canada are as dialable as those of the United States. */
export function isAddressedAbroad(site: SiteView): boolean {
  if (isAbroad(site)) return true
  const numbers = site.pages.flatMap(({ row }) => row.phones.flatMap(({ e164 }) => (free.test(e164) ? [] : [e164])))
  return numbers.length > 0 && numbers.every(e164 => of_canada.test(e164))
}
