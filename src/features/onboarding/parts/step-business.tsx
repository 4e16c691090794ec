import { Link } from 'react-router'
import { industryNames } from '#src/domain/business.ts'
import { stateName } from '#src/domain/us-states.ts'
import { zoneInWords } from '#src/domain/zone-words.ts'
import { type Business, withBusiness } from '#src/features/businesses/public.tsx'
import { teamSizes, workStates } from '#src/features/onboarding/answers.ts'
import { teamSizeNames } from '#src/features/onboarding/parts/answer-words.ts'
import { StepFrame } from '#src/features/onboarding/parts/step-frame.tsx'
import type { StepProps } from '#src/features/onboarding/parts/step-props.ts'
import { useStep } from '#src/features/onboarding/parts/use-step.ts'
import { WholeNumberField } from '#src/features/onboarding/parts/whole-number-field.tsx'
import { CheckList } from '#src/ui/check-list.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

const states = workStates.map(code => [code, stateName(code)] as const)

function KnownFacts({ id, trade_name, legal_name, industry, time_zone, role }: Business) {
  const facts = [
    ['Name', trade_name],
    ['Legal name', legal_name || 'Not told'],
    ['Industry', industryNames[industry]],
    ['Time zone', zoneInWords(time_zone)],
  ] as const
  return (
    <div className="border-y border-hairline py-4">
      <dl className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {facts.map(([term, words]) => (
          <div key={term}>
            <dt className="text-sm text-soft">{term}</dt>
            <dd className="wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
      {role !== 'manager' && (
        <Link to={withBusiness('/client/business', id)} className="prose-link mt-1 inline-flex min-h-11 items-center">
          Change these
        </Link>
      )}
    </div>
  )
}

/** What we have to know of the business as a whole. */
export function StepBusiness({ business, view, next }: StepProps) {
  const form = useStep({ business_id: business.id, step: 'business', view, next })
  const { answers, faults, set } = form
  return (
    <StepFrame form={form} may_skip={view.may_skip}>
      <KnownFacts {...business} />
      <div className="grid gap-5 sm:grid-cols-2">
        <WholeNumberField
          label="Locations in all"
          name="location_count"
          hint="Also those you do not want help with."
          value={answers.location_count}
          error={faults.location_count}
          onChange={location_count => set({ location_count })}
        />
        <SelectField
          label="Team size (optional)"
          name="team_size"
          value={answers.team_size ?? ''}
          error={faults.team_size}
          onChange={({ target }) => set({ team_size: teamSizes.find(size => size === target.value) ?? null })}
        >
          <option value="">Not told</option>
          {teamSizes.map(size => (
            <option key={size} value={size}>
              {teamSizeNames[size]}
            </option>
          ))}
        </SelectField>
      </div>
      <CheckList
        legend="States where you work"
        name="states"
        options={states}
        chosen={answers.states}
        error={faults.states}
        onChange={chosen => set({ states: chosen })}
      />
    </StepFrame>
  )
}
