import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { onboardingWords } from '#src/content/onboarding-words.ts'
import { onboardingSteps } from '#src/domain/onboarding/steps.ts'
import { AgencyOnboardingRow, stuckDays } from '#src/features/onboarding/parts/agency-onboarding-row.tsx'
import { onboardingListOptions } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'
import { CheckField } from '#src/ui/check-field.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { Pagination } from '#src/ui/pagination.tsx'

const steps: readonly string[] = onboardingSteps

/** Where each client who has not handed over yet stands, those that stand longest first. */
export function AgencyOnboardings() {
  const [step, setStep] = useState('')
  const [only_stuck, setOnlyStuck] = useState(false)
  const [page, setPage] = useState(1)
  const query = useQuery(
    onboardingListOptions({
      finished: 'no',
      page: String(page),
      ...(step !== '' && { step }),
      ...(only_stuck && { stuck_days: String(stuckDays) }),
    }),
  )

  return (
    <AppSection
      id="setting-up"
      title="Setting up"
      lead="Clients who have not handed over yet, and the step at which they stand."
    >
      <ReadBlock query={query} what="The onboardings">
        {({ onboardings, total, size, counts }) => {
          const sum = counts.reduce((all, count) => all + count.onboardings, 0)
          const options = counts.map(count => ({
            value: count.step,
            label: `${onboardingWords[count.step].name} (${count.onboardings})`,
          }))
          return (
            <>
              <div className="flex flex-wrap items-end gap-x-8 gap-y-2 py-4">
                <FilterSelect
                  label="Step"
                  name="onboarding_step"
                  value={step}
                  options={[{ value: '', label: `Every step (${sum})` }, ...options]}
                  onPick={value => {
                    setStep(steps.includes(value) ? value : '')
                    setPage(1)
                  }}
                />
                <CheckField
                  label={`Stuck for ${stuckDays} days and more`}
                  name="only_stuck"
                  checked={only_stuck}
                  onCheck={checked => {
                    setOnlyStuck(checked)
                    setPage(1)
                  }}
                />
              </div>
              {total === 0 ? (
                <p className="border-t border-hairline py-5 text-soft">
                  {sum === 0 ? 'Nobody is setting up.' : 'Nobody stands there.'}
                </p>
              ) : (
                <ul className="border-t border-hairline">
                  {onboardings.map(onboarding => (
                    <AgencyOnboardingRow key={onboarding.business_id} onboarding={onboarding} />
                  ))}
                </ul>
              )}
              {total > size && (
                <div className="mt-4 flex justify-end">
                  <Pagination of="businesses setting up" page={page} page_size={size} total={total} onPage={setPage} />
                </div>
              )}
            </>
          )
        }}
      </ReadBlock>
    </AppSection>
  )
}
