import { ArrowRight } from 'lucide-react'
import { services } from '#src/content/services.ts'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

/** The three services, a line each, with the way to their pages. */
export function ServiceTeasers() {
  return (
    <Section tone="sunk" labelledBy="services">
      <h2 id="services">What we do for you</h2>
      <ul className="mt-8 border-t border-ink">
        {services.map(service => (
          <li
            key={service.path}
            className="grid gap-x-10 gap-y-2 border-b border-hairline py-7 md:grid-cols-[1fr_1.6fr_auto] md:items-baseline"
          >
            <h3>{service.name}</h3>
            <p className="max-w-measure text-soft">{service.teaser}</p>
            <SiteLink to={service.path} className="prose-link inline-flex min-h-11 items-center gap-1.5 font-semibold">
              Learn More <span className="sr-only">about {service.name}</span>
              <ArrowRight aria-hidden="true" className="size-4" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
