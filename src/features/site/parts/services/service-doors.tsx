import { ArrowRight, ListChecks, MapPin, MessageSquareText } from 'lucide-react'
import { services } from '#src/content/services.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

const icons = {
  '/local-seo-optimization': MapPin,
  '/listings-management': ListChecks,
  '/reputation-management': MessageSquareText,
} as const

/** What the plans are made of: the three services as large links. */
export function ServiceDoors() {
  return (
    <nav aria-label="Services in the plans">
      <ul className="border-t border-hairline">
        {services.map(service => {
          const Icon = icons[service.path]
          return (
            <li key={service.path} className="border-b border-hairline">
              <SiteLink to={service.path} className="group flex items-center gap-4 py-5 no-underline">
                <Icon aria-hidden="true" className="size-6 shrink-0 text-harbour" />
                <span className="grow font-display text-xl font-semibold group-hover:text-harbour group-hover:underline">
                  {service.name}
                </span>
                <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
