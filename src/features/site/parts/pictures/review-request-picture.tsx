import { Sheet } from '#src/ui/sheet.tsx'

const notes = [
  { mark: '1', text: 'Goes to all customers of the month. No list of favorites.' },
  { mark: '2', text: 'No question about happiness before the link.' },
  { mark: '3', text: 'Good or bad is welcome, and nothing is offered for it.' },
  { mark: '4', text: 'Postal address and a way out, as federal email law asks.' },
]

function Mark({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-6 shrink-0 place-items-center rounded-full bg-lamp text-sm font-bold text-lamp-ink"
    >
      {children}
    </span>
  )
}

/** One request letter, the same for every customer, with what makes it fair. */
export function ReviewRequestPicture() {
  return (
    <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
      <Sheet caption="To: every customer in October" note="Example">
        <div className="space-y-4 px-5 py-5">
          <p>
            Thank you for having Wells Roofing at your house. <Mark>1</Mark>
          </p>
          <p>
            Would you tell others how it went? <Mark>2</Mark>
          </p>
          <p>
            <span className="inline-block rounded-md border border-harbour px-4 py-2 font-bold text-harbour">
              Write a review
            </span>
          </p>
          <p>
            Good or bad, it helps your neighbors and it helps us. <Mark>3</Mark>
          </p>
          <p className="border-t border-hairline pt-3 text-sm text-soft">
            Wells Roofing, 12 Main Ave, Jacksonville, FL. Do not want these? Unsubscribe. <Mark>4</Mark>
          </p>
        </div>
      </Sheet>
      <ol className="border-t border-hairline">
        {notes.map(note => (
          <li key={note.mark} className="flex gap-4 border-b border-hairline py-3">
            <Mark>{note.mark}</Mark>
            {note.text}
          </li>
        ))}
      </ol>
    </div>
  )
}
