const listed =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,PR Puerto Rico'

const codes = new Map<string, string>()
const names = new Map<string, string>()
for (const entry of listed.split(',')) {
  codes.set(entry.slice(0, 2), entry.slice(0, 2))
  codes.set(entry.slice(3).toLowerCase(), entry.slice(0, 2))
  names.set(entry.slice(0, 2), entry.slice(3))
}
for (const [written, code] of [
  ['fla', 'FL'],
  ['ga', 'GA'],
  ['n.c', 'NC'],
  ['s.c', 'SC'],
  ['tenn', 'TN'],
  ['tex', 'TX'],
  ['calif', 'CA'],
  ['ala', 'AL'],
  ['mass', 'MA'],
  ['penn', 'PA'],
  ['d.c', 'DC'],
] as const) {
  codes.set(written, code)
}

/** Two letters for a state written as its code (in capitals), its name or a usual abbreviation; `null` for anything else. */
export function stateCode(written: string): string | null {
  const trimmed = written.trim().replace(/\.$/, '')
  return codes.get(trimmed) ?? codes.get(trimmed.toLowerCase()) ?? null
}

/** "FL" → "Florida"; the code itself where it is none. */
export const stateName = (code: string): string => names.get(code) ?? code

/** The two letters of every state, of the capital's district and of Puerto Rico. */
export const stateCodes: readonly string[] = [...names.keys()]

/** Their names in full. */
export const stateNames: readonly string[] = [...names.values()]
