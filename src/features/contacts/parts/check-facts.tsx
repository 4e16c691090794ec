import type { ReactNode } from 'react'
import { addressInWords } from '#src/domain/address-in-words.ts'
import type { ContactDetail } from '#src/features/contacts/desk-answers.ts'
import { DeliveryBadge } from '#src/features/contacts/parts/delivery-badge.tsx'
import { localTime } from '#src/ui/local-time.ts'

type Check = NonNullable<ContactDetail['check']>

const stateWords: Record<Check['state'], string> = {
  running: 'Running',
  done: 'Done, without a score',
  failed: 'Could not be checked',
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-b border-hairline py-3">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

type Props = { check: Check; score: number | null; time_zone: string }

/** What the free check of a contact came to, and whether its mail arrived. */
export function CheckFacts({ check, score, time_zone }: Props) {
  const { site, state, checked_at, result_path, delivery, wants_news } = check
  return (
    <dl className="mt-6 grid gap-x-8 border-t border-hairline sm:grid-cols-2">
      <Fact term="Website">{addressInWords(site)}</Fact>
      <Fact term="Score">{score === null ? stateWords[state] : `${score} of 100`}</Fact>
      <Fact term="Checked">
        <time dateTime={checked_at}>{localTime(checked_at, time_zone)}</time>
      </Fact>
      <Fact term="Result">
        {result_path === null ? (
          'The link has expired'
        ) : (
          <a href={result_path} className="prose-link inline-flex min-h-11 items-center">
            Open the result
          </a>
        )}
      </Fact>
      <Fact term="Report by mail">{delivery ? <DeliveryBadge delivery={delivery} /> : 'Not asked for'}</Fact>
      <Fact term="News">{wants_news ? 'Agreed to' : 'Not agreed to'}</Fact>
    </dl>
  )
}
