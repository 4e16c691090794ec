import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ContactFilter } from '#src/features/contacts/desk-schema.ts'
import { contacts } from '#src/features/contacts/tables.ts'
import { withinDays } from '#src/platform/database/local-day.ts'

const searched = [contacts.name, contacts.email, contacts.company, contacts.phone, contacts.message]

function containing(word: string): SQL | undefined {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return or(...searched.map(column => ilike(column, pattern)))
}

/** People write a phone number in many ways; its digits are the same in all of them. */
function withPhone(search: string): SQL | undefined {
  if (!/^[\d\s()+./-]+$/.test(search)) return undefined
  const digits = search.replace(/\D/g, '')
  if (digits.length < 4) return undefined
  return sql`regexp_replace(${contacts.phone}, '\\D', '', 'g') like ${`%${digits}%`}`
}

/** Every word of the search stands in the contact somewhere, or it is a phone number of theirs. */
function matching(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(word => word !== '')
  if (words.length === 0) return undefined
  return or(and(...words.map(containing)), withPhone(search))
}

/** The contacts a filter asks for, its status apart. */
export function whereContact({ search, source, ...period }: Omit<ContactFilter, 'status'>): SQL | undefined {
  return and(
    matching(search),
    source === undefined ? undefined : eq(contacts.source, source),
    withinDays(contacts.created_at, period),
  )
}

/** Of those with one of these statuses; of all when none is named. */
export function whereStatus(status: SQL, wanted: ContactFilter['status']): SQL | undefined {
  return wanted.length === 0 ? undefined : inArray(status, wanted)
}
