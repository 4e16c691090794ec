import { countOf } from '#src/features/audits/parts/report/count-of.ts'
import { groupReasons } from '#src/features/audits/parts/report/group-reasons.ts'
import { WebAddress } from '#src/features/audits/parts/report/web-address.tsx'
import type { PresentedReport } from '#src/features/audits/schema.ts'
import { Section } from '#src/ui/section.tsx'

type Props = Pick<PresentedReport, 'not_checked' | 'pages' | 'pages_left' | 'stopped_by'>

const bounds: Record<NonNullable<Props['stopped_by']>, string> = {
  pages: 'the check ends at that many pages',
  time: 'the time was up',
  bytes: 'the site is very heavy',
  cancelled: 'the check was stopped',
}

function unreadWords({ pages_left, stopped_by }: Props): string | undefined {
  if (pages_left === 0) return undefined
  const why = stopped_by === null ? '' : `, because ${bounds[stopped_by]}`
  return `${countOf(pages_left, 'page')} of yours that we know of ${pages_left === 1 ? 'was' : 'were'} not read${why}.`
}

function Pages({ pages }: Pick<Props, 'pages'>) {
  return (
    <details className="mt-8">
      <summary className="prose-link inline-block py-1">The {countOf(pages.length, 'page')} we asked for</summary>
      <ul className="mt-3 border-t border-hairline">
        {pages.map(({ url, title, status, problem, indexable }) => (
          <li key={url} className="border-b border-hairline py-2.5 text-[0.9375rem]">
            {title && <span className="block font-semibold">{title}</span>}
            <WebAddress url={url} />
            <span className="block text-sm text-soft">
              {problem ??
                `${status === null ? 'No answer' : `Answer ${status}`}${indexable ? '' : ', hidden from search engines'}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What the report does not speak of, and why: nothing of it counts against the site. */
export function Coverage(props: Props) {
  const unread = unreadWords(props)
  return (
    <Section ruled labelledBy="unchecked">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 id="unchecked">What we did not check</h2>
          <p className="mt-4 max-w-measure text-soft">None of this counts against you.</p>
        </div>
        <div>
          <ul className="border-t border-hairline">
            {unread && <li className="border-b border-hairline py-4">{unread}</li>}
            {groupReasons(props.not_checked).map(({ reason, ids }) => (
              <li key={reason} className="border-b border-hairline py-4">
                {reason}
                <span className="block text-sm wrap-anywhere text-soft">
                  {ids.length === 1 ? 'Check' : 'Checks'}: {ids.join(', ')}
                </span>
              </li>
            ))}
            <li className="border-b border-hairline py-4">
              Where you rank, and what is inside your business profiles: reading a site cannot tell.
            </li>
          </ul>
          <Pages pages={props.pages} />
        </div>
      </div>
    </Section>
  )
}
