import { services } from '#src/content/services.ts'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

/** The services as three columns under their names, and the two ways of working that cut across them. */
export function CoreServices() {
  return (
    <Section labelledBy="core-services">
      <h2 id="core-services">Core services</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {services.map(service => (
          <li key={service.path} className="border-t border-ink pt-5">
            <h3>
              <SiteLink to={service.path} className="prose-link inline-block py-1">
                {service.name}
              </SiteLink>
            </h3>
            <p className="mt-2 text-soft">{service.teaser}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10 border-t border-hairline pt-5">
        More than one shop? See{' '}
        <SiteLink to="/multi-location" className="prose-link">
          how we work for groups and franchises
        </SiteLink>
        . Not sure where you stand? Try{' '}
        <SiteLink to="/ai-seo" className="prose-link">
          the free SEO check
        </SiteLink>
        .
      </p>
    </Section>
  )
}
