import { mostInvited } from '#src/features/businesses/members/invite-member.ts'
import { noBusiness, ownersOnly } from '#src/features/businesses/refusals.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

/** The same whether it is missing, closed or mailed to somebody else. */
export const noInvitation: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'There is no open invitation for you here. It may have been used, or was sent to another email address.',
}

/** By the reasons that the verbs give. What is missing in a business reads like a business that is missing. */
export const memberRefusals = {
  not_found: noBusiness,
  no_member: noBusiness,
  no_invitation: noBusiness,
  owners_only: ownersOnly,
  last_owner: {
    status: 409,
    code: 'last_owner',
    message: 'This is the last owner. Make somebody else an owner first.',
  },
  member_already: {
    status: 409,
    code: 'member_already',
    message: 'This person belongs to the business already. You can change what they may do in the list of people.',
  },
  invited_already: {
    status: 409,
    code: 'invited_already',
    message: 'This email address has an open invitation already. Withdraw it to send another one.',
  },
  too_many: {
    status: 429,
    code: 'too_many_invitations',
    message: `We mail at most ${mostInvited} invitations a day for one business. Please try again tomorrow.`,
    retry_after: 24 * 3600,
  },
  unknown_places: {
    status: 422,
    code: 'invalid_fields',
    message: 'Some fields are not as they should be.',
    fields: { location_ids: 'One of these locations or groups is not in this business.' },
  },
} as const satisfies Record<string, Refusal>
