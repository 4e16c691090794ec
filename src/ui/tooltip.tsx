import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** How long the pointer rests before a tooltip opens, in milliseconds. */
const open_delay_ms = 700

export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={open_delay_ms}>{children}</Radix.Provider>
}

/** Words about one control, on hover after a moment and on focus at once. Never the only place that says them. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={6} className="z-50 max-w-64 rounded-md bg-ink px-3 py-2 text-sm text-paper">
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
