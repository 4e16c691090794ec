import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, FormWords, failureText } from '#src/features/accounts/public.tsx'
import { locationPath } from '#src/features/locations/parts/detail/queries.ts'
import { locationsKey } from '#src/features/locations/parts/list/queries.ts'
import { locationDetailSchema, locationListSchema } from '#src/features/locations/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckField } from '#src/ui/check-field.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { SuggestField } from '#src/ui/suggest-field.tsx'
import { useSettled } from '#src/ui/use-settled.ts'
import { copied, copyGroups } from './copy.ts'
import { type FormValues, formOf } from './values.ts'

type Props = {
  business_id: string
  /** Itself, which is no other location. */
  location_id: string | undefined
  open: boolean
  onClose: () => void
  onCopy: (values: Partial<FormValues>) => void
}

type Picked = { id: string; label: string }

const all = copyGroups.map(({ id }) => id)

/** Takes over parts of another location of the same business. They stand in the form then, and are not saved yet. */
export function FormCopyDialog({ business_id, location_id, open, onClose, onCopy }: Props) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<Picked>()
  const [groups, setGroups] = useState<readonly string[]>(all.filter(id => id !== 'business'))
  const [words, setWords] = useState<string>()
  const q = useSettled(typed.trim(), 200)
  const query = new URLSearchParams({ business_id, q })
  const { data } = useQuery({
    queryKey: [...locationsKey, 'copy', String(query)],
    queryFn: () => callApi(`/api/locations?${query}`, { schema: locationListSchema }),
    enabled: open,
  })
  const offered = (data?.locations ?? [])
    .filter(({ id }) => id !== location_id)
    .slice(0, 8)
    .map(({ id, name, city }) => ({ id, label: city === '' ? name : `${name}, ${city}` }))

  async function copy({ id }: Picked): Promise<void> {
    try {
      const { location } = await callApi(locationPath(id), { schema: locationDetailSchema })
      onCopy(copied(formOf(location), groups))
      onClose()
    } catch (error) {
      setWords(failureText(error))
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title="Copy from another location">
      <div className="grid gap-5">
        <SuggestField
          label="Location"
          name="copy-from"
          hint={picked ? `Chosen: ${picked.label}` : 'Name, city or store code.'}
          typed={typed}
          onType={setTyped}
          suggestions={offered}
          onPick={id => {
            setPicked(offered.find(offer => offer.id === id))
            setTyped('')
          }}
          error={undefined}
        />
        <fieldset>
          <legend className="mb-1.5 font-semibold">What to copy</legend>
          {copyGroups.map(({ id, name }) => (
            <CheckField
              key={id}
              label={name}
              name={`copy-${id}`}
              checked={groups.includes(id)}
              onCheck={wanted => setGroups(wanted ? [...groups, id] : groups.filter(group => group !== id))}
            />
          ))}
        </fieldset>
        {words && <FormWords>{words}</FormWords>}
        <div className="flex flex-wrap gap-3">
          <Button disabled={!picked || groups.length === 0} onClick={() => picked && void copy(picked)}>
            Put it into the form
          </Button>
          <Button tone="quiet" onClick={onClose}>
            Never mind
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
