import { Check, Clock3, X } from 'lucide-react'
import { Sheet } from '#src/ui/sheet.tsx'

const places = ['Google', 'Apple', 'Bing', 'Site'] as const

const states = {
  live: { Icon: Check, word: 'live', tone: 'text-moss' },
  waiting: { Icon: Clock3, word: 'waiting', tone: 'text-ink' },
  refused: { Icon: X, word: 'refused', tone: 'text-clay' },
} as const

const shops: readonly { name: string; fate: readonly (keyof typeof states)[] }[] = [
  { name: 'Charlotte', fate: ['live', 'live', 'waiting', 'live'] },
  { name: 'Raleigh', fate: ['live', 'live', 'live', 'live'] },
  { name: 'Columbia', fate: ['live', 'waiting', 'live', 'live'] },
  { name: 'Savannah', fate: ['live', 'live', 'live', 'live'] },
  { name: 'Tampa', fate: ['refused', 'live', 'live', 'live'] },
]

/** One change of hours, five shops, four places each: where it is live, where it waits, where somebody said no. */
export function HolidayHoursPicture() {
  return (
    <Sheet caption="Day after Thanksgiving, 9 to 1" note="Example">
      <div className="px-5 pb-2">
        <table className="w-full text-left text-[0.9375rem]">
          <thead>
            <tr className="border-b border-ink text-sm">
              <th scope="col" className="py-3 font-semibold">
                Shop
              </th>
              {places.map(place => (
                <th key={place} scope="col" className="py-3 text-center font-semibold">
                  {place}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shops.map(shop => (
              <tr key={shop.name} className="border-b border-hairline">
                <th scope="row" className="py-2.5 font-normal">
                  {shop.name}
                </th>
                {places.map((place, column) => {
                  const { Icon, word, tone } = states[shop.fate[column] ?? 'waiting']
                  return (
                    <td key={place} className={`py-2.5 ${tone}`}>
                      <Icon aria-hidden="true" className="mx-auto size-5" />
                      <span className="sr-only">{word}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <ul aria-hidden="true" className="flex flex-wrap gap-x-5 py-3 text-sm">
          {Object.values(states).map(({ Icon, word, tone }) => (
            <li key={word} className="flex items-center gap-1.5">
              <Icon className={`size-4 ${tone}`} />
              {word}
            </li>
          ))}
        </ul>
        <p className="border-t border-hairline py-3 text-[0.9375rem]">
          Tampa: Google wants proof that the shop moved in June. We send the lease page you gave us.
        </p>
      </div>
    </Sheet>
  )
}
