import { Fact, FactList } from '#src/features/settings/parts/fact-list.tsx'
import { GivenFact } from '#src/features/settings/parts/given-fact.tsx'
import { SettingsBlock } from '#src/features/settings/parts/settings-block.tsx'
import type { SettingsState } from '#src/features/settings/schema.ts'

/** Whether visitors still see an example instead of the agency's own detail. */
function isExample({ brand }: SettingsState): boolean {
  return brand.email.value.endsWith('.example') || brand.phone.value.includes('555-01')
}

export function BrandBlock({ state }: { state: SettingsState }) {
  const { brand, site_origin } = state
  return (
    <SettingsBlock id="brand" title="Brand" text="What visitors read on every page and in every mail.">
      <FactList>
        <GivenFact term="Name" given={brand.name} />
        <GivenFact term="Parent company" given={brand.parent} />
        <GivenFact term="Email" given={brand.email} />
        <GivenFact term="Phone" given={brand.phone} />
        <GivenFact term="Address" given={brand.address} />
        <GivenFact term="Site" given={site_origin} />
        {isExample(state) && (
          <Fact term="To do">
            <span className="font-semibold text-clay">
              Visitors still see an example email or phone number that nobody answers.
            </span>
          </Fact>
        )}
      </FactList>
    </SettingsBlock>
  )
}
