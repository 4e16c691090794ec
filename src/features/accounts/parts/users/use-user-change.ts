import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { callApi } from '#src/features/accounts/parts/call-api.ts'
import { failureText } from '#src/features/accounts/parts/refused.ts'
import { userListsKey, userOptions } from '#src/features/accounts/parts/users/user-queries.ts'
import { userDetailSchema } from '#src/features/accounts/users/schema.ts'

export type UserChange = {
  method: 'PUT' | 'POST' | 'DELETE'
  /** Below the user's own address. */
  path: 'role' | 'suspension' | 'sessions' | 'password-reset' | 'invitation'
  body?: unknown
  /** Said when it is done. */
  done: string
  /** Takes it back. */
  undo?: UserChange
  /** Says that it failed; a toast does where this is left out. */
  onFailure?: (error: Error) => void
}

export type ChangeUser = ReturnType<typeof useUserChange>['change']

/** Changes a user; says in a toast what came of it, with the way back where there is one. */
export function useUserChange(id: string) {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ method, path, body }: UserChange) =>
      callApi(`/api/users/${id}/${path}`, { method, body, schema: userDetailSchema }),
    onSuccess(after, { done, undo }) {
      queries.setQueryData(userOptions(id).queryKey, after)
      void queries.invalidateQueries({ queryKey: userListsKey })
      toast.success(done, undo && { action: { label: 'Undo', onClick: () => mutate(undo) } })
    },
    onError(error, { onFailure }) {
      if (onFailure) onFailure(error)
      else toast.error(failureText(error))
      void queries.invalidateQueries({ queryKey: userOptions(id).queryKey })
    },
  })
  return { change: mutate, isChanging: (path: UserChange['path']) => isPending && variables?.path === path }
}
