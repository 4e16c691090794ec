/** A sum of two integers from 1 to 10, asked so that simple robots stay out. */
export type SecurityQuestion = { first: number; second: number }

/** `random` answers a number from 0 (included) to 1 (excluded). */
export function newQuestion(random: () => number): SecurityQuestion {
  const oneToTen = () => 1 + Math.floor(random() * 10)
  return { first: oneToTen(), second: oneToTen() }
}

/** Whether the typed text is the sum, and nothing but the sum. */
export function isAnswered(question: SecurityQuestion, typed: string): boolean {
  return /^\s*\d{1,2}\s*$/.test(typed) && Number(typed) === question.first + question.second
}
