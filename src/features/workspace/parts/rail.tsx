import { NavLink } from 'react-router'
import type { AppPage } from '#src/content/app-pages.ts'

type Props = { name: string; pages: readonly AppPage[] }

/** The screens of an area; the one that is open is marked. */
export function Rail({ name, pages }: Props) {
  const screens = pages.filter(page => page.in_rail)
  return (
    <nav aria-label={name}>
      <ul className="grid gap-0.5">
        {screens.map(page => (
          <li key={page.path}>
            <NavLink
              to={page.path}
              className={({ isActive }) =>
                `flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] no-underline hover:bg-sunk ${isActive ? 'bg-sunk font-bold' : ''}`
              }
            >
              {page.title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
