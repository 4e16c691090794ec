import type { ReactNode } from 'react'

type Tone = 'paper' | 'sunk' | 'band'

const tones: Record<Tone, string> = {
  paper: '',
  sunk: 'bg-sunk print:bg-transparent',
  band: 'bg-band text-on-band',
}

type Props = {
  tone?: Tone
  /** A hairline above, where two sections on paper meet. */
  ruled?: boolean
  id?: string
  labelledBy?: string
  children: ReactNode
}

/** One horizontal chapter of a page, as wide as the page, its content within the margins. */
export function Section({ tone = 'paper', ruled = false, id, labelledBy, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${tones[tone]} ${ruled ? 'border-t border-hairline' : ''}`}
    >
      <div className="mx-auto max-w-page px-5 py-14 sm:px-8 md:py-20 print:px-0 print:py-6">{children}</div>
    </section>
  )
}
