import { Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import '#src/ui/app-toaster.css'

/** The toasts of the app: three at a time for 4 s each, 14 px apart, 356 px wide. Raise one with sonner's `toast`. */
export function AppToaster() {
  return (
    <Toaster
      visibleToasts={3}
      duration={4000}
      gap={14}
      position="bottom-right"
      theme="system"
      closeButton
      containerAriaLabel="Messages"
    />
  )
}
