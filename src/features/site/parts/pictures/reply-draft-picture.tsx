import { StateTag } from '#src/features/site/parts/state-tag.tsx'
import { Sheet } from '#src/ui/sheet.tsx'

/** A hard review, the reply drafted for it, and the one thing it waits for. */
export function ReplyDraftPicture() {
  return (
    <Sheet caption="For your OK" note="Example">
      <div className="px-5 py-5 text-[0.9375rem]">
        <p className="text-soft">
          <span className="font-semibold text-ink">2 of 5 stars</span> on Google, Tuesday
        </p>
        <blockquote className="mt-1 font-display text-xl leading-snug">
          “Nice work on the roof, but nobody called back about the gutter.”
        </blockquote>
        <div className="mt-5 rounded-lg border-l-4 border-lamp bg-sunk px-4 py-4">
          <p className="font-semibold">Draft reply</p>
          <p className="mt-1">
            “You are right, we owed you that call. The gutter was on our list and we let it slip. Please call the shop
            and ask for the owner. We will come by this week.”
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline px-5 py-3 text-[0.9375rem]">
        Nothing is posted yet <StateTag tone="waiting">waiting for your OK</StateTag>
      </p>
    </Sheet>
  )
}
