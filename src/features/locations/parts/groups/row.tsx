import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { failureText } from '#src/features/accounts/public.tsx'
import { locationsKey } from '#src/features/locations/parts/list/queries.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { deleteGroup, type Group, renameGroup } from './queries.ts'

/** One group: its name, which can be changed, and its end. */
export function GroupRow({ group }: { group: Group }) {
  const queries = useQueryClient()
  const [name, setName] = useState(group.name)
  const [deleting, setDeleting] = useState(false)
  const reread = () => queries.invalidateQueries({ queryKey: locationsKey })
  const renaming = useMutation({ mutationFn: () => renameGroup(group.id, name), onSuccess: reread })
  const removing = useMutation({
    mutationFn: () => deleteGroup(group.id),
    onSuccess: () => {
      toast.success(`“${group.name}” is deleted. Its locations stay.`)
      return reread()
    },
  })
  const error = renaming.error ?? removing.error
  return (
    <li className="border-b border-hairline py-4">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={event => {
          event.preventDefault()
          renaming.mutate()
        }}
      >
        <div className="min-w-48 flex-1">
          <Field
            label={`Group of ${group.locations} ${group.locations === 1 ? 'location' : 'locations'}`}
            name={`group-${group.id}`}
            value={name}
            required
            maxLength={80}
            onChange={event => setName(event.target.value)}
            error={error ? failureText(error) : undefined}
          />
        </div>
        {name.trim() !== group.name && (
          <Button type="submit" tone="outline" busy={renaming.isPending}>
            Rename
          </Button>
        )}
        {deleting ? (
          <Button tone="clay" busy={removing.isPending} onClick={() => removing.mutate()}>
            Yes, delete
          </Button>
        ) : (
          <Button tone="quiet" onClick={() => setDeleting(true)}>
            Delete<span className="sr-only"> {group.name}</span>
          </Button>
        )}
      </form>
      {deleting && (
        <p className="mt-2 text-sm text-soft">
          Its locations stay. Colleagues who were limited to this group no longer see them through it.
        </p>
      )}
    </li>
  )
}
