import type { AuditStep } from '#src/features/audits/schema.ts'

/** What each step does, in the words of who is waiting for it. */
export const stepWords: Record<AuditStep['id'], string> = {
  reach: 'Reach your site',
  robots: 'Read what you let search engines see',
  pages: 'Read your pages',
  business: 'Compare name, address, phone and hours',
  structured: 'Read the facts meant for machines',
  links: 'Try your links',
  speed: 'Look at the speed',
  score: 'Add up the score',
}

export const stepStates: Record<AuditStep['state'], string> = {
  waiting: 'Waiting',
  running: 'Working',
  done: 'Done',
  not_checked: 'Not checked',
}
