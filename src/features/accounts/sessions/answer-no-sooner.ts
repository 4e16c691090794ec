import { setTimeout as pause } from 'node:timers/promises'

/** Answers when `work` is done but no sooner than `milliseconds` after the call, so that its length tells nothing. */
export async function answerNoSooner<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), pause(milliseconds)])
  return answer
}
