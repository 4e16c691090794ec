import { CircleQuestionMark } from 'lucide-react'

type Props = {
  to: string
  /** Goes on after "Help" for whoever cannot see where it stands: "with billing". */
  about: string
}

/** The quiet way to help with a screen. It loads its page anew: only then does a browser open what the fragment names. */
export function HelpLink({ to, about }: Props) {
  return (
    <a
      href={to}
      className="-my-2.5 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md text-soft no-underline hover:text-harbour hover:underline print:hidden"
    >
      <CircleQuestionMark aria-hidden="true" className="size-4" />
      Help<span className="sr-only"> {about}</span>
    </a>
  )
}
