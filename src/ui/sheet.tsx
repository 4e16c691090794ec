import type { ReactNode } from 'react'

type Props = { caption: string; note?: string; children: ReactNode }

/** A raised sheet that holds an illustration of the product; `note` says what its figures are. */
export function Sheet({ caption, note, children }: Props) {
  return (
    <figure className="overflow-hidden rounded-xl border border-hairline bg-raised shadow-(--shadow)">
      <figcaption className="flex items-baseline justify-between gap-4 border-b border-hairline px-5 py-3 text-[0.9375rem]">
        <span className="font-semibold">{caption}</span>
        {note && <span className="shrink-0 text-sm text-soft">{note}</span>}
      </figcaption>
      {children}
    </figure>
  )
}
