import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** Before the first message. */
export function NoContacts() {
  return (
    <EmptyState
      title="Nobody has written yet"
      text="Everybody who sends the contact form stands here, newest first, until you have answered them and beyond. The first one arrives by itself."
      action={
        <a href="/contact-us" className={buttonClass('outline')}>
          Open the contact form
        </a>
      }
    />
  )
}
