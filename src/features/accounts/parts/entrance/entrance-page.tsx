import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { screenHelp } from '#src/content/help/screen-help.ts'
import { PorchPicture, type PorchScene } from '#src/features/accounts/parts/entrance/porch-picture.tsx'
import { Breadcrumb, type Crumb } from '#src/ui/breadcrumb.tsx'
import { HelpLink } from '#src/ui/help-link.tsx'

type Props = {
  crumbs: readonly Crumb[]
  title: string
  lead?: ReactNode
  scene: PorchScene
  children: ReactNode
}

/** When the button in focus goes away with the step it ended, the focus goes to the heading of the next. */
function useHeadingOfStep(title: string) {
  const arrived_by = useNavigationType()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(arrived_by === 'POP' ? title : undefined)
  useEffect(() => {
    const is_next = title !== shown.current
    shown.current = title
    if (is_next && document.activeElement === document.body) heading.current?.focus()
  }, [title])
  return heading
}

/**
 * A page people come in by: what they have to do on one side, the porch on the other. High enough for its short states, so
 * that the foot of the page stays where it is when a link turns out to be spent.
 */
export function EntrancePage({ crumbs, title, lead, scene, children }: Props) {
  const heading = useHeadingOfStep(title)
  const help = screenHelp[crumbs.at(-1)?.path ?? '']
  return (
    <>
      <Breadcrumb crumbs={crumbs} aside={help && <HelpLink {...help} />} />
      <div className="mx-auto grid min-h-128 max-w-page items-start gap-x-12 px-5 pt-8 pb-20 sm:px-8 md:grid-cols-[minmax(0,24rem)_1fr] lg:grid-cols-[26rem_1fr] lg:gap-x-24 lg:pt-12 lg:pb-28">
        <div className="max-w-[26rem]">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[clamp(2.1rem,1.7rem+1.6vw,2.75rem)] leading-[1.08] whitespace-pre-line outline-none"
          >
            {title}
          </h1>
          {lead && <p className="mt-4 text-soft">{lead}</p>}
          <div className="mt-8">{children}</div>
        </div>
        <div className="sticky top-8 hidden w-full max-w-[27rem] justify-self-end md:block">
          <PorchPicture scene={scene} />
        </div>
      </div>
    </>
  )
}
