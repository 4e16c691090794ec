/** "Nora opened Willow & Wren in 2009": the name is that of the site. */
const own_name =
  /\b(?:opened|founded|started|established|launched|created) (?:the )?((?:[A-Z][\w'’.-]*|&|and|of)(?: (?:[A-Z][\w'’.-]*|&|and|of)){0,4})(?: [a-z][^.;:]{0,40}?)? in (?:(?:the )?(?:early |late )?(?:spring|summer|fall|autumn|winter|[A-Z][a-z]{2,8}) (?:of )?)?((?:18|19|20)\d\d)\b/
const of_a_second = /\b(?:second|third|another|new|location|branch|website|online|foundation|scholarship)\b|["“”?]/i
const shortest_name = 7

/** The year in which somebody founded what the site is called by. */
export function foundedByName(sentence: string, host: string): { year: number; shown: string } | null {
  const [shown, name = '', year] = own_name.exec(sentence) ?? []
  if (shown === undefined || of_a_second.test(sentence)) return null
  const letters = name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '')
  const isOfHost = (written: string) => written.length >= shortest_name && host.startsWith(written)
  return isOfHost(letters) || isOfHost(letters.replaceAll('and', '')) ? { year: Number(year), shown } : null
}
