type Props = { subscriptions: readonly { location_id: string; status: string }[] | undefined }

/** One row per location with the state of its subscription. */
export function LocationStatusList({ subscriptions }: Props) {
  if (!subscriptions) return <p className="mt-4 text-soft">We could not read the state of your locations just now.</p>
  if (subscriptions.length === 0) return <p className="mt-4 text-soft">No location is set up yet.</p>
  return (
    <ul className="mt-4 border-t border-hairline">
      {subscriptions.map(({ location_id, status }) => (
        <li key={location_id} className="flex justify-between gap-4 border-b border-hairline py-3">
          <span>{location_id}</span>
          <span>{status}</span>
        </li>
      ))}
    </ul>
  )
}
