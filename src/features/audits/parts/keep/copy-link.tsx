import { useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { fieldBox } from '#src/ui/field.tsx'
import { longDate } from '#src/ui/long-date.ts'

/** The link to this result, to take along. Where the browser lets nobody copy, the link stands there marked, to be copied by hand. */
export function CopyLink({ link, expires_at }: { link: string; expires_at: string }) {
  const [told, setTold] = useState('')
  const field = useRef<HTMLInputElement>(null)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setTold('Copied.')
    } catch {
      field.current?.focus()
      field.current?.select()
      setTold('Your browser does not let us copy. The link is marked: copy it with Ctrl+C, or hold your finger on it.')
    }
  }

  return (
    <div>
      <label htmlFor="link" className="font-semibold">
        Link to this report
      </label>
      <div className="grid gap-x-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <input
          ref={field}
          id="link"
          readOnly
          value={link}
          aria-describedby="link-hint"
          onFocus={event => event.currentTarget.select()}
          className={`${fieldBox} min-h-12 text-[0.9375rem]`}
        />
        <div className="mt-3 grid sm:mt-0">
          <Button tone="outline" onClick={copy}>
            Copy link
          </Button>
        </div>
      </div>
      <p id="link-hint" className="mt-2 text-[0.9375rem] text-soft">
        Anyone who has this link can read the report until {longDate(expires_at)}. After that it opens for nobody.
      </p>
      <p role="status" className="mt-1 min-h-[1.5em] text-[0.9375rem] font-semibold">
        {told}
      </p>
    </div>
  )
}
