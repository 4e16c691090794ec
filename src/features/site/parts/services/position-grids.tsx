import { Sheet } from '#src/ui/sheet.tsx'

const scans = [
  {
    caption: 'Day 1',
    places: [16, 14, 9, 12, 17, 11, 8, 6, 9, 13, 9, 5, 3, 6, 11, 12, 7, 4, 8, 14, 15, 12, 10, 13, 18],
  },
  { caption: 'Day 90', places: [12, 9, 6, 8, 13, 8, 5, 3, 5, 9, 5, 2, 1, 3, 7, 9, 4, 2, 4, 10, 12, 8, 6, 9, 14] },
]

function points(places: readonly number[]) {
  return places.map((place, point) => ({ point, place }))
}

function look(place: number): string {
  if (place <= 3) return 'bg-moss text-paper'
  if (place <= 10) return 'bg-lamp text-lamp-ink'
  return 'bg-clay text-paper'
}

function inWords(places: readonly number[]): string {
  const top = places.filter(place => place <= 3).length
  const average = places.reduce((sum, place) => sum + place, 0) / places.length
  return `In the first three at ${top} of ${places.length} points. Average place ${average.toFixed(1)}.`
}

/** The same search from the same 25 points, at the start and after 90 days; each number is the place on the map. */
export function PositionGrids() {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {scans.map(({ caption, places }) => (
        <Sheet key={caption} caption={`${caption}, “roof repair”`} note="Example">
          <div aria-hidden="true" className="grid grid-cols-5 gap-3 bg-sunk p-5">
            {points(places).map(({ point, place }) => (
              <span
                key={point}
                className={`mx-auto grid size-9 place-items-center rounded-full text-sm font-bold tabular-nums ${look(place)}`}
              >
                {place}
              </span>
            ))}
          </div>
          <p className="px-5 py-3 text-[0.9375rem]">{inWords(places)}</p>
        </Sheet>
      ))}
    </div>
  )
}
