import { brand } from '#src/content/brand.ts'
import { footerGroups } from '#src/content/navigation.ts'
import { phoneAsE164 } from '#src/domain/brand.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { BrandMark } from './brand-mark.tsx'

export function SiteFooter() {
  return (
    <footer className="border-t border-hairline print:hidden">
      <div className="mx-auto grid max-w-page gap-10 px-5 py-14 sm:grid-cols-2 sm:px-8 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="flex flex-col items-start gap-3 text-[0.9375rem] text-soft">
          <BrandMark />
          <p>{brand.address}</p>
          <p>
            <a href={`tel:${phoneAsE164(brand.phone)}`} className="prose-link inline-block py-1">
              {brand.phone}
            </a>
          </p>
          <p>
            <a href={`mailto:${brand.email}`} className="prose-link inline-block py-1">
              {brand.email}
            </a>
          </p>
        </div>
        {footerGroups.map(group => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="font-sans text-sm font-bold tracking-normal">{group.title}</h2>
            <ul className="mt-3 text-[0.9375rem]">
              {group.links.map(link => (
                <li key={link.path}>
                  <SiteLink
                    to={link.path}
                    className="inline-block py-1.5 text-soft no-underline hover:text-harbour hover:underline"
                  >
                    {link.name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <p className="border-t border-hairline py-6 text-sm text-soft">
          {brand.name} is a DBA of {brand.parent}.
        </p>
      </div>
    </footer>
  )
}
