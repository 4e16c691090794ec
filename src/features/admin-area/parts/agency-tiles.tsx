import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatTime, useProfile } from '#src/features/accounts/public.tsx'
import {
  mailFiguresQuery,
  newContactsQuery,
  usersByStateQuery,
  waitingBusinessesQuery,
} from '#src/features/admin-area/parts/agency-figures.ts'
import { waitInWords } from '#src/features/admin-area/parts/contact-wait.ts'
import { Figure, FigureTile } from '#src/features/admin-area/parts/figure.tsx'

const link = 'prose-link inline-flex min-h-11 items-center'

function OldestWait({ since }: { since: string }) {
  const { words, is_late } = waitInWords(since, Date.now())
  return <p className={`mt-1 text-[0.9375rem] ${is_late ? 'font-semibold text-clay' : 'text-soft'}`}>{words}</p>
}

function ContactsTile() {
  return (
    <FigureTile name="Contacts" query={useQuery(newContactsQuery)} what="New contacts">
      {({ total, oldest_at }) => (
        <>
          <Figure value={total} unit={total === 1 ? 'new contact' : 'new contacts'} to="/admin/contacts?status=new">
            {total === 0
              ? 'Everybody has been answered. The next message from the contact form counts here.'
              : 'Nobody has worked on them yet.'}
          </Figure>
          {oldest_at !== undefined && <OldestWait since={oldest_at} />}
        </>
      )}
    </FigureTile>
  )
}

function BusinessesTile() {
  return (
    <FigureTile name="Businesses" query={useQuery(waitingBusinessesQuery)} what="Businesses that wait">
      {total => (
        <Figure value={total} unit={total === 1 ? 'business waits' : 'businesses wait'} to="/admin/businesses">
          {total === 0 ? 'Every complete location is active.' : 'With a location to look at and activate.'}
        </Figure>
      )}
    </FigureTile>
  )
}

function UsersTile() {
  return (
    <FigureTile name="Users" query={useQuery(usersByStateQuery)} what="The number of users">
      {states => {
        const [active, ...others] = states
        return (
          <>
            <Figure
              value={active?.total ?? 0}
              unit={active?.total === 1 ? 'active user' : 'active users'}
              to="/admin/users?status=active"
            >
              They can sign in.
            </Figure>
            <ul className="mt-1 flex flex-wrap gap-x-5 text-[0.9375rem]">
              {others.map(({ status, total }) => (
                <li key={status}>
                  <Link to={`/admin/users?status=${status}`} className={link}>
                    {total} {status}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </FigureTile>
  )
}

function MailTile() {
  const profile = useProfile().data
  return (
    <FigureTile name="Mail" query={useQuery(mailFiguresQuery)} what="The state of mail">
      {({ way, waiting, failed, last_sent_at }) => (
        <>
          <Figure value={waiting} unit={waiting === 1 ? 'mail waiting' : 'mails waiting'} to="/admin/settings#mail">
            {last_sent_at === null
              ? 'None was sent yet.'
              : `The last one went out ${formatTime(last_sent_at, profile)}.`}
          </Figure>
          <p className={`mt-1 text-[0.9375rem] ${failed > 0 ? 'font-semibold text-clay' : 'text-soft'}`}>
            {failed === 0
              ? 'None failed.'
              : `${failed} could not be delivered and ${failed === 1 ? 'was' : 'were'} given up.`}
          </p>
          {way === 'files' && (
            <p className="text-[0.9375rem] text-soft">No mail server is set: mails are kept as files.</p>
          )}
        </>
      )}
    </FigureTile>
  )
}

/** What waits for the agency, in figures that exist. */
export function AgencyTiles() {
  return (
    <div className="grid border-y border-hairline md:grid-cols-2 xl:grid-cols-4">
      <ContactsTile />
      <BusinessesTile />
      <UsersTile />
      <MailTile />
    </div>
  )
}
