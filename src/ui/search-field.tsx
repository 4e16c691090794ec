import { useEffect, useRef, useState } from 'react'
import { FilterInput } from '#src/ui/filter-input.tsx'

/** How long a pause in typing begins the search, in milliseconds. */
const pause_ms = 300

type Props = {
  value: string
  onSearch: (search: string) => void
  placeholder: string
  maxLength: number
}

/** Searches while it is typed into. Follows `value` when that changes otherwise, as by the back button. */
export function SearchField({ value, onSearch, placeholder, maxLength }: Props) {
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)

  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])

  useEffect(() => {
    if (typed === asked.current) return
    const timer = setTimeout(() => {
      asked.current = typed
      onSearch(typed)
    }, pause_ms)
    return () => clearTimeout(timer)
  }, [typed, onSearch])

  return (
    <FilterInput
      label="Search"
      name="search"
      type="search"
      autoComplete="off"
      placeholder={placeholder}
      maxLength={maxLength}
      value={typed}
      onChange={event => setTyped(event.target.value)}
    />
  )
}
