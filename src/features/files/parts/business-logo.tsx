import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { FormWords, failureText } from '#src/features/accounts/public.tsx'
import { PictureImage } from '#src/features/files/parts/picture-image.tsx'
import { logoOptions, putLogo } from '#src/features/files/parts/picture-queries.ts'
import { PictureUpload } from '#src/features/files/parts/picture-upload.tsx'
import { RemoveButton } from '#src/features/files/parts/remove-button.tsx'
import { ReadBlock } from '#src/features/workspace/public.tsx'

type Props = { business_id: string; may_change: boolean }

/** The logo of a business, with the way to another one. */
export function BusinessLogo({ business_id, may_change }: Props) {
  const queries = useQueryClient()
  const options = logoOptions(business_id)
  const query = useQuery(options)
  const setting = useMutation({
    mutationFn: (file_id: string | null) => putLogo(business_id, file_id),
    onSuccess(answer) {
      queries.setQueryData(options.queryKey, answer)
      toast.success(answer.logo ? 'This is the logo now.' : 'The logo is removed.')
    },
  })
  return (
    <ReadBlock query={query} what="The logo">
      {({ logo }) => (
        <div className="grid gap-4">
          {logo ? (
            <div className="flex flex-wrap items-center gap-4">
              <div className="size-40 rounded-lg border border-hairline bg-raised p-2">
                <PictureImage picture={logo} alt="The logo of this business" sizes="160px" />
              </div>
              {may_change && (
                <RemoveButton what="the logo" busy={setting.isPending} onRemove={() => setting.mutate(null)} />
              )}
            </div>
          ) : (
            <p className="text-soft">There is no logo yet.</p>
          )}
          {may_change && (
            <PictureUpload
              business_id={business_id}
              kind="logo"
              label={logo ? 'Choose another logo' : 'Choose a logo'}
              takes="one"
              onSent={({ id }) => setting.mutateAsync(id)}
            />
          )}
          {setting.error && <FormWords>{failureText(setting.error)}</FormWords>}
        </div>
      )}
    </ReadBlock>
  )
}
