import type { ReactNode } from 'react'

export type BadgeTone = 'plain' | 'good' | 'waiting' | 'bad'

const tones: Record<BadgeTone, string> = {
  plain: 'bg-sunk text-ink',
  good: 'bg-[color-mix(in_srgb,var(--moss)_14%,var(--paper))] text-moss',
  waiting: 'bg-[color-mix(in_srgb,var(--lamp)_22%,var(--paper))] text-ink',
  bad: 'bg-[color-mix(in_srgb,var(--clay)_9%,var(--paper))] text-clay',
}

/** A state in one or two words; the words carry the meaning, the color repeats it. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${tones[tone]}`}>
      {children}
    </span>
  )
}
