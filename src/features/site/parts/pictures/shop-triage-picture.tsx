import { StateTag } from '#src/features/site/parts/state-tag.tsx'
import { Sheet } from '#src/ui/sheet.tsx'

const shops = [
  {
    name: 'Charlotte',
    reason: 'Old Saturday hours on ten sites, and people search on Saturday',
    listings: '31 of 41',
    tone: 'refused',
  },
  { name: 'Jacksonville', reason: 'Three reviews without an answer', listings: '38 of 41', tone: 'waiting' },
  { name: 'Athens', reason: 'New photos wanted, the rest is right', listings: '40 of 41', tone: 'waiting' },
  { name: 'Savannah', reason: 'Nothing to do but keep watch', listings: '41 of 41', tone: 'good' },
] as const

/** The shops of one brand in the order in which work pays, each with its reason. */
export function ShopTriagePicture() {
  return (
    <Sheet caption="Your shops, most to gain first" note="Example">
      <ol className="px-5 py-1 text-[0.9375rem]">
        {shops.map((shop, index) => (
          <li key={shop.name} className="flex gap-4 border-b border-hairline py-4 last:border-0">
            <span aria-hidden="true" className="font-display text-xl font-semibold text-harbour">
              {index + 1}
            </span>
            <div className="grow">
              <p className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="font-semibold">{shop.name}</span>
                <StateTag tone={shop.tone}>{shop.listings} right</StateTag>
              </p>
              <p className="mt-1 text-soft">{shop.reason}</p>
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
