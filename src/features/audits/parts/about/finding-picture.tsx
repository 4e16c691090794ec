import { Sheet } from '#src/ui/sheet.tsx'

/** One finding of the free check, with its evidence and its mend. */
export function FindingPicture() {
  return (
    <Sheet caption="Local · one of the findings" note="Example">
      <div className="px-5 py-5">
        <p className="font-display text-xl leading-snug font-semibold">
          The phone link dials another number than it shows.
        </p>
        <p className="mt-2 text-[0.9375rem] text-soft">Seen on 6 of 6 pages, in the footer.</p>
        <dl className="mt-5 text-[0.9375rem]">
          <div className="border-t border-hairline py-3">
            <dt className="eyebrow">What people read</dt>
            <dd className="mt-1 font-mono">(813) 555-0178</dd>
          </div>
          <div className="border-t border-hairline py-3">
            <dt className="eyebrow">What their phone dials</dt>
            <dd className="mt-1 font-mono">
              (813) 555-01<mark className="rounded-sm bg-lamp-glow px-0.5 text-ink">87</mark>
            </dd>
          </div>
          <div className="border-t border-hairline pt-3">
            <dt className="eyebrow">How to fix it</dt>
            <dd className="mt-1">
              <code className="block break-all">
                <del className="block text-clay">href="tel:+18135550187"</del>
                <ins className="block text-moss no-underline">href="tel:+18135550178"</ins>
              </code>
              <span className="mt-2 block text-soft">One line, in one template. Then tap it on a phone.</span>
            </dd>
          </div>
        </dl>
      </div>
    </Sheet>
  )
}
