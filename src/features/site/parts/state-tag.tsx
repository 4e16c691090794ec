import type { ReactNode } from 'react'

const tones = {
  good: 'border-moss text-moss',
  waiting: 'border-lamp bg-lamp-glow text-ink',
  refused: 'border-clay text-clay',
} as const

type Props = { tone: keyof typeof tones; children: ReactNode }

/** How something stands, in a word; the color only repeats it. */
export function StateTag({ tone, children }: Props) {
  return (
    <span className={`inline-block shrink-0 rounded-full border px-2.5 text-sm whitespace-nowrap ${tones[tone]}`}>
      {children}
    </span>
  )
}
