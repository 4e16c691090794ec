type Props = { rows: readonly { title: string; text: string }[] }

/** Terms and their explanations, a hairline between them. */
export function TextRows({ rows }: Props) {
  return (
    <dl className="mt-4 border-t border-hairline">
      {rows.map(row => (
        <div key={row.title} className="border-b border-hairline py-3">
          <dt className="font-semibold text-ink">{row.title}</dt>
          <dd className="mt-1">{row.text}</dd>
        </div>
      ))}
    </dl>
  )
}
