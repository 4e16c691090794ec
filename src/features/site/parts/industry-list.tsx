import { Briefcase, Building2, Car, Dumbbell, HardHat, House, Scale, Utensils } from 'lucide-react'
import { industries } from '#src/content/claims.ts'
import { Section } from '#src/ui/section.tsx'

const icons: Record<(typeof industries)[number], typeof Car> = {
  'Construction & Contractors': HardHat,
  'Legal Services': Scale,
  'Home Services': House,
  Automotive: Car,
  'Real Estate': Building2,
  'Restaurants & Food': Utensils,
  'Fitness & Wellness': Dumbbell,
  'Professional Services': Briefcase,
}

/** The eight industries served. */
export function IndustryList() {
  return (
    <Section ruled labelledBy="industries">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="industries">Trades we know</h2>
          <p className="mt-4 text-soft">Each trade has its own directories, its own rules and its own busy season.</p>
        </div>
        <ul className="grid gap-x-10 border-t border-hairline sm:grid-cols-2">
          {industries.map(industry => {
            const Icon = icons[industry]
            return (
              <li key={industry} className="flex items-center gap-4 border-b border-hairline py-4 font-semibold">
                <Icon aria-hidden="true" className="size-5 shrink-0 text-harbour" />
                {industry}
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
