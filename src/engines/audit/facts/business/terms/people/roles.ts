/** What people are whom a business counts: each with the words for one of them. */
const roles = {
  doctor: /\b(?:doctors?|physicians?|surgeons?|chiropractors?|optometrists?|podiatrists?|dermatologists?)\b/i,
  dentist: /\b(?:dentists?|orthodontists?|endodontists?|periodontists?|prosthodontists?)\b/i,
  veterinarian: /\bveterinarians?\b/i,
  attorney: /\b(?:attorneys?|lawyers?|partner|counsel)\b(?! assistant)/i,
  stylist: /\b(?:(?:hair ?)?stylists?|colou?rists?|hairdressers?)\b/i,
  barber: /\bbarbers?\b/i,
  therapist: /\b(?:therapists?|counselors?)\b/i,
  technician: /\b(?:technicians?|mechanics?)\b/i,
  agent: /\b(?:agents?|realtors?|brokers?)\b/i,
  teacher: /\b(?:teachers?|instructors?|trainers?|coach(?:es)?)\b/i,
  hygienist: /\bhygienists?\b/i,
  groomer: /\bgroomers?\b/i,
  staff:
    /\b(?:owners?|founders?|managers?|assistants?|receptionists?|electricians?|plumbers?|estimators?|foreman|chef|director|president|coordinator|paralegal|nurse|bookkeeper|office|project|operations|artist|esthetician)\b/i,
} as const

export type Role = keyof typeof roles

/** A line with a verb or "you" says something else. */
const says_more = /\b(?:our|your|you|ask|is|are|was|will|can|call|meet|with|find|about|for|the best|near|in [A-Z])\b/i

/** What a few words say that somebody is; `null` where they say something else. */
export function roleIn(words: string): Role | null {
  if (says_more.test(words)) return null
  for (const [role, pattern] of Object.entries(roles)) if (pattern.test(words)) return role as Role
  return null
}

const degrees: readonly (readonly [Role, RegExp])[] = [
  ['dentist', /\bD\.?(?:D\.?S|M\.?D)\b/],
  ['doctor', /(?<![D.])\bM\.?D\b|\bD\.?(?:O|C|P\.?M)\b|\bO\.?D\b/],
  ['veterinarian', /\bD\.?V\.?M\b/],
  ['attorney', /\b(?:Esq|J\.?D)\b/],
  ['hygienist', /\bR\.?D\.?H\b/],
]

export const rolesByDegree = (written: string): Role[] =>
  written === '' ? [] : degrees.flatMap(([role, pattern]) => (pattern.test(written) ? [role] : []))
