import { brand } from '#src/content/brand.ts'
import { Tooltip } from '#src/ui/tooltip.tsx'

/** The lamp and the name, to the public site: a document of its own. At the top of a narrow phone the lamp alone has room. */
export function AreaMark() {
  return (
    <Tooltip text="To the public site">
      <a
        href="/"
        className="flex min-h-11 items-center gap-2.5 font-display text-lg font-semibold tracking-tight whitespace-nowrap no-underline"
      >
        <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center rounded-full bg-lamp-glow">
          <span className="size-3.5 rounded-full bg-lamp" />
        </span>
        <span className="max-[26rem]:in-[header]:sr-only">{brand.name}</span>
      </a>
    </Tooltip>
  )
}
