import { CorrectedValue } from '#src/features/site/parts/corrected-value.tsx'
import { StateTag } from '#src/features/site/parts/state-tag.tsx'
import { Sheet } from '#src/ui/sheet.tsx'

/** A listing check in the middle of the work: what each place says, and how its correction stands. */
export function ListingCheckPicture() {
  return (
    <Sheet caption="Listing check, Wells Roofing" note="Example">
      <ul className="px-5 py-1 text-[0.9375rem] [&>li]:flex [&>li]:min-h-13 [&>li]:items-center [&>li]:justify-between [&>li]:gap-x-4 [&>li]:border-b [&>li]:border-hairline [&>li]:py-2">
        <li>
          Google
          <StateTag tone="good">right</StateTag>
        </li>
        <li>
          <span>
            Apple Maps <CorrectedValue was="555-0124" is="555-0188" />
          </span>
          <StateTag tone="good">live</StateTag>
        </li>
        <li>
          <span>
            Facebook, Sat. <CorrectedValue was="closed" is="9 to 1" />
          </span>
          <StateTag tone="good">live</StateTag>
        </li>
        <li>
          <span>
            Bing <CorrectedValue was="Main St" is="Main Ave" />
          </span>
          <StateTag tone="waiting">sent</StateTag>
        </li>
        <li>
          Yellow Pages, second entry
          <StateTag tone="refused">needs a code</StateTag>
        </li>
      </ul>
      <p className="flex justify-between gap-4 px-5 py-3 text-[0.9375rem]">
        <span className="font-semibold">41 of 50 right</span>
        <span className="text-soft">up from 23</span>
      </p>
    </Sheet>
  )
}
