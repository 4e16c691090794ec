import { ArrowRight } from 'lucide-react'
import { services } from '#src/content/services.ts'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

/** What stands behind the features of the plans, service by service. */
export function ServicesGrid() {
  return (
    <Section labelledBy="services">
      <h2 id="services">What is behind the plans</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {services.map(service => (
          <li key={service.path} className="flex flex-col border-t border-ink pt-5">
            <h3>{service.name}</h3>
            <p className="mt-2 mb-3 grow text-soft">{service.teaser}</p>
            <p>
              <SiteLink
                to={service.path}
                className="prose-link inline-flex min-h-11 items-center gap-1.5 font-semibold"
              >
                Learn More <span className="sr-only">about {service.name}</span>
                <ArrowRight aria-hidden="true" className="size-4" />
              </SiteLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
