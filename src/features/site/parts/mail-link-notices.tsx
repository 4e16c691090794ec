import type { ReactNode } from 'react'
import { mailLinkNotices } from '#src/domain/mail-link-notices.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

type Props = { id: string; tone: 'good' | 'bad'; title: string; children: ReactNode }

const link = 'prose-link inline-block py-1'

/** Seen only while the address of the page ends in its id. */
function Notice({ id, tone, title, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="mx-auto mt-4 hidden max-w-page scroll-mt-8 px-5 outline-none target:block sm:px-8"
    >
      <div className={`border-l-4 bg-raised py-4 pr-5 pl-5 ${tone === 'good' ? 'border-moss' : 'border-clay'}`}>
        <p id={`${id}-title`} className="font-semibold">
          {title}
        </p>
        <p className="mt-1 text-[0.9375rem]">{children}</p>
      </div>
    </section>
  )
}

/** What became of the link in a mail that confirms an email address. */
export function MailLinkNotices() {
  return (
    <>
      <Notice id={mailLinkNotices.email_confirmed} tone="good" title="Your email is confirmed and you are signed in.">
        <a href="/client/dashboard" className={link}>
          Open your dashboard
        </a>
      </Notice>
      <Notice id={mailLinkNotices.link_expired} tone="bad" title="This link does not work any more.">
        Each link works once, within 24 hours. If you have confirmed your email already,{' '}
        <SiteLink to="/login" className={link}>
          sign in
        </SiteLink>
        . If not,{' '}
        <SiteLink to="/sign-up" className={link}>
          sign up again
        </SiteLink>{' '}
        and we send a new one.
      </Notice>
    </>
  )
}
