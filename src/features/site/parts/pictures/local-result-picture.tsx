import { StateTag } from '#src/features/site/parts/state-tag.tsx'
import { Sheet } from '#src/ui/sheet.tsx'

const results = [
  { name: 'Wells Roofing', what: 'Roof repair, open until 6, 0.8 miles', ours: true },
  { name: 'A roofer two streets away', what: 'Hours not given, 0.6 miles', ours: false },
  { name: 'A roofer across the river', what: 'Roof repair, opens Monday, 3.1 miles', ours: false },
]

const pins = [
  { x: 158, y: 62, rank: 1 },
  { x: 236, y: 122, rank: 2 },
  { x: 366, y: 56, rank: 3 },
]

function StreetMap() {
  return (
    <svg viewBox="0 0 440 170" className="block w-full bg-sunk" aria-hidden="true">
      <path d="M300 0c-20 60 40 90 10 170" className="fill-none stroke-harbour/25 stroke-[18]" />
      <path
        d="M0 96h440M0 36l440-20M92 0v170M204 0l-24 170M400 0v170M0 150l440-14"
        className="fill-none stroke-raised stroke-[7]"
      />
      <circle cx="192" cy="96" r="34" className="fill-lamp/25" />
      <circle cx="192" cy="96" r="7" className="fill-harbour stroke-raised stroke-2" />
      {pins.map(({ x, y, rank }) => (
        <g key={rank} className={rank === 1 ? 'fill-lamp' : 'fill-soft'}>
          <path d={`M${x} ${y + 20}l-8-12h16z`} />
          <circle cx={x} cy={y} r="14" />
          <text
            x={x}
            y={y + 5}
            textAnchor="middle"
            className={`text-sm font-bold ${rank === 1 ? 'fill-lamp-ink' : 'fill-paper'}`}
          >
            {rank}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** What a neighbor sees after a local search: a map, three names, and one of them easy to trust. */
export function LocalResultPicture() {
  return (
    <Sheet caption="“roof repair near me”" note="Example">
      <StreetMap />
      <ol className="px-5 py-1 text-[0.9375rem]">
        {results.map((result, index) => (
          <li key={result.name} className="flex items-center gap-4 border-b border-hairline py-3 last:border-0">
            <span aria-hidden="true" className="font-display text-lg font-semibold">
              {index + 1}
            </span>
            <span className="grow">
              <span className={`block ${result.ours ? 'font-semibold' : ''}`}>{result.name}</span>
              <span className="block text-sm text-soft">{result.what}</span>
            </span>
            {result.ours && <StateTag tone="waiting">you</StateTag>}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
