import type { CityGuide } from '#src/content/city-guides/city-guide.ts'
import { zipCodesOf, zipSource } from '#src/content/city-guides/zip-codes.ts'
import { Accordion } from '#src/ui/accordion.tsx'
import { Section } from '#src/ui/section.tsx'
import { SourceMark } from './source-mark.tsx'

function ZipCodes({ name, slug }: { name: string; slug: string }) {
  const codes = zipCodesOf(slug)
  if (codes.length === 0) return <p>No ZIP code carries the name {name}.</p>
  return (
    <Accordion title={`${codes.length} ZIP codes carry the name ${name}, post office boxes included`}>
      <p className="tabular-nums">{codes.join(', ')}</p>
    </Accordion>
  )
}

/** The parts of a city that people search by, and its ZIP codes. */
export function CityAreas({ name, path, guide }: { name: string; path: string; guide: CityGuide }) {
  return (
    <Section tone="sunk" labelledBy="areas">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.7fr_1fr]">
        <div>
          <h2 id="areas">Parts of {name} that people search by</h2>
          <dl className="mt-6 border-t border-ink">
            {guide.areas.map(area => (
              <div key={area.name} className="grid gap-x-8 border-b border-hairline py-4 sm:grid-cols-[12rem_1fr]">
                <dt className="font-display text-lg font-semibold">{area.name}</dt>
                <dd>
                  {area.note} <SourceMark path={path} source={area.source} sources={guide.sources} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3>ZIP codes</h3>
          <p className="mt-3">{guide.zip_note}</p>
          <div className="mt-3 border-t border-hairline">
            <ZipCodes name={name} slug={guide.slug} />
          </div>
          <p className="mt-3 text-sm text-soft">
            Codes:{' '}
            <a href={zipSource.url} className="prose-link inline-block min-h-6">
              {zipSource.name}
            </a>
            , {zipSource.license}. A ZIP code is a mail route and can cross a border.
          </p>
        </div>
      </div>
    </Section>
  )
}
