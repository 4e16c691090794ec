import type { ReactNode } from 'react'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Section } from '#src/ui/section.tsx'

type Action = { to: string; name: string }

type Props = { title: string; text: ReactNode; primary: Action; secondary?: Action }

/** The dark band at the end of a page: one thing to do next, and perhaps a quieter second. */
export function ClosingCall({ title, text, primary, secondary }: Props) {
  return (
    <Section tone="band" labelledBy="closing">
      <div className="grid items-end gap-x-14 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <div>
          <h2 id="closing" className="max-w-[34rem]">
            {title}
          </h2>
          <p className="mt-5 max-w-measure text-on-band-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <ButtonLink to={primary.to}>{primary.name}</ButtonLink>
          {secondary && (
            <ButtonLink to={secondary.to} tone="on-band">
              {secondary.name}
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  )
}
