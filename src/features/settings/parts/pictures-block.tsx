import { Fact, FactList } from '#src/features/settings/parts/fact-list.tsx'
import { SettingsBlock } from '#src/features/settings/parts/settings-block.tsx'
import type { SettingsState } from '#src/features/settings/schema.ts'

const ways = {
  folder: { way: 'In a folder', note: 'Set FILES_URL for a bucket or another folder', term: 'Folder' },
  bucket: { way: 'In a bucket', note: 'Set by FILES_URL', term: 'Address' },
} as const

export function PicturesBlock({ pictures }: { pictures: SettingsState['pictures'] }) {
  const { way, note, term } = ways[pictures.way]
  return (
    <SettingsBlock
      id="pictures"
      title="Pictures"
      text="Photos and logos that clients send, in the widths that we show."
    >
      <FactList>
        <Fact term="Kept" note={note}>
          {way}
        </Fact>
        <Fact term={term}>{pictures.place}</Fact>
      </FactList>
    </SettingsBlock>
  )
}
