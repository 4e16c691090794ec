import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useProfile, useSignedIn } from '#src/features/accounts/public.tsx'
import { handFields } from '#src/ui/handed-fields.ts'

/** To the contact form, which stands on the public site: a document of its own. It is told who writes, and from where. */
export function ContactLink({ className, children }: { className: string; children: ReactNode }) {
  const { user } = useSignedIn()
  const { full_name = '', phone = '', company = '' } = useProfile().data ?? {}
  const { pathname } = useLocation()
  return (
    <a
      href={`/contact-us?from=${pathname}`}
      className={className}
      onClick={() => handFields('contact', { name: full_name, email: user.email ?? '', phone, company })}
    >
      {children}
    </a>
  )
}
