import { Fact } from '#src/features/settings/parts/fact-list.tsx'
import type { SettingsState } from '#src/features/settings/schema.ts'

type Props = { term: string; given: SettingsState['site_origin'] }

/** A setting in force with the name of its variable, and whether that was set. */
export function GivenFact({ term, given }: Props) {
  const note = given.from === 'setting' ? `Set by ${given.variable}` : `Default; set ${given.variable} to change it`
  return (
    <Fact term={term} note={note}>
      {given.value}
    </Fact>
  )
}
