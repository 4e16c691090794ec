import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { useKeptTyping } from '#src/features/accounts/parts/use-kept-typing.ts'

/** One text of a form or dialog, kept as `useKeptTyping` keeps a form: it is there again after a sign-in in between. */
export function useKeptText(place: string, at_first = ''): [text: string, setText: (text: string) => void] {
  const { before, keep } = useKeptTyping(place, z.string())
  const [text, setText] = useState(before ?? at_first)
  useEffect(() => keep(text === at_first ? undefined : text), [text, at_first, keep])
  return [text, setText]
}
