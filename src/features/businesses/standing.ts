import type { MemberRole } from '#src/domain/business.ts'

/**
 * What somebody is to a business: one of its members, or the agency. With the scope `chosen` they see the locations and
 * groups given to them.
 */
export type Standing = {
  business_id: string
  user_id: string
  role: MemberRole | 'agency'
  scope: 'all' | 'chosen'
}

/** Whether they change the locations they see. */
export function mayEdit({ role }: Standing): boolean {
  return role !== 'viewer'
}

/** Whether they see the whole business. */
export function seesAll({ scope }: Standing): boolean {
  return scope === 'all'
}

/** Whether they add locations, and put them into groups: that decides what others see. */
export function mayArrange(standing: Standing): boolean {
  return mayEdit(standing) && seesAll(standing)
}

/** Whether they change the business itself and its members. */
export function mayRule({ role }: Standing): boolean {
  return role === 'owner' || role === 'agency'
}
