import { ArrowRight, Check, Minus } from 'lucide-react'
import type { ServiceWords } from '#src/content/service-pages/service-words.ts'
import { Section } from '#src/ui/section.tsx'

const columns = [
  { title: 'What you get', from: 'you_get', Icon: Check, tone: 'text-moss' },
  { title: 'What we need from you', from: 'we_need', Icon: ArrowRight, tone: 'text-harbour' },
  { title: 'What we do not do', from: 'we_do_not', Icon: Minus, tone: 'text-clay' },
] as const

type Props = { title: string; words: Pick<ServiceWords, 'you_get' | 'we_need' | 'we_do_not'>; tone?: 'paper' | 'sunk' }

/** The deal in three lists: what comes to the client, what is asked of them, and where the service ends. */
export function GiveAndTake({ title, words, tone = 'paper' }: Props) {
  return (
    <Section tone={tone} ruled={tone === 'paper'} labelledBy="deal">
      <h2 id="deal" className="max-w-[34rem]">
        {title}
      </h2>
      <div className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {columns.map(({ title, from, Icon, tone }) => (
          <div key={from}>
            <h3>{title}</h3>
            <ul className="mt-3">
              {words[from].map(line => (
                <li key={line} className="flex gap-3 border-t border-hairline py-3">
                  <Icon aria-hidden="true" className={`mt-1 size-4.5 shrink-0 ${tone}`} />
                  {line}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
