import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import { LackingLinks } from '#src/features/onboarding/parts/lacking-links.tsx'
import type { locationsIncompleteSchema } from '#src/features/onboarding/schema.ts'
import { Button } from '#src/ui/button.tsx'

type Props = Pick<z.output<typeof locationsIncompleteSchema>, 'incomplete' | 'locations'> & {
  busy: boolean
  /** Hands the others over. */
  onLeave: () => void
}

/** Locations that nobody can work with yet, with the way to what each lacks. */
export function IncompleteLocations({ incomplete, locations, busy, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="incomplete" className="border-y-2 border-lamp py-6">
      <h2 id="incomplete" ref={heading} tabIndex={-1} className="text-[1.25rem] outline-none">
        {incomplete === 1 ? '1 location lacks' : `${incomplete} locations lack`} something required
      </h2>
      <ul className="mt-3 border-t border-hairline">
        {locations.map(({ id, name, required }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 border-b border-hairline py-1.5">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <LackingLinks location_id={id} location={name} fields={required} />
          </li>
        ))}
      </ul>
      {incomplete > locations.length && (
        <p className="mt-3 text-soft">And {incomplete - locations.length} more. Drafts in your list of locations.</p>
      )}
      <div className="mt-5">
        <Button tone="outline" busy={busy} onClick={onLeave}>
          Hand over the others, these stay drafts
        </Button>
      </div>
    </section>
  )
}
