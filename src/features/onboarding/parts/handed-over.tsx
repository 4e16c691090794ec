import { useTimeZone } from '#src/features/workspace/public.tsx'
import { localTime } from '#src/ui/local-time.ts'

const next = [
  'A person looks at each location and activates it, or asks you what is unclear.',
  'You get the price of your plans and how to cancel in writing, before you pay anything.',
  'Then the work begins, with an audit of what is wrong today.',
]

/** What was handed over when, and what comes now. */
export function HandedOver({ at, by }: { at: string; by: string }) {
  const time_zone = useTimeZone()
  return (
    <section aria-labelledby="handed-over" className="border-y-2 border-moss py-6">
      <h2 id="handed-over" className="text-[1.25rem]">
        It is our turn now
      </h2>
      <p className="mt-1 text-soft wrap-anywhere">
        Handed over {localTime(at, time_zone)}
        {by !== '' && ` by ${by}`}. You can still change what you told us.
      </p>
      <ol className="mt-4 grid list-decimal gap-2 pl-5">
        {next.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  )
}
