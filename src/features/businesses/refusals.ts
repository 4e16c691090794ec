import type { Refusal } from '#src/platform/http/refusal.ts'

/** The same whether it is missing or a stranger's. */
export const noBusiness: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'There is no such business, or it is not yours to see.',
}

export const ownersOnly: Refusal = {
  status: 403,
  code: 'owners_only',
  message: 'Only an owner of the business can do this. Ask one of them.',
}

export const editorsOnly: Refusal = {
  status: 403,
  code: 'editors_only',
  message: 'You can look at this, but not change it. Ask an owner of the business to let you.',
}

export const versionUnknown: Refusal = {
  status: 422,
  code: 'invalid_fields',
  message: 'Some fields are not as they should be.',
  fields: { version: 'This business has no such version yet.' },
}
