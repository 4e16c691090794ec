import { Menu } from 'lucide-react'
import { headerAction, headerLinks } from '#src/content/navigation.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { BrandMark } from './brand-mark.tsx'
import { MobileMenu, mobileMenuId } from './mobile-menu.tsx'

export function SiteHeader() {
  return (
    <header className="mx-auto flex max-w-page items-center justify-between gap-4 px-5 py-3 sm:px-8 print:hidden">
      <BrandMark />
      <nav aria-label="Main" className="hidden items-center gap-7 text-[0.9375rem] lg:flex">
        {headerLinks.map(link => (
          <SiteLink key={link.path} to={link.path} className="py-2 no-underline hover:text-harbour hover:underline">
            {link.name}
          </SiteLink>
        ))}
        <ButtonLink to={headerAction.path}>{headerAction.name}</ButtonLink>
      </nav>
      <button type="button" popoverTarget={mobileMenuId} className={`${buttonClass('outline')} lg:hidden`}>
        <Menu aria-hidden="true" className="size-5" />
        Menu
      </button>
      <MobileMenu />
    </header>
  )
}
