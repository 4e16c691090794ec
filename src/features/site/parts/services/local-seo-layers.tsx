import { localSeoLayers } from '#src/content/service-pages/local-seo-optimization.ts'
import { Section } from '#src/ui/section.tsx'

/** The three layers of local search, what is done in each, and the one thing that no work can change. */
export function LocalSeoLayers() {
  return (
    <Section tone="sunk" labelledBy="layers">
      <h2 id="layers" className="max-w-[34rem]">
        Three things we can work on. One we cannot.
      </h2>
      <ul className="mt-10">
        {localSeoLayers.map(layer => (
          <li key={layer.title} className="grid gap-x-14 gap-y-4 border-t border-ink py-8 lg:grid-cols-[1fr_2fr]">
            <div>
              <h3 className="text-2xl">{layer.title}</h3>
              <p className="mt-2 text-soft">{layer.text}</p>
            </div>
            <ul className="grid gap-x-10 sm:grid-cols-2">
              {layer.work.map(line => (
                <li key={line} className="border-b border-hairline py-3">
                  {line}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="border-t border-ink pt-6">
        <strong>And distance.</strong> How near the searcher is to your door counts as well. No agency can change that,
        so we do not sell it.
      </p>
    </Section>
  )
}
