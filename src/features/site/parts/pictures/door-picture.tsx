import type { ReactNode } from 'react'
import type { StartingDoorId } from '#src/content/starting-doors.ts'

/** What shows in the window of each door: a checked list, three stacked prices, two voices. */
const windows: Record<StartingDoorId, ReactNode> = {
  check: (
    <path d="M134 92l6 6 10-12M134 116l6 6 10-12M160 94h26M160 118h26" className="fill-none stroke-lamp-ink stroke-3" />
  ),
  plan: <path d="M132 124h14v-16h-14zM153 124h14V96h-14zM174 124h14V82h-14z" className="fill-lamp-ink" />,
  talk: (
    <path
      d="M130 82h36v24h-22l-8 8v-8h-6zM172 96h18v22h-6v8l-8-8h-20v-6"
      className="fill-none stroke-lamp-ink stroke-3"
    />
  ),
}

/** A lit porch door; side by side, three of them make one house front. */
export function DoorPicture({ of }: { of: StartingDoorId }) {
  return (
    <svg viewBox="0 0 320 270" aria-hidden="true" className="block w-full">
      <path d="M0 0h320v246H0z" className="fill-sunk" />
      <path d="M0 30h320M0 66h320M0 102h320M0 138h320M0 174h320M0 210h320" className="stroke-hairline stroke-1" />
      <circle cx="160" cy="34" r="84" className="fill-lamp/20" />
      <path d="M104 58h112v188H104z" className="fill-raised" />
      <path d="M114 68h92v178h-92z" className="fill-band" />
      <path d="M124 78h72v54h-72z" className="fill-lamp" />
      {windows[of]}
      <path d="M126 148h30v76h-30zM164 148h30v76h-30z" className="fill-band-raised" />
      <circle cx="198" cy="186" r="4" className="fill-lamp" />
      <path d="M150 22h20l6 18h-32z" className="fill-harbour" />
      <circle cx="160" cy="44" r="7" className="fill-lamp" />
      <path d="M0 246h320v6H0z" className="fill-harbour" />
      <path d="M84 252h152v10H84z" className="fill-hairline" />
    </svg>
  )
}
