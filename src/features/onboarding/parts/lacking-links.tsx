import { Link } from 'react-router'
import { fieldPath } from '#src/features/locations/public.tsx'

type Props = {
  location_id: string
  /** Whose fields they are, for whoever hears the links one after the other. */
  location: string
  fields: readonly { field: string; label: string }[]
}

/** The fields that a location lacks, each with the way to it. */
export function LackingLinks({ location_id, location, fields }: Props) {
  return (
    <>
      {fields.map(({ field, label }) => (
        <Link key={label} to={fieldPath(location_id, field)} className="prose-link inline-flex min-h-11 items-center">
          {label}
          <span className="sr-only"> of {location}</span>
        </Link>
      ))}
    </>
  )
}
