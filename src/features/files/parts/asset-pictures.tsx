import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { FormWords, failureText } from '#src/features/accounts/public.tsx'
import { PictureImage } from '#src/features/files/parts/picture-image.tsx'
import { assetsOptions, deletePicture } from '#src/features/files/parts/picture-queries.ts'
import { PictureUpload } from '#src/features/files/parts/picture-upload.tsx'
import { RemoveButton } from '#src/features/files/parts/remove-button.tsx'
import { ReadBlock } from '#src/features/workspace/public.tsx'

type Props = { business_id: string; may_change: boolean }

/** Pictures that a business hands to the agency, for posts and pages. */
export function AssetPictures({ business_id, may_change }: Props) {
  const queries = useQueryClient()
  const options = assetsOptions(business_id)
  const query = useQuery(options)
  const reread = () => queries.invalidateQueries({ queryKey: options.queryKey })
  const removing = useMutation({
    mutationFn: deletePicture,
    onSuccess: () => {
      toast.success('The picture is deleted.')
      return reread()
    },
  })
  return (
    <ReadBlock query={query} what="The pictures">
      {pictures => (
        <div className="grid gap-5">
          {pictures.length === 0 ? (
            <p className="text-soft">There are no pictures yet.</p>
          ) : (
            <ul aria-label="Pictures" className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
              {pictures.map(picture => (
                <li key={picture.id} className="grid content-start justify-items-start gap-2">
                  <div className="aspect-square w-full rounded-lg border border-hairline bg-raised p-1">
                    <PictureImage picture={picture} alt="" sizes="(min-width: 64rem) 240px, 45vw" />
                  </div>
                  <span className="text-sm text-soft wrap-anywhere">{picture.original_name}</span>
                  {may_change && (
                    <div className="-ml-5">
                      <RemoveButton
                        what={picture.original_name}
                        busy={removing.isPending}
                        onRemove={() => removing.mutate(picture.id)}
                      />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
          {may_change && (
            <PictureUpload
              business_id={business_id}
              kind="asset"
              label="Choose pictures"
              takes="many"
              onSent={reread}
            />
          )}
          {removing.error && <FormWords>{failureText(removing.error)}</FormWords>}
        </div>
      )}
    </ReadBlock>
  )
}
