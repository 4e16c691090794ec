import { useQuery } from '@tanstack/react-query'
import { keywordFault, keywordKey, mostKeywords } from '#src/domain/onboarding/keywords.ts'
import { goalKinds } from '#src/features/onboarding/answers.ts'
import { goalNames } from '#src/features/onboarding/parts/answer-words.ts'
import { suggestionsOptions } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { StepFrame } from '#src/features/onboarding/parts/step-frame.tsx'
import type { StepProps } from '#src/features/onboarding/parts/step-props.ts'
import { SuggestedWords } from '#src/features/onboarding/parts/suggested-words.tsx'
import { useStep } from '#src/features/onboarding/parts/use-step.ts'
import { WholeNumberField } from '#src/features/onboarding/parts/whole-number-field.tsx'
import { CheckList } from '#src/ui/check-list.tsx'
import { ChipField } from '#src/ui/chip-field.tsx'

const goals = goalKinds.map(kind => [kind, goalNames[kind]] as const)

const without = (words: readonly string[], taken: readonly string[]) => {
  const known = new Set(taken.map(keywordKey))
  return words.filter(word => !known.has(keywordKey(word)))
}

/** What the client wants more of, and the words by which they are to be found. */
export function StepGoals({ business, view, next }: StepProps) {
  const form = useStep({ business_id: business.id, step: 'goals', view, next })
  const { answers, faults, set } = form
  const { keywords, towns, services, rivals } = answers
  const suggested = useQuery(suggestionsOptions(business.id)).data ?? { keywords: [], towns: [] }
  return (
    <StepFrame form={form} may_skip={view.may_skip}>
      <CheckList
        legend="What do you want more of?"
        name="goals"
        options={goals}
        chosen={answers.goals}
        error={faults.goals}
        onChange={chosen => set({ goals: chosen })}
      />
      <div>
        <ChipField
          label="Keywords"
          name="keywords"
          hint={`What customers type when they look for you. Three to ten are a good beginning, ${mostKeywords} at most. Several at once: with commas between them.`}
          error={faults.keywords}
          entries={keywords}
          between={/[,;]/}
          faultOf={keywordFault}
          onChange={entries => set({ keywords: entries })}
        />
        <SuggestedWords
          label="Suggested keywords"
          source="Suggestions from your categories and cities. Nobody has measured how often they are searched for."
          words={without(suggested.keywords, keywords)}
          onTake={word => set({ keywords: [...keywords, word] })}
        />
      </div>
      <ChipField
        label="Services that matter most (optional)"
        name="services"
        hint="Up to 10, the most important one first."
        error={faults.services}
        entries={services}
        between={/[,;]/}
        onChange={entries => set({ services: entries })}
      />
      <div>
        <ChipField
          label="Towns to win (optional)"
          name="towns"
          hint="Up to 10, such as Orange Park, FL."
          error={faults.towns}
          entries={towns}
          onChange={entries => set({ towns: entries })}
        />
        <SuggestedWords
          label="Suggested towns"
          source="Where your locations are:"
          words={without(suggested.towns, towns)}
          onTake={word => set({ towns: [...towns, word] })}
        />
      </div>
      <ChipField
        label="Rivals (optional)"
        name="rivals"
        hint="Up to 5 businesses that your customers compare you with."
        error={faults.rivals}
        entries={rivals}
        onChange={entries => set({ rivals: entries })}
      />
      <div className="max-w-sm">
        <WholeNumberField
          label="What a customer is worth, in dollars (optional)"
          name="customer_value"
          hint="On average, over the time they stay. It tells us what a call is worth to you."
          value={answers.customer_value}
          error={faults.customer_value}
          onChange={customer_value => set({ customer_value })}
        />
      </div>
    </StepFrame>
  )
}
