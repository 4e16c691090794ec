import type { Plan } from '#src/domain/plan.ts'

const shop = (
  <>
    <path d="M70 66h100v70H70z" className="fill-paper stroke-harbour stroke-2" />
    <path d="M62 46h116l10 22H52z" className="fill-harbour" />
    <path d="M132 86h26v50h-26z" className="fill-harbour" />
    <path d="M82 86h38v28H82z" className="fill-lamp" />
  </>
)

const pin = (
  <>
    <path d="M120 44l-9-14a12 12 0 1 1 18 0z" className="fill-lamp stroke-harbour stroke-2" />
    <circle cx="120" cy="22" r="4" className="fill-harbour" />
  </>
)

const listingsAndReviews = (
  <>
    <path d="M8 74h38v54H8z" className="fill-paper stroke-harbour stroke-2" />
    <path
      d="M15 86l4 4 7-8M15 102l4 4 7-8M15 118l4 4 7-8M31 87h9M31 103h9M31 119h9"
      className="fill-none stroke-moss stroke-2"
    />
    <path d="M192 18h40v28h-20l-10 10V46h-10z" className="fill-paper stroke-harbour stroke-2" />
    <path d="M200 28h24M200 36h16" className="stroke-lamp stroke-3" />
  </>
)

const siteAndWriting = (
  <>
    <path d="M188 74h46v54h-46z" className="fill-paper stroke-harbour stroke-2" />
    <path d="M188 74h46v12h-46z" className="fill-harbour" />
    <path d="M195 96h32M195 106h32M195 116h20" className="stroke-hairline stroke-4" />
    <path d="M218 124l18-26 6 4-18 26-8 4z" className="fill-lamp stroke-harbour stroke-2" />
  </>
)

/** What a plan looks after: the shop and its pin, then its listings and reviews, then its site and the writing too. */
export function PlanPicture({ of }: { of: Plan['id'] }) {
  return (
    <svg viewBox="0 0 244 140" aria-hidden="true" className="h-32">
      <path d="M0 136h244" className="stroke-harbour stroke-2" />
      {shop}
      {pin}
      {of !== 'startup' && listingsAndReviews}
      {of === 'dominator' && siteAndWriting}
    </svg>
  )
}
