import { formatTime, useSignedIn } from '#src/features/accounts/public.tsx'
import { Fact, FactList } from '#src/features/settings/parts/fact-list.tsx'
import { SettingsBlock } from '#src/features/settings/parts/settings-block.tsx'
import { spanWords } from '#src/features/settings/parts/spans.ts'
import type { SettingsState } from '#src/features/settings/schema.ts'

type Props = Pick<SettingsState, 'program' | 'measured_at'>

export function ProgramBlock({ program, measured_at }: Props) {
  const { profile } = useSignedIn()
  const up_ms = Date.parse(measured_at) - Date.parse(program.started_at)
  return (
    <SettingsBlock
      id="program"
      title="Program"
      text="The process that answered just now; there may be others beside it."
    >
      <FactList>
        <Fact term="Version">{program.version}</Fact>
        <Fact term="Node">{program.node_version}</Fact>
        <Fact term="Running for" note={`Since ${formatTime(program.started_at, profile)}`}>
          {spanWords(up_ms)}
        </Fact>
      </FactList>
    </SettingsBlock>
  )
}
