import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { callApi, failureText } from '#src/features/accounts/public.tsx'
import { businessesKey } from '#src/features/businesses/parts/business-queries.ts'

type Change = {
  method: 'POST' | 'PATCH' | 'DELETE'
  /** Below the business's own address. */
  path: string
  body?: unknown
  /** Said when it is done. */
  done: string
}

/** Changes who belongs to a business; a refusal is the caller's to show, or told in a toast where nothing else can be. */
export function usePeopleChange(business_id: string, onDone: () => void = () => undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ method, path, body }: Change) => callApi(`/api/businesses/${business_id}/${path}`, { method, body }),
    onSuccess(_, { done }) {
      void queries.invalidateQueries({ queryKey: businessesKey })
      toast.success(done)
      onDone()
    },
    onError(error, { method }) {
      if (method === 'DELETE') toast.error(failureText(error))
    },
  })
}
