import { brand } from '#src/content/brand.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

/** The lamp and the name, home. */
export function BrandMark() {
  return (
    <SiteLink
      to="/"
      className="flex items-center gap-2.5 py-2 font-display text-xl font-semibold tracking-tight no-underline"
    >
      <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center rounded-full bg-lamp-glow">
        <span className="size-3.5 rounded-full bg-lamp" />
      </span>
      {brand.name}
    </SiteLink>
  )
}
