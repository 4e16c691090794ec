/** "License #EC-XXXXX", "IM# XXXX", "NC Lic. #EC-12345": where the number of a license was to stand. */
const blank =
  /\b(?=[A-Za-z])(?:Licen[sc]e|Lic|License No|Permit|Registration|Certificate|Contractor|NMLS|US ?DOT|DOT|MC|IM|ROC|CCB|CSLB|EIN|NPI|DRE|Bar)\b\.? ?(?:(?:No|Nr|Number|ID|Lic)\b\.? ?)?:? ?(?:#|№)? ?(?:[A-Z]{1,5}[-. ]?)??(?:[Xx]{4,10}|X{3}-X{3,4}|123456?7?8?9?0?|0{5,9})(?![\w-])/
/** "License #TN-Pending": promised, and not there. */
const pending =
  /\b(?:License|Licence|Lic\.?|Permit|ROC|CCB|CSLB|DRE|NMLS|NPI)(?: (?:No|Number|Nr)\b\.?)? ?[#№] ?:? ?(?:[A-Z]{1,5}[-. ]?)?\[?(?:[Pp]ending|PENDING|TBD|TBA|[Cc]oming [Ss]oon|[Aa]pplied [Ff]or)\b/
const may_be_pending = /pending|tbd|tba|soon|applied/i
const longest_block = 400

/** One look that spares most texts the others. */
const may_be_blank = /XXX|xxxx|12345|00000/

/** The number of a license that was never filled in. */
export function blankLicence(text: string): string | null {
  if (text.length <= longest_block && text.includes('#') && may_be_pending.test(text)) {
    const promised = pending.exec(text)?.[0]
    if (promised !== undefined) return promised
  }
  return !may_be_blank.test(text) || text.length > longest_block ? null : (blank.exec(text)?.[0] ?? null)
}
