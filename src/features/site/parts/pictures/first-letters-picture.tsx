import { Sheet } from '#src/ui/sheet.tsx'

/** How a client's first day goes: a message, and a person's answer. */
export function FirstLettersPicture() {
  return (
    <Sheet caption="How it begins" note="Example">
      <div className="grid gap-4 p-5 text-[0.9375rem]">
        <div className="mr-8 rounded-lg rounded-tl-none bg-sunk px-4 py-3">
          <p className="eyebrow">You, Tuesday 9:12 PM</p>
          <p className="mt-1">Two shops in Rock Hill. Google shows the old phone for one of them. Can you help?</p>
        </div>
        <div className="ml-8 rounded-lg rounded-tr-none border border-lamp px-4 py-3">
          <p className="eyebrow">A person here, Wednesday 9:40 AM</p>
          <p className="mt-1">
            Yes. The old number also stands in four other places; the list is below. I would fix the phone first, then
            the second shop’s missing hours. You could start with one shop.
          </p>
        </div>
        <p className="flex items-center gap-3 text-soft">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0">
            <circle cx={12} cy={12} r={11} className="fill-lamp-glow" />
            <circle cx={12} cy={12} r={6} className="fill-lamp" />
          </svg>
          Nothing is bought until you say so in writing.
        </p>
      </div>
    </Sheet>
  )
}
