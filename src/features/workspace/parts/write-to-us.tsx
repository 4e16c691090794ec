import type { ReactNode } from 'react'
import { ContactLink } from '#src/features/workspace/parts/contact-link.tsx'
import { type ButtonTone, buttonClass } from '#src/ui/button-class.ts'

/** To the contact form, as a button. */
export function WriteToUs({ tone = 'lamp', children }: { tone?: ButtonTone; children: ReactNode }) {
  return <ContactLink className={buttonClass(tone)}>{children}</ContactLink>
}
