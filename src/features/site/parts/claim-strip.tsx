import { claims, claimsNote } from '#src/content/claims.ts'

/** The five headline figures between two hairlines, with what they do not promise in the same size. */
export function ClaimStrip() {
  return (
    <section aria-label="Results" className="border-y border-hairline">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-8 px-5 pt-12 pb-6 sm:grid-cols-3 sm:px-8 lg:grid-cols-5">
        {claims.map(claim => (
          <div key={claim.figure} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-[0.9375rem] text-soft">{claim.text}</dt>
            <dd className="font-display text-[2rem] leading-tight font-semibold tracking-tight tabular-nums">
              {claim.figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mx-auto max-w-page px-5 pb-8 text-[0.9375rem] text-soft sm:px-8">{claimsNote}</p>
    </section>
  )
}
