import { brand } from '#src/content/brand.ts'
import { phoneAsE164 } from '#src/domain/brand.ts'
import { WriteToUs } from '#src/features/workspace/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'

const ways = [
  ['Start', 'Tell us which location and which plan. You get the price and how to cancel in writing before you pay.'],
  ['Change', 'Name the location and the plan you want. We tell you what it costs and from which day.'],
  ['Cancel', 'In any month, without a fee. The plan runs to the end of the month you paid for.'],
] as const

/** Plans are started, changed and cancelled by a person. */
export function HowToChange() {
  return (
    <AppSection id="change" title="Start, change or cancel a plan" lead="A person does it with you.">
      <dl>
        {ways.map(([name, text]) => (
          <div key={name} className="grid gap-x-6 border-b border-hairline py-3.5 sm:grid-cols-[6rem_1fr]">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <WriteToUs>Write to us about a plan</WriteToUs>
        <a href={`tel:${phoneAsE164(brand.phone)}`} className="prose-link inline-flex min-h-11 items-center">
          Or call {brand.phone}
        </a>
      </div>
    </AppSection>
  )
}
