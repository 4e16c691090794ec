import { Sheet } from '#src/ui/sheet.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

const parts = [
  { id: 'map', name: 'The pin', hint: 'Are you on the map?' },
  { id: 'details', name: 'The details', hint: 'Are hours and phone right?' },
  { id: 'reviews', name: 'The reviews', hint: 'Is somebody answering?' },
  { id: 'site', name: 'The website', hint: 'Does it open, and say the same?' },
]

function Mark({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6 shrink-0 place-items-center rounded-full bg-lamp text-sm leading-none font-bold text-lamp-ink"
    >
      {number}
    </span>
  )
}

/** A local search taken apart: each part of the answer leads to its question on the page. */
export function SearchAnatomyPicture() {
  return (
    <Sheet caption="A local search, taken apart" note="Example">
      <div className="relative">
        <svg viewBox="0 0 480 150" aria-hidden="true" className="block w-full bg-sunk">
          <path
            d="M0 38h190l60 40h230M0 112h480M96 0v150M300 0v150M404 0v78"
            className="fill-none stroke-raised"
            strokeWidth={9}
          />
          <path d="M0 132c90-30 130 20 230-6s150-66 250-60v84H0z" className="fill-harbour" opacity={0.14} />
          <circle cx={140} cy={78} r={7} className="fill-soft" />
          <circle cx={352} cy={38} r={7} className="fill-soft" />
          <circle cx={262} cy={72} r={22} className="fill-lamp-glow" />
          <circle cx={262} cy={72} r={11} className="fill-lamp" />
        </svg>
        <span className="absolute top-[48%] left-[54.6%] -translate-1/2">
          <Mark number={1} />
        </span>
      </div>
      <div className="border-b border-hairline px-5 py-4 text-[0.9375rem]">
        <p className="font-display text-lg font-semibold">Reyes Auto Glass</p>
        <ul className="mt-2 grid gap-2">
          <li className="flex items-center gap-3">
            <Mark number={2} /> Open until 6 PM · (803) 555-0131
          </li>
          <li className="flex items-center gap-3">
            <Mark number={3} /> “Came to my office.” Owner replied
          </li>
          <li className="flex items-center gap-3">
            <Mark number={4} /> reyesautoglass.example
          </li>
        </ul>
      </div>
      <ol className="grid gap-x-6 px-5 py-3 text-[0.9375rem] sm:grid-cols-2">
        {parts.map((part, index) => (
          <li key={part.id} className="py-1.5">
            <SiteLink to={`/education#${part.id}`} className="prose-link inline-block py-0.5 font-semibold">
              {index + 1}. {part.name}
            </SiteLink>
            <span className="block text-soft">{part.hint}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
