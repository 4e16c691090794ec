/** What an admin has typed but not sent, with the key under which this very text was last tried to be sent. */
export type ReplyDraft = { text: string; tried: { text: string; key: string } | undefined }

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const empty: ReplyDraft = { text: '', tried: undefined }

/** Drafts are kept per admin: whoever signs in next at this tab does not find them. */
const place = (user_id: string, contact_id: string) => `porchlight-reply:${user_id}:${contact_id}`

function isDraft(value: unknown): value is ReplyDraft {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}

/** Drafts of replies in the browser's memory of this tab: they outlive a reload and a session that ended meanwhile. */
export function openReplyDraft(kept: Kept, user_id: string, contact_id: string) {
  const name = place(user_id, contact_id)

  function read(): ReplyDraft {
    try {
      const value: unknown = JSON.parse(kept.getItem(name) ?? 'null')
      return isDraft(value) ? { ...empty, ...value } : empty
    } catch {
      return empty
    }
  }

  /** A browser without room for it keeps what is on the screen all the same. */
  function write(draft: ReplyDraft): void {
    try {
      if (draft.text === '') kept.removeItem(name)
      else kept.setItem(name, JSON.stringify(draft))
    } catch {
      return
    }
  }

  return { read, write }
}

/** The key to send this text under: as before while the text is the same, so that it is sent once. */
export function keyFor({ text, tried }: ReplyDraft, newKey: () => string): string {
  return tried?.text === text ? tried.key : newKey()
}
