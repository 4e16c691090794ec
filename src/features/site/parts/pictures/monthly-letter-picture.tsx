import { Sheet } from '#src/ui/sheet.tsx'

const chapters = [
  { title: 'Done', lines: ['Phone corrected on Apple Maps and eight more', 'Two replies posted after your OK'] },
  {
    title: 'What changed',
    lines: [
      '41 of 50 listings right, up from 23',
      'In the first three at 6 of 25 points; one place more or less is noise',
    ],
  },
  { title: 'Waiting on you', lines: ['Saturday hours in December: 9 to 1 or closed?'] },
  { title: 'Next', lines: ['The page on storm repair'] },
]

/** The month in one plain email: what was done, what changed, what waits, what comes. */
export function MonthlyLetterPicture() {
  return (
    <Sheet caption="Your November, on one page" note="Example">
      <dl className="px-5 py-1 text-[0.9375rem]">
        {chapters.map(chapter => (
          <div
            key={chapter.title}
            className="grid gap-x-4 gap-y-1 border-b border-hairline py-4 last:border-0 sm:grid-cols-[8.5rem_1fr]"
          >
            <dt className="font-semibold">{chapter.title}</dt>
            <dd className="space-y-1.5 text-soft">
              {chapter.lines.map(line => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
