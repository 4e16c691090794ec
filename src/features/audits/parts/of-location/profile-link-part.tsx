import { profileLink } from '#src/domain/location/reach/profile-link.ts'
import { AppSection } from '#src/ui/app-section.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'

/** The website of the location with the marks that tell analytics who came from the business profile. */
export function ProfileLinkPart({ website }: { website: string }) {
  const link = profileLink(website)
  if (link === '') return null
  return (
    <AppSection
      id="profile-link"
      title="The link for your Google profile"
      lead="Put this one into the website field of the profile. Your analytics then counts who came from there; the page is the same."
    >
      <div className="grid gap-3 py-4">
        <p className="font-mono text-sm wrap-anywhere">{link}</p>
        <div>
          <CopyButton text={link}>Copy the link</CopyButton>
        </div>
      </div>
    </AppSection>
  )
}
