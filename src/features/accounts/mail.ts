import { type About, writeLetter } from '#src/features/accounts/letter.ts'
import type { MailMessage } from '#src/platform/mail/message.ts'

type WithLink = About & { link: string }

const notYou = 'If it was not you, you can ignore this mail: nothing happens without the link.'

export function confirmationMail({ key, to, brand, link }: WithLink): MailMessage {
  const before = [`Welcome to ${brand.name}. Please confirm that this is your email address:`]
  const after = ['The link works once, within 24 hours.', notYou]
  return writeLetter(
    { unique_key: `confirmation:${key}`, to, subject: 'Confirm your email address', before, link, after },
    brand,
  )
}

/** To someone who signs up with the address of an account that is there already. */
export function alreadySignedUpMail({ key, to, brand, link }: WithLink): MailMessage {
  const before = [
    'Someone, perhaps you, tried to sign up with this email address. You already have an account with us: sign in with your password. If you forgot it, ask for a new one on the sign-in page:',
  ]
  const after = ['If it was not you, there is nothing to do: your account is as it was.']
  return writeLetter(
    { unique_key: `already-signed-up:${key}`, to, subject: 'You already have an account', before, link, after },
    brand,
  )
}

/** To somebody for whom an admin has made an account. */
export function invitationMail({ key, to, brand, link }: WithLink): MailMessage {
  const before = [
    `${brand.name} has set up an account for you. Confirm that this is your email address, and choose a password, here:`,
  ]
  const after = [
    'The link works once, within 7 days.',
    'If you did not expect this mail, you can ignore it: nothing happens without the link.',
  ]
  const subject = `Your account at ${brand.name}`
  return writeLetter({ unique_key: `invitation:${key}`, to, subject, before, link, after }, brand)
}

export function recoveryMail({ key, to, brand, link }: WithLink): MailMessage {
  const before = [`Choose a new password for your ${brand.name} account here:`]
  const after = ['The link works once, within one hour.', notYou]
  return writeLetter(
    { unique_key: `recovery:${key}`, to, subject: 'Choose a new password', before, link, after },
    brand,
  )
}

export function passwordChangedMail({ key, to, brand }: About): MailMessage {
  const before = [
    `The password of your ${brand.name} account was just changed, and every other session was signed out.`,
  ]
  const after = [`If it was not you, call us at once: ${brand.phone}.`]
  return writeLetter(
    { unique_key: `password-changed:${key}`, to, subject: 'Your password was changed', before, after },
    brand,
  )
}

/** Goes to the address in force and to the new one; both must say yes. */
export function emailChangeMail({ key, to, brand, link, new_email }: WithLink & { new_email: string }): MailMessage {
  const before = [
    `You asked to change the email address of your ${brand.name} account to ${new_email}. Please confirm it here, and with the link we sent to the other address:`,
  ]
  const after = ['The link works once, within 24 hours.', notYou]
  return writeLetter(
    { unique_key: `email-change:${key}`, to, subject: 'Confirm your new email address', before, link, after },
    brand,
  )
}

export function emailChangedMail({ key, to, brand, new_email }: About & { new_email: string }): MailMessage {
  const before = [`The email address of your ${brand.name} account is now ${new_email}.`]
  const after = [`If it was not you, call us at once: ${brand.phone}.`]
  return writeLetter(
    { unique_key: `email-changed:${key}`, to, subject: 'Your email address was changed', before, after },
    brand,
  )
}
