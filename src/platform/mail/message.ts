export type MailAddress = { name: string; address: string }

export type MailAttachment = { file_name: string; media_type: string; content: Buffer }

/** A message as a feature writes it; who it comes from is a setting. */
export type MailMessage = {
  /** Names the effect: a second message with the same key is refused by the database. */
  unique_key: string
  to: MailAddress
  reply_to?: MailAddress
  subject: string
  text: string
  /** A whole HTML document in which everything from outside is escaped. */
  html: string
  /** False for the words of a person: other programs may answer those, but no mail of a program (RFC 3834). True if not given. */
  auto_submitted?: boolean
  /** For jobs: the row policies let nobody else write files. */
  attachments?: readonly MailAttachment[]
}
