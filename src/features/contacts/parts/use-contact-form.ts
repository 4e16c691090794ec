import { type FormEvent, useEffect, useRef, useState } from 'react'
import { contactLimits } from '#src/features/contacts/limits.ts'
import { type ContactPayload, type SendResult, sendContact } from '#src/features/contacts/parts/send-contact.ts'
import { isAnswered, newQuestion, type SecurityQuestion } from '#src/features/contacts/security-question.ts'
import { cameFrom } from '#src/ui/came-from.ts'
import { takeFields } from '#src/ui/handed-fields.ts'
import { randomKey } from '#src/ui/random-key.ts'
import type { ToastMessage } from '#src/ui/toast.tsx'
import { useKeptFields } from '#src/ui/use-kept-fields.ts'

const keptFields = ['name', 'email', 'phone', 'company', 'message'] as const

const wrongAnswer = {
  title: 'Captcha verification failed',
  text: 'Please solve the math problem correctly.',
  style: 'destructive',
} as const

const notSent = { title: 'Error sending message', text: 'Please try again later.', style: 'destructive' } as const

const sent = {
  title: 'Message sent successfully!',
  text: "We'll get back to you as soon as possible.",
  style: 'default',
} as const

function typedIn(form: HTMLFormElement): ContactPayload {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    message: text('message'),
    website: text('website'),
    page: cameFrom(window.location.search) || window.location.pathname,
  }
}

/** A longer message is kept as it was pasted, and refused with words: a field that cuts it off says nothing. */
export function boundMessage({ currentTarget: area }: FormEvent<HTMLTextAreaElement>): void {
  const isTooLong = area.value.trim().length > contactLimits.message
  area.setCustomValidity(isTooLong ? `Please keep your message to ${contactLimits.message} characters or fewer.` : '')
}

/** The pressed button was disabled meanwhile, which takes the focus from it: on at the first refused field, else there. */
function giveFocusBack(form: HTMLFormElement): void {
  const refused = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const isLost = document.activeElement === document.body
  if (refused) refused.focus()
  else if (isLost) form.querySelector<HTMLElement>('[type=submit]')?.focus()
}

function answerField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem('answer')
  return field instanceof HTMLInputElement ? field : undefined
}

type Refused = Extract<SendResult, { ok: false }>

/** The contact form's states: idle → submitting → idle, with the question, the toast and the words of a refusal. */
export function useContactForm() {
  const [question, setQuestion] = useState<SecurityQuestion>()
  const [answer, setAnswer] = useState('')
  const [submitting, setSubmitting] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [toast, setToast] = useState<ToastMessage>()
  const attempt = useRef({ payload: '', key: '' })
  const sentForm = useRef<HTMLFormElement>(undefined)
  const form = useRef<HTMLFormElement>(null)
  useKeptFields(form, 'contact', keptFields)

  useEffect(() => {
    if (form.current) takeFields('contact', form.current)
  }, [])

  const askAnew = () => {
    setQuestion(newQuestion(Math.random))
    setAnswer('')
  }

  // Drawn in the browser: the built page is one file for everybody.
  useEffect(() => setQuestion(newQuestion(Math.random)), [])

  useEffect(() => {
    if (submitting || !sentForm.current) return
    giveFocusBack(sentForm.current)
    sentForm.current = undefined
  }, [submitting])

  const show = (message: Omit<ToastMessage, 'id'>) => setToast({ ...message, id: performance.now() })

  /** The same words sent again after a failure keep their key, so that they are stored once. */
  const keyFor = (payload: ContactPayload) => {
    const text = JSON.stringify(payload)
    if (attempt.current.payload !== text) attempt.current = { payload: text, key: randomKey() }
    return attempt.current.key
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (submitting || !question) return
    if (!isAnswered(question, answer)) {
      askAnew()
      show(wrongAnswer)
      answerField(form)?.focus()
      return
    }
    sentForm.current = form
    setSubmitting(true)
    const payload = typedIn(form)
    const result = await sendContact(payload, keyFor(payload))
    setSubmitting(false)
    setRefused(result.ok ? undefined : result)
    show(result.ok ? sent : notSent)
    if (!result.ok) return
    attempt.current = { payload: '', key: '' }
    form.reset()
    askAnew()
  }

  return {
    form,
    question,
    answer,
    setAnswer,
    submitting,
    refused,
    submit,
    toast,
    dismissToast: () => setToast(undefined),
  }
}
