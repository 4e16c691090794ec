import { LayoutGrid, MapPinned, Rows3 } from 'lucide-react'
import type { ListView } from './view.ts'

const shapes = [
  { shape: 'table', label: 'Table', Icon: Rows3 },
  { shape: 'cards', label: 'Cards', Icon: LayoutGrid },
  { shape: 'map', label: 'Map', Icon: MapPinned },
] as const

type Props = { shape: ListView['view']; onPick: (shape: ListView['view']) => void }

/** Table, cards or map of the same locations. */
export function ListShapeSwitch({ shape: current, onPick }: Props) {
  return (
    <fieldset className="flex rounded-md border border-hairline p-0.5">
      <legend className="sr-only">Show as</legend>
      {shapes.map(({ shape, label, Icon }) => (
        <button
          key={shape}
          type="button"
          aria-pressed={shape === current}
          onClick={() => onPick(shape)}
          className="inline-flex min-h-11 items-center gap-2 rounded px-3 text-[0.9375rem] hover:bg-sunk aria-pressed:bg-sunk aria-pressed:font-bold"
        >
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
