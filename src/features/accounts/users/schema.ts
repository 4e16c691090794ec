import { z } from 'zod'
import { roles } from '#src/domain/access.ts'
import { accountActions } from '#src/features/accounts/users/account-event.ts'
import { emailAddress, line } from '#src/features/texts/public.ts'

/**
 * `invited`: an admin mailed a link that nobody has opened yet. `unconfirmed`: signed up and did not confirm the address.
 * `suspended` wins over the others.
 */
export const userStatuses = ['active', 'invited', 'unconfirmed', 'suspended'] as const

export type UserStatus = (typeof userStatuses)[number]

export const userSorts = ['full_name', 'email', 'created_at', 'last_sign_in_at'] as const

export type UserSort = (typeof userSorts)[number]

export const pageSizes = [25, 50, 100] as const

const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/, 'Please give a whole number.')
  .transform(Number)

/** The query of the list, as it stands in the address of the screen and of the call alike. */
export const userQuerySchema = z.object({
  /** Words that must all be in name, e-mail or company. */
  search: line(100).default(''),
  role: z.enum(roles, 'role must be admin or client.').optional(),
  status: z.enum(userStatuses, `status must be one of ${userStatuses.join(', ')}.`).optional(),
  sort: z.enum(userSorts, `sort must be one of ${userSorts.join(', ')}.`).default('created_at'),
  order: z.enum(['asc', 'desc'], 'order must be asc or desc.').default('desc'),
  page: wholeNumber.pipe(z.number().min(1, 'Pages begin at 1.')).default(1),
  page_size: wholeNumber
    .pipe(
      z.union(
        pageSizes.map(size => z.literal(size)),
        `page_size must be one of ${pageSizes.join(', ')}.`,
      ),
    )
    .default(25),
})

export type UserQuery = z.output<typeof userQuerySchema>

export const roleChangeSchema = z.object({ role: z.enum(roles, 'Please choose admin or client.') })

export const suspensionSchema = z.object({ reason: line(300).default('') })

export const invitationSchema = z.object({
  email: emailAddress('the email address', 'Please write an email address.').transform(text => text.toLowerCase()),
  full_name: line(100).default(''),
  role: z.enum(roles, 'Please choose admin or client.'),
})

const time = z.iso.datetime()

const listedUserSchema = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  company: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  created_at: time,
  last_sign_in_at: time.nullable(),
})

export const userPageSchema = z.object({
  users: z.array(listedUserSchema),
  /** How many users the filters leave, on all pages together. */
  total: z.number(),
  page: z.number(),
  page_size: z.number(),
})

const accountStateSchema = z.object({
  email: z.string().optional(),
  role: z.string().optional(),
  status: z.string().optional(),
  sessions: z.number().optional(),
  reason: z.string().optional(),
})

export const userDetailSchema = listedUserSchema.extend({
  phone: z.string(),
  time_zone: z.string(),
  email_confirmed_at: time.nullable(),
  /** Sessions that stand now. */
  sessions: z.number(),
  suspension: z.object({ reason: z.string(), created_at: time }).nullable(),
  /** What admins did, newest first; at most 100. */
  events: z.array(
    z.object({
      id: z.uuid(),
      action: z.enum(accountActions),
      before: accountStateSchema,
      after: accountStateSchema,
      /** Null: from the command line. */
      done_by: z.uuid().nullable(),
      done_by_name: z.string().nullable(),
      done_by_email: z.string().nullable(),
      created_at: time,
    }),
  ),
})

export type Invitation = z.output<typeof invitationSchema>
export type ListedUser = z.output<typeof listedUserSchema>
export type UserPage = z.output<typeof userPageSchema>
export type UserDetail = z.output<typeof userDetailSchema>
