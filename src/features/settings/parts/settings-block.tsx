import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  text: ReactNode
  children: ReactNode
}

/** One part of the settings: what it is about on the left, what is in force on the right. */
export function SettingsBlock({ id, title, text, children }: Props) {
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 max-w-measure text-[0.9375rem] text-soft">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
