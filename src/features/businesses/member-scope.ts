/** Which locations of a business a member sees: all of them, or the chosen ones and those of the chosen groups. */
export type MemberScope =
  | { scope: 'all' }
  | { scope: 'chosen'; location_ids: readonly string[]; group_ids: readonly string[] }
