import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { FormWords, failureText, useKeptText } from '#src/features/accounts/public.tsx'
import { locationsKey } from '#src/features/locations/parts/list/queries.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { createGroup, groupOptions, type Moved, moveLocations } from './queries.ts'

type Props = {
  business_id: string
  count: number
  /** The ids of those selected, read when they are needed. */
  readSelected: () => Promise<string[]>
  onDone: () => void
  onClose: () => void
}

/** As many as the API moves at once. */
const most_at_once = 1000

const inNew = 'new'

function AssignForm({ business_id, count, readSelected, onDone, onClose }: Props) {
  const queries = useQueryClient()
  const groups = useQuery(groupOptions(business_id)).data ?? []
  const [picked, setPicked] = useState<string>()
  const [name, setName] = useKeptText(`group:${business_id}`)
  const group_id = picked ?? (name === '' ? groups[0]?.id : inNew) ?? inNew

  const moving = useMutation({
    async mutationFn({ name, way }: { name: string; way: keyof Moved }) {
      const ids = await readSelected()
      const group = group_id === inNew ? await createGroup(business_id, name) : groups.find(({ id }) => id === group_id)
      if (!group) throw new Error('The group that was picked is gone.')
      for (let at = 0; at < ids.length; at += most_at_once) {
        await moveLocations(group.id, { [way]: ids.slice(at, at + most_at_once) })
      }
      return { name: group.name, way }
    },
    onSuccess({ name, way }) {
      void queries.invalidateQueries({ queryKey: locationsKey })
      onDone()
      toast.success(way === 'add' ? `${count} put into “${name}”.` : `${count} taken out of “${name}”.`)
    },
  })

  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        moving.mutate({ name, way: 'add' })
      }}
    >
      <p>A group brings locations together, such as a region. A colleague can be limited to one.</p>
      <SelectField
        label="Group"
        name="group_id"
        value={group_id}
        onChange={event => setPicked(event.target.value)}
        error={undefined}
      >
        {groups.map(({ id, name, locations }) => (
          <option key={id} value={id}>
            {name} ({locations})
          </option>
        ))}
        <option value={inNew}>A new group</option>
      </SelectField>
      {group_id === inNew && (
        <Field
          label="Name of the new group"
          name="group_name"
          required
          maxLength={80}
          value={name}
          onChange={event => setName(event.target.value)}
          error={undefined}
        />
      )}
      {moving.error && <FormWords>{failureText(moving.error)}</FormWords>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={moving.isPending}>
          Put {count} in
        </Button>
        {group_id !== inNew && (
          <Button tone="outline" busy={moving.isPending} onClick={() => moving.mutate({ name: '', way: 'remove' })}>
            Take {count} out
          </Button>
        )}
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Puts the selected locations into a group, or takes them out of one. */
export function GroupAssignDialog({ open, ...props }: Props & { open: boolean }) {
  const title = props.count === 1 ? 'Group for 1 location' : `Group for ${props.count} locations`
  return (
    <Dialog open={open} onClose={props.onClose} title={title}>
      <AssignForm {...props} />
    </Dialog>
  )
}
