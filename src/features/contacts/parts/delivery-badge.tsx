import type { ContactDetail } from '#src/features/contacts/desk-answers.ts'
import { Badge } from '#src/ui/badge.tsx'

type Delivery = ContactDetail['replies'][number]['delivery']

/** How far the mail of a reply has come. */
export function DeliveryBadge({ delivery }: { delivery: Delivery }) {
  if (delivery.state === 'sent') return <Badge tone="good">Sent</Badge>
  if (delivery.state === 'waiting') return <Badge tone="waiting">On its way</Badge>
  return (
    <>
      <Badge tone="bad">Not delivered</Badge>
      <span className="mt-1 block text-sm font-normal text-clay wrap-anywhere">
        Their mail server said: {delivery.problem}
      </span>
    </>
  )
}
