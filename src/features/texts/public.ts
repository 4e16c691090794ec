export { emailAddress, line, lines } from '#src/features/texts/written-text.ts'
