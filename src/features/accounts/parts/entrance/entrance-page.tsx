import type { ReactNode } from 'react'
import { PorchPicture, type PorchScene } from '#src/features/accounts/parts/entrance/porch-picture.tsx'
import { Breadcrumb, type Crumb } from '#src/ui/breadcrumb.tsx'

type Props = { crumbs: readonly Crumb[]; title: ReactNode; lead?: ReactNode; scene: PorchScene; children: ReactNode }

/** A page people come in by: what they have to do on one side, the porch on the other. */
export function EntrancePage({ crumbs, title, lead, scene, children }: Props) {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div className="mx-auto grid max-w-page items-start gap-x-24 px-5 pt-8 pb-20 sm:px-8 lg:grid-cols-[26rem_1fr] lg:pt-12 lg:pb-28">
        <div className="mx-auto w-full max-w-[26rem]">
          <h1 className="text-[clamp(2.1rem,1.7rem+1.6vw,2.75rem)] leading-[1.08]">{title}</h1>
          {lead && <p className="mt-4 text-soft">{lead}</p>}
          <div className="mt-8">{children}</div>
        </div>
        <div className="sticky top-8 hidden max-w-[27rem] justify-self-end lg:block lg:w-full">
          <PorchPicture scene={scene} />
        </div>
      </div>
    </>
  )
}
