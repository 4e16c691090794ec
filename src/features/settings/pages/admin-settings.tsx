import { useQuery } from '@tanstack/react-query'
import { formatTime, useSignedIn } from '#src/features/accounts/public.tsx'
import { BrandBlock } from '#src/features/settings/parts/brand-block.tsx'
import { DatabaseBlock } from '#src/features/settings/parts/database-block.tsx'
import { JobsBlock } from '#src/features/settings/parts/jobs-block.tsx'
import { MailBlock } from '#src/features/settings/parts/mail-block.tsx'
import { PicturesBlock } from '#src/features/settings/parts/pictures-block.tsx'
import { ProgramBlock } from '#src/features/settings/parts/program-block.tsx'
import { settingsOptions } from '#src/features/settings/parts/settings-queries.ts'
import { SettingsSkeleton } from '#src/features/settings/parts/settings-skeleton.tsx'
import { ReadBlock, screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { Button } from '#src/ui/button.tsx'

export const meta = () => screenHead('/admin/settings')

export default function AdminSettingsPage() {
  const { profile } = useSignedIn()
  const query = useQuery(settingsOptions)
  const { data, isFetching, refetch } = query
  const lead = data
    ? `What is in force and how it goes, measured ${formatTime(data.measured_at, profile)}.`
    : 'What is in force and how it goes.'
  return (
    <div className="grid gap-10">
      <AppHeading
        title="Settings"
        lead={lead}
        action={
          data && (
            <Button tone="outline" busy={isFetching} onClick={() => void refetch()}>
              Measure again
            </Button>
          )
        }
      />
      <ReadBlock query={query} what="The settings" skeleton={<SettingsSkeleton />}>
        {state => (
          <div className="grid gap-14">
            <BrandBlock state={state} />
            <MailBlock mail={state.mail} />
            <DatabaseBlock database={state.database} />
            <PicturesBlock pictures={state.pictures} />
            <JobsBlock jobs={state.jobs} />
            <ProgramBlock program={state.program} measured_at={state.measured_at} />
          </div>
        )}
      </ReadBlock>
    </div>
  )
}
