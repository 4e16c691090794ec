import { years_pattern, yearsOf } from '#src/engines/audit/facts/business/terms/standing/counted-years.ts'

/** How long a biography says that somebody has done their work: in years, or since when; the longest of several. */
type YearsTold = { count: number; since: number; text: string }

const longest = 1_500
const any_years = new RegExp(years_pattern, 'gi')
const of_work_behind =
  /^['’]?,? (?:of |in |as (?:an? )?|worth of )?(?:[\w'’-]+,? (?:and |& )?){0,5}(?:experience|practi[cs]\w*|service|industry|field|profession|business|dentistry|law|medicine)\b/i
const of_work_before =
  /\b(?:been|practi[cs]\w*|work(?:ed|ing)|serv(?:ed|ing)|treat(?:ed|ing)|experience:?|career|helping|helped|licensed)\b[^.;]{0,60} $/i
const since_year =
  /\b(?:since|graduat\w+[^.;]{0,90}?(?: in| class of)?|(?:licensed|admitted|certified|began|started|joined|hired|earned|received|completed|obtained|opened|founded)[^.;]{0,90}? (?:in|since)|class of|(?:College|University|School|Institute)[^.;\n]{0,40}?,)[ ,(]*((?:19|20)\d\d)\b/gi

export function yearsInBiography(lines: readonly string[]): YearsTold | null {
  let [count, since, text] = [0, 0, '']
  for (const told of lines) {
    if (!/\d|years|decade|century/.test(told)) continue
    const said = told.slice(0, longest)
    for (const { 0: shown, 1: written, index } of said.matchAll(any_years)) {
      const years = yearsOf(written ?? '') ?? 0
      const behind = said.slice(index + shown.length)
      if (years <= count || years > 70 || /^ (?:old|ago)\b/.test(behind)) continue
      if (!of_work_behind.test(behind) && !of_work_before.test(said.slice(0, index))) continue
      count = years
      text ||= shown
    }
    for (const { 0: shown, 1: year } of said.matchAll(since_year)) {
      if ((since > 0 && Number(year) >= since) || /high school|born/i.test(shown)) continue
      since = Number(year)
      text = shown.slice(-40)
    }
  }
  return count > 0 || since > 0 ? { count, since, text: text.replace(/\s+/g, ' ') } : null
}
