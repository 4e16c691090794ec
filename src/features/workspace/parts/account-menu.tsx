import { ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { signOut, useSignedIn } from '#src/features/accounts/public.tsx'
import { menuItemClass } from '#src/ui/menu-item-class.ts'

async function signOutOrSay(): Promise<void> {
  const ended = await signOut()
  if (!ended) toast.error('You are still signed in: we could not reach the server. Please try again.')
}

/** "DR" for Dana Reyes, "D" for an e-mail address. */
function initials(name: string): string {
  const words = name.split(/[\s@]+/).filter(word => word !== '')
  const shown = name.includes('@') ? words.slice(0, 1) : [words.at(0), words.length > 1 ? words.at(-1) : undefined]
  return shown.map(word => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}

/** Who is signed in, the way to their account, and the way out. */
export function AccountMenu() {
  const { user, profile, role } = useSignedIn()
  const name = profile?.full_name || user.email
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="flex min-h-11 min-w-0 items-center gap-2 rounded-md px-2 text-[0.9375rem] hover:bg-sunk">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-harbour text-sm font-bold text-paper sm:hidden"
        >
          {initials(name ?? '')}
        </span>
        <span className="max-w-64 truncate max-sm:sr-only">{name}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-50 w-64 max-w-[calc(100vw-2rem)] rounded-lg border border-hairline bg-raised p-1.5 shadow-(--shadow)"
        >
          <p className="border-b border-hairline px-3 pt-1.5 pb-3 text-sm break-all text-soft">{user.email}</p>
          <DropdownMenu.Item asChild>
            <Link to="/client/settings" className={`${menuItemClass} mt-1.5`}>
              Your account
            </Link>
          </DropdownMenu.Item>
          {role === 'admin' && (
            <>
              <DropdownMenu.Item asChild>
                <Link to="/admin/dashboard" className={menuItemClass}>
                  Agency area
                </Link>
              </DropdownMenu.Item>
              <DropdownMenu.Item asChild>
                <Link to="/client/dashboard" className={menuItemClass}>
                  Client area
                </Link>
              </DropdownMenu.Item>
            </>
          )}
          <DropdownMenu.Item className={menuItemClass} onSelect={() => void signOutOrSay()}>
            Sign out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
