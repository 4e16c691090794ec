import type { ReactNode } from 'react'
import { type ButtonTone, buttonClass } from '#src/ui/button-class.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

type Props = { to: string; tone?: ButtonTone; children: ReactNode }

/** A link that is the action of its place. One `lamp` a screen area: it is the accent. */
export function ButtonLink({ to, tone = 'lamp', children }: Props) {
  return (
    <SiteLink to={to} className={buttonClass(tone)}>
      {children}
    </SiteLink>
  )
}
