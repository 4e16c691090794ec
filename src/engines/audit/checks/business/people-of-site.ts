import { endsStep } from '#src/engines/audit/checks/in-steps.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { keyOfPerson, people_terms } from '#src/engines/audit/facts/business/terms/people/people.ts'
import type { Role } from '#src/engines/audit/facts/business/terms/people/roles.ts'

/** Somebody whom the pages of a site present, on one of them or on several. */
export type Person = {
  name: string
  roles: Set<string>
  /** Of experience as told; 0 where nothing is. */
  years: number
  /** What the biography says of them. */
  told: string
  url: string
  line: number
  /** Of all pages that present them. */
  urls: Set<string>
}

/** Everybody presented, each once: "Dr. Marlow" is the Ann Marlow of another page. */
export function* peopleOfSite({ pages, year }: SiteView): Generator<undefined, readonly Person[]> {
  const people = new Map<string, Person>()
  /** By the last name alone: the first of whom a first name is known as well. */
  const by_last_name = new Map<string, Person>()
  for (const [index, { url, kind, row }] of pages.entries()) {
    if (endsStep(index)) yield
    if (kind === 'article' || kind === 'thanks') continue
    for (const { what, value, text, line } of row.terms) {
      if (what.startsWith(people_terms.person)) {
        const [last = '', initial] = keyOfPerson(text).split(' ')
        const known = people.get(keyOfPerson(text)) ?? (initial === undefined ? by_last_name : people).get(last)
        const person = known ?? { name: text, roles: new Set(), years: 0, told: '', url, line, urls: new Set() }
        person.urls.add(url)
        person.roles.add(what.slice(people_terms.person.length))
        people.set(keyOfPerson(person.name), person)
        if (initial !== undefined && !known) by_last_name.set(last, by_last_name.get(last) ?? person)
        continue
      }
      const [sort, years] = what.startsWith(people_terms.years)
        ? [people_terms.years, value]
        : [people_terms.since, year - value]
      const person = what.startsWith(sort) ? people.get(what.slice(sort.length)) : undefined
      if (!person || years <= person.years) continue
      person.years = years
      person.told = text
    }
  }
  return [...new Set(people.values())]
}

/** Whom a noun counts. */
const counted: Readonly<Record<string, readonly Role[]>> = {
  doctors: ['doctor', 'dentist', 'veterinarian'],
  dentists: ['doctor', 'dentist'],
  physicians: ['doctor'],
  surgeons: ['doctor', 'dentist', 'veterinarian'],
  veterinarians: ['doctor', 'veterinarian'],
  chiropractors: ['doctor'],
  attorneys: ['attorney'],
  lawyers: ['attorney'],
  stylists: ['stylist'],
  barbers: ['barber'],
  therapists: ['therapist'],
  technicians: ['technician'],
  agents: ['agent'],
  teachers: ['teacher'],
  hygienists: ['hygienist'],
  groomers: ['groomer'],
}

/** Those among them whom "attorneys" or "stylists" counts; undefined for a word that counts nobody by role. */
export function peopleCountedBy(noun: string, people: readonly Person[]): readonly Person[] | undefined {
  const roles = counted[noun]
  return roles && people.filter(one => roles.some(role => one.roles.has(role)))
}
