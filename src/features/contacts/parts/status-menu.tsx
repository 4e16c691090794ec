import { Check, ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ContactStatus, contactStatuses } from '#src/features/contacts/contact-status.ts'
import { statusNames } from '#src/features/contacts/parts/status-names.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { menuItemClass } from '#src/ui/menu-item-class.ts'

type Props = {
  label: string
  /** The status in force, where one thing is changed. */
  current?: ContactStatus
  disabled: boolean
  onPick: (status: ContactStatus) => void
}

/** A button that opens the statuses to choose from. */
export function StatusMenu({ label, current, disabled, onPick }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger disabled={disabled} className={`${buttonClass('outline')} disabled:opacity-60`}>
        {label}
        <ChevronDown aria-hidden="true" className="size-4" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={6}
          className="z-50 w-48 rounded-lg border border-hairline bg-raised p-1.5 text-ink shadow-(--shadow)"
        >
          {contactStatuses.map(status => (
            <DropdownMenu.Item key={status} onSelect={() => onPick(status)} className={menuItemClass}>
              {statusNames[status]}
              {status === current && <Check aria-label="in force" className="size-4" />}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
