import type { ReactNode } from 'react'
import { type ButtonTone, buttonClass } from '#src/ui/button-class.ts'

/** To the contact form, which stands on the public site: a document of its own. */
export function WriteToUs({ tone = 'lamp', children }: { tone?: ButtonTone; children: ReactNode }) {
  return (
    <a href="/contact-us" className={buttonClass(tone)}>
      {children}
    </a>
  )
}
