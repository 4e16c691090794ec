/**
 * Cities that everybody knows without their state, the state, and the states where a smaller place of the same name may be
 * meant: all that have a ZIP of that name by GeoNames' postal codes of the United States (CC BY 4.0), and a few without.
 */
const listed = `Los Angeles CA TX;Chicago IL;Houston TX AK AL AR DE MN MO MS OH PA;Phoenix AZ MD NY OR;Philadelphia PA MO MS NY TN;
San Antonio TX FL NM;San Diego CA TX;San Jose CA IL NM;Dallas TX GA NC OR PA SD WI WV;Fort Worth TX;San Francisco CA;
Seattle WA;Denver CO IA IN MO NC NY PA;Boston MA GA IN KY NY PA VA;Detroit MI AL ME OR TX;
Nashville TN AR GA IL IN KS MI NC OH;Memphis TN IN MI MO NE NY TX;Las Vegas NV NM;Baltimore MD OH;Milwaukee WI;
Albuquerque NM;Tucson AZ;Sacramento CA KY NM PA;Atlanta GA ID IL IN KS LA MI MO NE NY TX;
Miami FL AZ IN MO NM OK TX WV;Minneapolis MN KS NC;Tampa FL KS;New Orleans LA;Honolulu HI;Orlando FL KY OK WV;
Pittsburgh PA;Cincinnati OH IA;Omaha NE AR GA IL TX;Austin TX AR CO IN KY MN NV PA;Charlotte NC AR FL IA MI TN TX VT;
Raleigh NC IL MS ND WV;Indianapolis IN;Tulsa OK;Portland OR AR CT IN ME MI MO ND NY OH PA TN TX;
Cleveland OH AL AR GA MN MO MS NC ND NM NY OK SC TN TX UT VA WI WV;St. Louis MO MI OK`

const states = new Map(
  listed.split(';').map(entry => {
    const words = entry.trim().split(' ')
    const first_state = words.findIndex(word => /^[A-Z]{2}$/.test(word))
    return [words.slice(0, first_state).join(' '), words.slice(first_state)] as const
  }),
)

/** A pattern for the names of these cities. */
export const knownCity = [...states.keys()].map(name => name.replace('.', String.raw`\.?`)).join('|')

/** The states where a place of this name lies, the well-known one first; none for other names. */
export const statesOfCity = (name: string): readonly string[] => states.get(name.replace(/^St /, 'St. ')) ?? []
