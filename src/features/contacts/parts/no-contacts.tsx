import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** Before the first message. */
export function NoContacts() {
  return (
    <EmptyState
      title="Nobody has written yet"
      text="Messages from the contact form stand here, newest first, each with what you answered and noted. The first one arrives when a visitor sends the form."
      action={
        <a href="/contact-us" className={buttonClass('outline')}>
          Open the contact form
        </a>
      }
    />
  )
}
