import { ButtonLink } from '#src/ui/button-link.tsx'

/** What a person sees when a page broke while it was drawn in the browser. */
export function FailedPage({ status }: { status: number }) {
  return (
    <div className="mx-auto max-w-page px-5 py-24 sm:px-8">
      <h1>This page did not load.</h1>
      <p className="lead mt-6">
        Something went wrong on our side (error {status}). Please load the page again. If it keeps failing, write to us.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <ButtonLink to="/contact-us" tone="outline">
          Contact us
        </ButtonLink>
      </div>
    </div>
  )
}
