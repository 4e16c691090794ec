import { Fact, FactList } from '#src/features/settings/parts/fact-list.tsx'
import { SettingsBlock } from '#src/features/settings/parts/settings-block.tsx'
import { sizeWords } from '#src/features/settings/parts/spans.ts'
import type { SettingsState } from '#src/features/settings/schema.ts'

const ways = {
  embedded: { way: 'Embedded', note: 'Runs beside the program; set DATABASE_URL for a server of your own' },
  remote: { way: 'A server of your own', note: 'Set by DATABASE_URL' },
} as const

export function DatabaseBlock({ database }: { database: SettingsState['database'] }) {
  const { way, note } = ways[database.way]
  const { migrations_applied, migrations_known } = database
  return (
    <SettingsBlock id="database" title="Database" text="Where everything is kept: contacts, accounts, mail and jobs.">
      <FactList>
        <Fact term="Kind" note={note}>
          {way}
        </Fact>
        <Fact term="Version">PostgreSQL {database.version}</Fact>
        <Fact term="Name">{database.name}</Fact>
        <Fact term="Size">{sizeWords(database.size_bytes)}</Fact>
        <Fact term="Connections" note={`The server takes ${database.most_connections}`}>
          {database.connections} open
        </Fact>
        <Fact
          term="Migrations"
          note={migrations_applied === migrations_known ? 'Up to date' : 'Other than this program brings'}
        >
          {migrations_applied} of {migrations_known} applied
        </Fact>
      </FactList>
    </SettingsBlock>
  )
}
