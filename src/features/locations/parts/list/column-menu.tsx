import { Check, Columns3 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { buttonClass } from '#src/ui/button-class.ts'
import { menuItemClass } from '#src/ui/menu-item-class.ts'
import { listColumns, readColumns, toggleColumn } from './columns.ts'

type Props = { hidden: string; onChange: (hidden: string) => void }

/** Which columns the table has. A phone shows everything in one. */
export function ListColumnMenu({ hidden, onChange }: Props) {
  const left_out = new Set(readColumns(hidden))
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={`${buttonClass('quiet')} max-sm:hidden`}>
        <Columns3 aria-hidden="true" className="size-4" />
        Columns
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-50 w-48 rounded-lg border border-hairline bg-raised p-1.5 text-ink shadow-(--shadow)"
        >
          {listColumns.map(({ id, label }) => (
            <DropdownMenu.CheckboxItem
              key={id}
              checked={!left_out.has(id)}
              onCheckedChange={() => onChange(toggleColumn(hidden, id))}
              onSelect={event => event.preventDefault()}
              className={menuItemClass}
            >
              {label}
              <DropdownMenu.ItemIndicator>
                <Check aria-hidden="true" className="size-4" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
