export { contactsByDay } from '#src/features/contacts/contacts-by-day.ts'
export { badKey, isIdempotencyKey, keyReused } from '#src/features/contacts/idempotency-key.ts'
export { forgetResults, noteCheck } from '#src/features/contacts/note-check.ts'
