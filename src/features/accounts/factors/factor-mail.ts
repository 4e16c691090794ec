import { type About, writeLetter } from '#src/features/accounts/letter.ts'
import type { MailMessage } from '#src/platform/mail/message.ts'

const notYou = ({ brand }: About) => `If it was not you, call us at once: ${brand.phone}.`

export function twoFactorOnMail(about: About): MailMessage {
  const { key, to, brand } = about
  const before = [
    `Two-factor sign-in is now on for your ${brand.name} account. From now on you sign in with your password and a code from your authenticator app. Your other sessions were signed out.`,
    'Keep your recovery codes where you find them without your phone: each lets you in once.',
  ]
  const subject = 'Two-factor sign-in is on'
  return writeLetter({ unique_key: `two-factor-on:${key}`, to, subject, before, after: [notYou(about)] }, brand)
}

export function twoFactorOffMail(about: About): MailMessage {
  const { key, to, brand } = about
  const before = [`Two-factor sign-in is now off for your ${brand.name} account. Your password alone lets you in.`]
  const subject = 'Two-factor sign-in is off'
  return writeLetter({ unique_key: `two-factor-off:${key}`, to, subject, before, after: [notYou(about)] }, brand)
}

export function recoveryCodeUsedMail(about: About & { remaining: number }): MailMessage {
  const { key, to, brand, remaining } = about
  const left = remaining === 1 ? 'One is left.' : `${remaining === 0 ? 'None' : remaining} are left.`
  const before = [`A recovery code of your ${brand.name} account was just used to sign in. ${left}`]
  const subject = 'A recovery code was used'
  return writeLetter({ unique_key: `recovery-code-used:${key}`, to, subject, before, after: [notYou(about)] }, brand)
}
