export const say = (text: string) => process.stdout.write(`${text}\n`)

/** Says how a figure compares with its target, and lets the program end with 1 when that is missed. */
export function judge(text: string, good: boolean): void {
  say(`${good ? 'ok    ' : 'MISSED'}  ${text}`)
  if (!good) process.exitCode = 1
}
