import { formatTime, useSignedIn } from '#src/features/accounts/public.tsx'
import { Fact, FactList } from '#src/features/settings/parts/fact-list.tsx'
import { GivenFact } from '#src/features/settings/parts/given-fact.tsx'
import { SettingsBlock } from '#src/features/settings/parts/settings-block.tsx'
import { TestMail } from '#src/features/settings/parts/test-mail.tsx'
import type { SettingsState } from '#src/features/settings/schema.ts'

const ways: Record<SettingsState['mail']['way'], { way: string; note: string }> = {
  smtp: { way: 'Sent by SMTP', note: 'Set by SMTP_URL' },
  files: { way: 'Written to files, not sent', note: 'Set SMTP_URL to send it' },
}

function Problem({ problem }: { problem: NonNullable<SettingsState['mail']['problem']> }) {
  const { profile } = useSignedIn()
  const written = formatTime(problem.written_at, profile)
  const note = `About a message of ${written}. ${problem.given_up ? 'We gave it up.' : 'We keep trying.'}`
  return (
    <Fact term="Last error" note={note}>
      <span className="text-clay">{problem.text}</span>
    </Fact>
  )
}

export function MailBlock({ mail }: { mail: SettingsState['mail'] }) {
  const { profile } = useSignedIn()
  const { way, note } = ways[mail.way]
  const sent = mail.way === 'smtp' ? 'sent' : 'written'
  return (
    <SettingsBlock
      id="mail"
      title="Mail"
      text="Every message is kept before it is sent, so none is lost when the mail server is away."
    >
      <FactList>
        <Fact term="Delivery" note={note}>
          {way}
        </Fact>
        <Fact term={mail.way === 'smtp' ? 'Server' : 'Folder'}>{mail.place}</Fact>
        <GivenFact term="Sender" given={mail.sender} />
        <Fact term="Messages">
          {mail.sent} {sent} · {mail.waiting} waiting · {mail.failed} given up
        </Fact>
        <Fact term={`Last ${sent}`}>
          {mail.last_sent_at === null ? 'None yet' : formatTime(mail.last_sent_at, profile)}
        </Fact>
        {mail.problem && <Problem problem={mail.problem} />}
      </FactList>
      <TestMail way={mail.way} />
    </SettingsBlock>
  )
}
