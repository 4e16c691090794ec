export { contactsByDay } from '#src/features/contacts/contacts-by-day.ts'
