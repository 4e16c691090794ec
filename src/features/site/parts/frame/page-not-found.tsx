import { EmptyLotPicture } from '#src/features/site/parts/pictures/empty-lot-picture.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { NotFound } from './not-found.tsx'

/** The not-found page at an address that means nothing to us. */
export function PageNotFound() {
  return (
    <NotFound
      title="Nobody lives at this address."
      lead="The page was not found (error 404). The link may be old, or a letter in the address may be wrong. Nothing is broken on your side."
      picture={<EmptyLotPicture />}
      actions={
        <>
          <ButtonLink to="/">Go to the home page</ButtonLink>
          <ButtonLink to="/contact-us" tone="outline">
            Tell us what was missing
          </ButtonLink>
        </>
      }
    />
  )
}
