import { z } from 'zod'
import { memberRoles } from '#src/domain/business.ts'
import { onboardingSteps } from '#src/domain/onboarding/steps.ts'
import { emailAddress } from '#src/features/texts/public.ts'

/** How many locations or groups can be given to one member by name; more belong into a group. */
const mostGiven = 500

const ids = (what: string) =>
  z
    .array(z.uuid(`Please name ${what} by their ids.`))
    .max(mostGiven, `Please choose ${mostGiven} ${what} or fewer; put more of them into a group.`)
    .default([])

const wished = z
  .object({
    role: z.enum(memberRoles, 'Please choose owner, manager or viewer.'),
    scope: z.enum(['all', 'chosen'], 'Please choose all or chosen.').default('all'),
    location_ids: ids('locations'),
    group_ids: ids('groups'),
  })
  .refine(({ role, scope }) => role !== 'owner' || scope === 'all', {
    path: ['scope'],
    message: 'An owner sees every location.',
  })
  .refine(({ scope, location_ids, group_ids }) => scope === 'all' || location_ids.length + group_ids.length > 0, {
    path: ['location_ids'],
    message: 'Please choose at least one location or group.',
  })

/** A member as they are to be. */
export const memberChangeSchema = wished

export const invitationSchema = wished
  .safeExtend({
    /** The step of setting up that they are asked to do. */
    step: z
      .enum(onboardingSteps, `step must be one of ${onboardingSteps.join(', ')}.`)
      .nullable()
      .default(null),

    email: emailAddress('the email address', 'Please write an email address.').transform(text => text.toLowerCase()),
  })
  .refine(({ step, role, scope }) => step === null || (role !== 'viewer' && scope === 'all'), {
    path: ['role'],
    message: 'Whoever does a step has to be an owner or a manager of every location.',
  })

const given = {
  role: z.enum(memberRoles),
  scope: z.enum(['all', 'chosen']),
  location_ids: z.array(z.uuid()),
  group_ids: z.array(z.uuid()),
}

const time = z.iso.datetime()

const step = z.enum(onboardingSteps).nullable()

const sentInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  step,
  ...given,
  created_at: time,
  expires_at: time,
})

export const peopleSchema = z.object({
  members: z.array(z.object({ user_id: z.uuid(), name: z.string(), email: z.string(), ...given, created_at: time })),
  /** Those that can still be accepted. */
  invitations: z.array(sentInvitationSchema),
})

/** What whoever was invited reads of it. */
export const receivedInvitationSchema = z.object({
  id: z.uuid(),
  business_name: z.string(),
  invited_by_name: z.string(),
  role: z.enum(memberRoles),
  /** The step of setting up that they are asked to do. */
  step,
  expires_at: time,
})

export const joinedSchema = z.object({ business_id: z.uuid() })

export const invitedSchema = z.object({ id: z.uuid() })

export type WishedMember = z.output<typeof memberChangeSchema>
export type NewInvitation = z.output<typeof invitationSchema>
