export { findStanding, listStandings } from '#src/features/businesses/find-standing.ts'
export type { MemberScope } from '#src/features/businesses/member-scope.ts'
export { editorsOnly, noBusiness, ownersOnly } from '#src/features/businesses/refusals.ts'
export { mayArrange, mayEdit, mayRule, type Standing } from '#src/features/businesses/standing.ts'
