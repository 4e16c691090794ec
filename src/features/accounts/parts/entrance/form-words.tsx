import type { ReactNode } from 'react'

type Tone = 'refused' | 'good' | 'kept'

const tones: Record<Tone, string> = {
  refused: 'border-clay',
  good: 'border-moss',
  kept: 'border-lamp',
}

/** What happened to the form as a whole, read out at once. */
export function FormWords({ tone = 'refused', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div role={tone === 'refused' ? 'alert' : 'status'} className={`border-l-4 py-1 pl-4 ${tones[tone]}`}>
      {children}
    </div>
  )
}
