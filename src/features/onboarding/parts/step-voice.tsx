import { PicturesPart } from '#src/features/businesses/public.tsx'
import { toneKinds } from '#src/features/onboarding/answers.ts'
import { toneWords } from '#src/features/onboarding/parts/answer-words.ts'
import { StepFrame } from '#src/features/onboarding/parts/step-frame.tsx'
import type { StepProps } from '#src/features/onboarding/parts/step-props.ts'
import { useStep } from '#src/features/onboarding/parts/use-step.ts'
import { ChipField } from '#src/ui/chip-field.tsx'
import { Field, TextArea } from '#src/ui/field.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'

const tones = toneKinds.map(kind => ({ value: kind, name: toneWords[kind].name, meaning: toneWords[kind].example }))

/** How texts in the client's name are to sound. */
export function StepVoice({ business, view, next }: StepProps) {
  const form = useStep({ business_id: business.id, step: 'voice', view, next })
  const { answers, faults, set } = form
  const { tone, words_to_use, words_to_avoid, approver, about_voice } = answers
  return (
    <StepFrame form={form} may_skip={view.may_skip}>
      <RadioCards
        legend="How should we sound?"
        name="tone"
        cards={tones}
        chosen={tone}
        error={faults.tone}
        onChoose={kind => set({ tone: kind })}
      />
      <ChipField
        label="Words to use (optional)"
        name="words_to_use"
        hint="Up to 20, such as family-owned or same-day."
        error={faults.words_to_use}
        entries={words_to_use}
        between={/[,;]/}
        onChange={entries => set({ words_to_use: entries })}
      />
      <ChipField
        label="Words to avoid (optional)"
        name="words_to_avoid"
        hint="Up to 20, such as cheap."
        error={faults.words_to_avoid}
        entries={words_to_avoid}
        between={/[,;]/}
        onChange={entries => set({ words_to_avoid: entries })}
      />
      <Field
        label="Who approves what we write? (optional)"
        name="approver"
        autoComplete="off"
        maxLength={120}
        hint="Nothing goes out in your name before this person said yes."
        error={faults.approver}
        value={approver}
        onChange={({ target }) => set({ approver: target.value })}
      />
      <TextArea
        label="What else should we know? (optional)"
        name="about_voice"
        rows={4}
        hint="Licenses and awards we may name, and what we should never claim."
        error={faults.about_voice}
        value={about_voice}
        onChange={({ target }) => set({ about_voice: target.value })}
      />
      <PicturesPart business={business} />
    </StepFrame>
  )
}
