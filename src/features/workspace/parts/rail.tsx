import { Link, useLocation } from 'react-router'
import type { AppPage } from '#src/content/app-pages.ts'
import { isOpenScreen } from '#src/features/workspace/parts/rail-mark.ts'

type Props = { name: string; pages: readonly AppPage[] }

const entry =
  'flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] no-underline hover:bg-sunk aria-[current]:bg-sunk aria-[current]:font-bold'

/** The screens of an area; the one that is open is marked. */
export function Rail({ name, pages }: Props) {
  const { pathname } = useLocation()
  const screens = pages.filter(page => page.in_rail)
  return (
    <nav aria-label={name}>
      <ul className="grid gap-0.5">
        {screens.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} aria-current={isOpenScreen(path, pathname) ? 'page' : undefined} className={entry}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
