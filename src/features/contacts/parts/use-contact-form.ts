import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ContactPayload, type SendResult, sendContact } from '#src/features/contacts/parts/send-contact.ts'
import { isAnswered, newQuestion, type SecurityQuestion } from '#src/features/contacts/security-question.ts'
import { cameFrom } from '#src/ui/came-from.ts'
import { randomKey } from '#src/ui/random-key.ts'
import type { ToastMessage } from '#src/ui/toast.tsx'

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

  const askAnew = () => {
    setQuestion(newQuestion(Math.random))
    setAnswer('')
  }

  // Drawn in the browser: the built page is one file for everybody.
  useEffect(() => setQuestion(newQuestion(Math.random)), [])

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

  return { question, answer, setAnswer, submitting, refused, submit, toast, dismissToast: () => setToast(undefined) }
}
