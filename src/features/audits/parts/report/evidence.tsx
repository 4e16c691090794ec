import { WebAddress } from '#src/features/audits/parts/report/web-address.tsx'
import type { PresentedFinding } from '#src/features/audits/schema.ts'

type Occurrence = PresentedFinding['occurrences'][number]

/** What stands on the page, quoted, with the place where it stands. */
export function Evidence({ url, line, evidence }: Occurrence) {
  return (
    <figure className="border-l-2 border-lamp pl-4">
      {evidence && (
        <blockquote>
          <code className="block font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">{evidence}</code>
        </blockquote>
      )}
      <figcaption className="text-sm text-soft">
        {line !== null && `Line ${line} of `}
        <WebAddress url={url} />
      </figcaption>
    </figure>
  )
}
