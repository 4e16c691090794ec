import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { toast } from 'sonner'
import { downloadFromApi, failureText } from '#src/features/accounts/public.tsx'
import { Button } from '#src/ui/button.tsx'

type Props = {
  path: string
  file_name: string
  /** Where a screen has more than one of them. */
  label?: string
}

/** Fetches a file in the name of the signed-in user, which a plain link could not. */
export function DownloadButton({ path, file_name, label = 'Download CSV' }: Props) {
  const download = useMutation({
    mutationFn: () => downloadFromApi(path, file_name),
    onError: error => toast.error(failureText(error)),
  })
  return (
    <Button tone="outline" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden="true" className="size-4" />
      {download.isPending ? 'Preparing…' : label}
    </Button>
  )
}
