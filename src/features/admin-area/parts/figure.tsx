import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ReadBlock } from '#src/features/workspace/public.tsx'

type FigureProps = { value: number; unit: string; to: string; children: ReactNode }

/** One number with what it counts, the way to those it counts, and what it means. */
export function Figure({ value, unit, to, children }: FigureProps) {
  return (
    <div>
      <p className="flex items-baseline gap-2.5">
        <span className="font-display text-3xl leading-none font-semibold tabular-nums">{value}</span>
        <Link to={to} className="prose-link inline-flex min-h-11 items-center">
          {unit}
        </Link>
      </p>
      <p className="text-[0.9375rem] text-soft">{children}</p>
    </div>
  )
}

type TileProps<Data> = {
  name: string
  query: UseQueryResult<Data>
  /** What is read, as the subject of a sentence. */
  what: string
  children: (data: Data) => ReactNode
}

function FigureSkeleton() {
  return (
    <div role="status" className="grid gap-3 py-1.5">
      <span className="sr-only">Loading</span>
      <span aria-hidden="true" className="h-8 w-20 rounded bg-sunk motion-safe:animate-pulse" />
      <span aria-hidden="true" className="h-5 w-40 rounded bg-sunk motion-safe:animate-pulse" />
    </div>
  )
}

/** A place for figures that are read together, and fail by themselves. */
export function FigureTile<Data>({ name, query, what, children }: TileProps<Data>) {
  return (
    <section
      aria-label={name}
      className="border-b border-hairline py-5 last:border-b-0 md:px-6 md:odd:border-r md:odd:pl-0 md:even:pr-0 md:nth-last-2:border-b-0 xl:border-r xl:border-b-0 xl:last:border-r-0 xl:nth-2:pr-6 xl:nth-3:pl-6"
    >
      <h2 className="mb-2 font-sans text-[0.9375rem] font-normal tracking-normal text-soft">{name}</h2>
      <ReadBlock query={query} what={what} skeleton={<FigureSkeleton />}>
        {children}
      </ReadBlock>
    </section>
  )
}
