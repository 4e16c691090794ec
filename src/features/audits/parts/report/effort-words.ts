import type { PresentedFinding } from '#src/features/audits/schema.ts'

/** How much work a mend is, for who decides whether to begin today. */
export const effortWords: Record<PresentedFinding['effort'], string> = {
  minutes: 'Minutes: a line or two',
  hours: 'A few hours: a round through your pages',
  developer: 'A job for whoever builds your site',
}
