export { checksByDay } from '#src/features/audits/checks-by-day.ts'
