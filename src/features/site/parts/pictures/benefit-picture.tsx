import type { ReactNode } from 'react'
import { Sheet } from '#src/ui/sheet.tsx'

function Row({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-b border-hairline last:border-0">
      {children}
    </div>
  )
}

function Chip({ tone, children }: { tone: 'moss' | 'lamp'; children: ReactNode }) {
  const look = tone === 'moss' ? 'border-moss text-moss' : 'border-lamp bg-lamp-glow text-ink'
  return <span className={`rounded-full border px-2.5 text-sm whitespace-nowrap ${look}`}>{children}</span>
}

function ListingPicture() {
  return (
    <Sheet caption="One listing" note="Example">
      <div className="px-5 py-1 text-[0.9375rem]">
        <Row>
          <span className="text-soft">Name</span>
          <ins className="font-semibold text-moss no-underline">Wells Roofing</ins>
        </Row>
        <Row>
          <span className="text-soft">Phone</span>
          <span>
            <del className="text-clay">555-0124</del>{' '}
            <ins className="font-semibold text-moss no-underline">555-0188</ins>
          </span>
        </Row>
        <Row>
          <span className="text-soft">Saturday</span>
          <span>
            <del className="text-clay">closed</del> <ins className="font-semibold text-moss no-underline">9 to 1</ins>
          </span>
        </Row>
        <Row>
          <span className="text-soft">Seen on</span>
          <Chip tone="moss">41 of 50 right</Chip>
        </Row>
      </div>
    </Sheet>
  )
}

const steps = ['You asked for holiday hours', 'Approved by your specialist', 'Sent to 12 places']

function ChangePicture() {
  return (
    <Sheet caption="Holiday hours" note="Example">
      <ol className="px-5 py-1 text-[0.9375rem]">
        {steps.map(step => (
          <li key={step} className="flex min-h-11 items-center gap-3 border-b border-hairline">
            <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-moss" />
            {step}
          </li>
        ))}
        <li className="flex min-h-11 items-center justify-between gap-3">
          <span className="flex items-center gap-3">
            <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-lamp" />
            Live on 11
          </span>
          <Chip tone="lamp">1 waiting</Chip>
        </li>
      </ol>
    </Sheet>
  )
}

function ReviewPicture() {
  return (
    <Sheet caption="Reviews this week" note="Example">
      <div className="px-5 py-1 text-[0.9375rem]">
        <Row>
          <span>“On time, tidy, fair.”</span>
          <span className="font-semibold whitespace-nowrap">5 of 5</span>
        </Row>
        <Row>
          <span className="text-soft">Reply drafted</span>
          <Chip tone="lamp">your OK?</Chip>
        </Row>
        <Row>
          <span>“Nobody called back.”</span>
          <span className="font-semibold whitespace-nowrap">2 of 5</span>
        </Row>
        <Row>
          <span className="text-soft">Reply due in 3 hours</span>
          <Chip tone="lamp">needs you</Chip>
        </Row>
      </div>
    </Sheet>
  )
}

const pictures = { listings: ListingPicture, changes: ChangePicture, reviews: ReviewPicture }

/** The product at work, drawn: an example, and marked as one. */
export function BenefitPicture({ of }: { of: keyof typeof pictures }) {
  const Picture = pictures[of]
  return <Picture />
}
