import type { ReactNode } from 'react'
import type { ProcessStepId } from '#src/content/process.ts'

const pictures: Record<ProcessStepId, ReactNode> = {
  audit: (
    <>
      <path d="M40 44h110M40 74h150M40 104h90M40 134h130" className="stroke-hairline stroke-[8]" />
      <path d="M40 74h64M40 134h44" className="stroke-clay stroke-[8]" />
      <circle cx="206" cy="84" r="38" className="fill-lamp/20 stroke-harbour stroke-4" />
      <path d="M234 112l28 30" className="stroke-harbour stroke-[8]" />
      <path d="M190 84l12 12 22-24" className="stroke-moss stroke-4" />
    </>
  ),
  strategy: (
    <>
      <path d="M40 40h200" className="stroke-lamp stroke-[14]" />
      <path d="M40 72h150" className="stroke-harbour stroke-[14]" />
      <path d="M40 104h96" className="stroke-harbour/55 stroke-[14]" />
      <path d="M40 136h40" className="stroke-harbour/25 stroke-[14]" />
      <path d="M272 32v112m-12-14l12 14 12-14" className="stroke-soft stroke-2" />
    </>
  ),
  implementation: (
    <>
      <rect x="34" y="36" width="96" height="108" rx="8" className="stroke-hairline stroke-3" />
      <path d="M52 66h60M52 118h40" className="stroke-hairline stroke-[8]" />
      <path d="M52 92h60" className="stroke-clay stroke-[8]" />
      <path d="M146 90h28m-9-9l9 9-9 9" className="stroke-soft stroke-3" />
      <rect x="190" y="36" width="96" height="108" rx="8" className="fill-lamp/15 stroke-harbour stroke-3" />
      <path d="M208 66h60M208 118h40" className="stroke-hairline stroke-[8]" />
      <path d="M208 92h60" className="stroke-moss stroke-[8]" />
    </>
  ),
  monitoring: (
    <>
      <path d="M36 146h250M36 110h250M36 74h250M36 38h250" className="stroke-hairline stroke-1" />
      <path d="M36 126l36 6 36-20 36 4 36-30 36 6 36-30" className="stroke-harbour stroke-4" />
      <circle cx="252" cy="62" r="18" className="fill-lamp/30" />
      <circle cx="252" cy="62" r="8" className="fill-lamp" />
    </>
  ),
}

/** A step of the process as a small drawing: a closer look, an order, a correction, a watch. */
export function ProcessPicture({ of }: { of: ProcessStepId }) {
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      className="w-full max-w-80 rounded-xl border border-hairline bg-raised fill-none"
    >
      {pictures[of]}
    </svg>
  )
}
