import type { ReactNode } from 'react'

type Props = { label: ReactNode; name: string; checked: boolean; onCheck: (checked: boolean) => void; hint?: string }

/** Something that holds or does not. */
export function CheckField({ label, name, checked, onCheck, hint }: Props) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          id={name}
          name={name}
          checked={checked}
          aria-describedby={hint ? `${name}-hint` : undefined}
          onChange={event => onCheck(event.target.checked)}
          className="size-5 shrink-0 accent-(--harbour)"
        />
        {label}
      </label>
      {hint && (
        <span id={`${name}-hint`} className="block pl-8 text-sm text-soft">
          {hint}
        </span>
      )}
    </div>
  )
}
