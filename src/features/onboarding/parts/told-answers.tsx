import { toldAnswers } from '#src/features/onboarding/parts/answer-words.ts'

type Props = {
  answers: Readonly<Record<string, unknown>>
  /** What the locations in them are called, by their ids. */
  location_names: Readonly<Record<string, string>>
}

/** What was told in a step, for reading. */
export function ToldAnswers({ answers, location_names }: Props) {
  const told = toldAnswers(answers, location_names)
  if (told.length === 0) return null
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-1.5 text-[0.9375rem] sm:grid-cols-[13rem_1fr]">
      {told.map(({ field, name, words }) => (
        <div key={field} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-soft">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{words}</dd>
        </div>
      ))}
    </dl>
  )
}
