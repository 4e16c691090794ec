import { attributeGroups, locationAttributes } from '#src/content/location-attributes.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormFault } from '#src/features/locations/parts/form/fault.tsx'
import { FormGroup } from '#src/features/locations/parts/form/group.tsx'

const answers = { '': 'Not told', yes: 'Yes', no: 'No' } as const
const groups = Object.entries(attributeGroups).map(([id, name]) => ({
  id,
  name,
  attributes: locationAttributes.filter(({ group }) => group === id),
}))

/** What the shop has and has not; "Not told" says neither. */
export function FormAttributes() {
  const { values, set, faultBelow } = useFormContext()
  const { attributes } = values

  function answer(id: string, said: string): void {
    const { [id]: _, ...others } = attributes
    set({ attributes: said === '' ? others : { ...others, [id]: said === 'yes' } })
  }

  return (
    <FormGroup field="attributes">
      <p className="text-sm text-soft">
        What people ask before they come. Google decides which of them your category shows.
      </p>
      <FormFault>{faultBelow('attributes')}</FormFault>
      {groups.map(group => {
        const told = group.attributes.filter(({ id }) => id in attributes).length
        return (
          <details key={group.id} className="border-b border-hairline">
            <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
              {group.name}
              <span className="text-sm font-normal text-soft">
                {told === 0 ? `${group.attributes.length} to answer` : `${told} answered`}
              </span>
            </summary>
            <ul className="grid gap-x-8 pb-4 sm:grid-cols-2">
              {group.attributes.map(({ id, name }) => (
                <li key={id} className="flex items-center justify-between gap-4 py-1">
                  <label htmlFor={`attributes.${id}`}>{name}</label>
                  <select
                    id={`attributes.${id}`}
                    name={`attributes.${id}`}
                    value={attributes[id] === undefined ? '' : attributes[id] ? 'yes' : 'no'}
                    onChange={event => answer(id, event.target.value)}
                    className="min-h-11 rounded-md border border-[color-mix(in_srgb,var(--ink)_55%,var(--paper))] bg-raised px-2 text-[0.9375rem]"
                  >
                    {Object.entries(answers).map(([said, words]) => (
                      <option key={said} value={said}>
                        {words}
                      </option>
                    ))}
                  </select>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </FormGroup>
  )
}
