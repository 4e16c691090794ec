import { X } from 'lucide-react'
import { headerAction, headerLinks } from '#src/content/navigation.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

export const mobileMenuId = 'mobile-menu'

/** The header's links on narrow screens: a native popover, opened and closed without script, Escape included. */
export function MobileMenu() {
  return (
    <nav
      id={mobileMenuId}
      popover="auto"
      aria-label="Menu"
      className="inset-x-0 top-0 m-0 max-h-dvh w-full max-w-none overflow-y-auto border-b border-hairline bg-raised p-5 text-ink shadow-(--shadow) backdrop:bg-ink/40 sm:px-8 lg:hidden"
    >
      <div className="flex justify-end">
        <button
          type="button"
          popoverTarget={mobileMenuId}
          popoverTargetAction="hide"
          className={buttonClass('outline')}
        >
          <X aria-hidden="true" className="size-5" />
          Close
        </button>
      </div>
      <ul className="mt-2 mb-6">
        {headerLinks.map(link => (
          <li key={link.path} className="border-b border-hairline">
            <SiteLink to={link.path} className="block py-3.5 font-display text-xl no-underline">
              {link.name}
            </SiteLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={headerAction.path}>{headerAction.name}</ButtonLink>
    </nav>
  )
}
