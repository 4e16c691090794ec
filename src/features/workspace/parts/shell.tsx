import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { AppPage } from '#src/content/app-pages.ts'
import { screenHelp } from '#src/content/help/screen-help.ts'
import { AccountMenu } from '#src/features/workspace/parts/account-menu.tsx'
import { AreaMark } from '#src/features/workspace/parts/area-mark.tsx'
import { Rail } from '#src/features/workspace/parts/rail.tsx'
import { useScreenFocus } from '#src/features/workspace/parts/use-screen-focus.ts'
import { HelpLink } from '#src/ui/help-link.tsx'
import { Tooltip } from '#src/ui/tooltip.tsx'

const drawer = 'area-drawer'
const round = 'grid size-11 place-items-center rounded-md hover:bg-sunk'

type Props = { name: string; pages: readonly AppPage[]; children: ReactNode }

/** The frame of the app: a rail on wide screens, a drawer on narrow ones, the account at the top right. */
export function Shell({ name, pages, children }: Props) {
  useScreenFocus()
  const { pathname } = useLocation()
  const help = screenHelp[pathname]
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-hairline px-3.5 py-4 lg:flex">
        <div className="px-1.5">
          <AreaMark />
        </div>
        <Rail name={name} pages={pages} />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="flex items-center justify-between gap-3 border-b border-hairline px-4 py-2 sm:px-8">
          <div className="flex items-center gap-2 lg:hidden">
            <Tooltip text="Open the menu">
              <button type="button" popoverTarget={drawer} aria-label="Open the menu" className={round}>
                <Menu aria-hidden="true" className="size-5" />
              </button>
            </Tooltip>
            <AreaMark />
          </div>
          <p className="hidden text-sm font-semibold text-soft lg:block">{name}</p>
          <div className="flex min-w-0 items-center gap-1 text-[0.9375rem] sm:gap-4">
            {help && <HelpLink {...help} />}
            <AccountMenu />
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="w-full max-w-[76rem] flex-1 px-4 py-8 outline-none sm:px-8 sm:py-10"
        >
          {children}
        </main>
      </div>
      <div
        id={drawer}
        popover="auto"
        className="inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto border-r border-hairline bg-raised p-4 text-ink shadow-(--shadow) backdrop:bg-[rgb(0_0_0/0.5)] lg:hidden"
      >
        <div className="mb-4 flex items-center justify-between">
          <AreaMark />
          <button
            type="button"
            popoverTarget={drawer}
            popoverTargetAction="hide"
            aria-label="Close the menu"
            className={round}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <Rail name={`${name}, menu`} pages={pages} />
      </div>
    </div>
  )
}
