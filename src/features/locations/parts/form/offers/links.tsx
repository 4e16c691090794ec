import {
  type BookingLink,
  bookingKinds,
  type SocialNetwork,
  socialNetworks,
} from '#src/domain/location/record/location-record.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormFault } from '#src/features/locations/parts/form/fault.tsx'
import { FormGroup } from '#src/features/locations/parts/form/group.tsx'
import { bookingNames, socialNames } from '#src/features/locations/parts/record-words.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

/** One page on each network. */
export function FormSocialLinks() {
  const { values, set, faultAt } = useFormContext()
  const { social_links: links } = values

  function change(network: SocialNetwork, url: string): void {
    const { [network]: _, ...others } = links
    set({ social_links: url === '' ? others : { ...others, [network]: url } })
  }

  return (
    <FormGroup field="social_links">
      <p className="text-sm text-soft">
        The page of the business on each network, or its name such as @yourshop. Not a single post.
      </p>
      <FormFault>{faultAt('social_links')}</FormFault>
      <div className="grid gap-5 sm:grid-cols-2">
        {socialNetworks.map(network => (
          <Field
            key={network}
            label={socialNames[network]}
            name={`social_links.${network}`}
            type="url"
            autoComplete="off"
            value={links[network] ?? ''}
            onChange={event => change(network, event.target.value)}
            error={faultAt(`social_links.${network}`)}
          />
        ))}
      </div>
    </FormGroup>
  )
}

/** Where customers book, order, reserve, or read the menu. */
export function FormBookingLinks() {
  const { values, set, faultAt } = useFormContext()
  const { booking_links: links } = values
  const change = (at: number, over: Partial<BookingLink>) =>
    set({ booking_links: links.map((link, place) => (place === at ? { ...link, ...over } : link)) })

  return (
    <FormGroup field="booking_links">
      <FormFault>{faultAt('booking_links')}</FormFault>
      {links.map((link, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the address itself is being edited
          key={at}
          className="grid gap-4 border-l-2 border-hairline pl-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <SelectField
            label="For"
            name={`booking_links.${at}.kind`}
            value={link.kind}
            onChange={event => change(at, { kind: event.target.value as BookingLink['kind'] })}
            error={faultAt(`booking_links.${at}.kind`)}
          >
            {bookingKinds.map(kind => (
              <option key={kind} value={kind}>
                {bookingNames[kind]}
              </option>
            ))}
          </SelectField>
          <Field
            label="Address"
            name={`booking_links.${at}.url`}
            type="url"
            autoComplete="off"
            hint="Begins with https://."
            value={link.url}
            onChange={event => change(at, { url: event.target.value })}
            error={faultAt(`booking_links.${at}.url`) ?? faultAt(`booking_links.${at}`)}
          />
          <div className="sm:pt-8">
            <Button
              tone="quiet"
              aria-label={`Remove the link ${link.url}`}
              onClick={() => set({ booking_links: links.toSpliced(at, 1) })}
            >
              Remove
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button tone="outline" onClick={() => set({ booking_links: [...links, { kind: 'booking', url: '' }] })}>
          Add a link
        </Button>
      </div>
    </FormGroup>
  )
}
