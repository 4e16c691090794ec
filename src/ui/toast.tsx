import { X } from 'lucide-react'
import { Toast } from 'radix-ui'

export type ToastMessage = {
  /** A new id for each message, so that the same words twice are two toasts. */
  id: number
  title: string
  text: string
  style: 'default' | 'destructive'
}

type Props = { message: ToastMessage | undefined; onDismiss: () => void }

const looks: Record<ToastMessage['style'], string> = {
  default: 'border-hairline bg-raised text-ink',
  destructive: 'border-clay bg-clay text-raised',
}

/** One toast at a time, gone after 5 s or a swipe of 50 px; a new message replaces the one shown. */
export function ToastRegion({ message, onDismiss }: Props) {
  return (
    <Toast.Provider duration={5000} swipeThreshold={50} swipeDirection="right">
      {message && (
        <Toast.Root
          key={message.id}
          data-style={message.style}
          onOpenChange={open => {
            if (!open) onDismiss()
          }}
          className={`grid grid-cols-[1fr_auto] gap-x-4 rounded-lg border p-4 shadow-(--shadow) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${looks[message.style]}`}
        >
          <div>
            <Toast.Title className="font-bold">{message.title}</Toast.Title>
            {/* Screen readers are told the texts one behind the other. */ ' '}
            <Toast.Description className="mt-1">{message.text}</Toast.Description>
          </div>
          <Toast.Close aria-label="Dismiss" className="grid size-8 place-items-center rounded">
            <X aria-hidden="true" className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="fixed top-4 right-4 left-4 z-50 sm:top-auto sm:bottom-4 sm:left-auto sm:w-[22.25rem]" />
    </Toast.Provider>
  )
}
