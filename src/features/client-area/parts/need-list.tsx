import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { Need } from '#src/features/client-area/parts/client-needs.ts'
import { buttonClass } from '#src/ui/button-class.ts'

/** What waits on whoever looks, each with its one action; the first is the screen's. */
export function NeedList({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) {
    return (
      <p className="flex items-center gap-3 border-b border-hairline py-5">
        <Check aria-hidden="true" className="size-5 shrink-0 text-moss" />
        Nothing. When we need something from you, it stands here.
      </p>
    )
  }
  return (
    <ul>
      {needs.map(({ id, title, text, action, to }, index) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline py-4 sm:flex-nowrap"
        >
          <div>
            <p className="font-semibold">{title}</p>
            <p className="mt-0.5 text-[0.9375rem] wrap-anywhere text-soft">{text}</p>
          </div>
          <Link
            to={to}
            aria-label={`${action}: ${title}`}
            className={`${buttonClass(index === 0 ? 'lamp' : 'outline')} shrink-0`}
          >
            {action}
          </Link>
        </li>
      ))}
    </ul>
  )
}
