type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

type Reader<Typed> = { safeParse: (value: unknown) => { data?: Typed } }

const prefix = 'porchlight-typed:'

/**
 * What somebody has typed in one form and not saved, in the browser's memory of this tab: it outlives a reload and a session
 * that ended meanwhile. It is kept by user: whoever signs in next at this tab does not find it.
 * @param place which form of which thing
 */
export function openKeptTyping<Typed>(store: Store, { user_id, place }: { user_id: string; place: string }) {
  const name = `${prefix}${user_id}:${place}`

  /** Undefined where nothing is kept, or nothing that `reader` takes. */
  function read(reader: Reader<Typed>): Typed | undefined {
    try {
      return reader.safeParse(JSON.parse(store.getItem(name) ?? 'null')).data
    } catch {
      return undefined
    }
  }

  /** Undefined: nothing is unsaved. A browser without room for it keeps what is on the screen all the same. */
  function write(typed: Typed | undefined): void {
    try {
      if (typed === undefined) store.removeItem(name)
      else store.setItem(name, JSON.stringify(typed))
    } catch {
      return
    }
  }

  return { read, write }
}

/** Forgets what anybody has typed at this tab: whoever signs out leaves nothing behind. */
export function forgetTyping(store: Store): void {
  const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
  for (const name of names) if (name.startsWith(prefix)) store.removeItem(name)
}
