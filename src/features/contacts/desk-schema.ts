import { z } from 'zod'
import { isDay } from '#src/domain/day.ts'
import { isOneLine } from '#src/domain/plain-text.ts'
import { contactStatuses, isContactStatus } from '#src/features/contacts/contact-status.ts'
import { deskLimits } from '#src/features/contacts/limits.ts'
import { line, lines } from '#src/features/texts/public.ts'
import { timeZoneSchema } from '#src/platform/http/time-zone.ts'

const day = z.string().refine(isDay, 'Please give a day such as 2026-03-08.')

const statusWords = `Please give a status: ${contactStatuses.join(', ')}.`

const status = z.enum(contactStatuses, statusWords)

const statusesIn = (text: string) => text.split(',').filter(part => part !== '')

/** Which contacts are asked for. Without a filter all are, spam included. */
export const contactFilterSchema = z
  .object({
    search: line(deskLimits.search).default(''),
    /** One or more, with commas between them. */
    status: z
      .string()
      .refine(text => statusesIn(text).every(isContactStatus), statusWords)
      .transform(text => statusesIn(text).filter(isContactStatus))
      .default([]),
    /** The path of a page; '' for contacts of unknown source. */
    source: z.string().max(200).refine(isOneLine, 'Please give a path.').optional(),
    from: day.optional(),
    to: day.optional(),
    /** Where the days of `from` and `to` begin and end. */
    time_zone: timeZoneSchema,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'Please end the period after it begins.',
  })

export type ContactFilter = z.output<typeof contactFilterSchema>

const contactSorts = ['created_at', 'name', 'company', 'source', 'status'] as const
const pageSizes = [25, 50, 100] as const

const wholeNumber = z.string().regex(/^\d{1,6}$/, 'Please give a whole number.')

/** One page of the list. Pages are counted from 1. */
export const contactListQuerySchema = contactFilterSchema.safeExtend({
  sort: z.enum(contactSorts).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: wholeNumber.transform(Number).pipe(z.number().min(1, 'Pages are counted from 1.')).default(1),
  page_size: wholeNumber
    .transform(Number)
    .pipe(z.literal(pageSizes, `Please give a page size: ${pageSizes.join(', ')}.`))
    .default(25),
})

export type ContactListQuery = z.output<typeof contactListQuerySchema>

const words = (longest: number, what: string) =>
  lines(longest, what, `Please write ${what}.`).min(1, `Please write ${what}.`)

export const noteSchema = z.object({ text: words(deskLimits.note, 'a note') })
export const replySchema = z.object({ text: words(deskLimits.reply, 'a reply') })

export const statusChangesSchema = z.object({
  changes: z
    .array(z.object({ contact_id: z.uuid(), status }))
    .min(1, 'Please name at least one contact.')
    .max(deskLimits.changes, `Please change ${deskLimits.changes} contacts or fewer at once.`),
})

export type WantedStatus = z.output<typeof statusChangesSchema>['changes'][number]
