import { expect, test } from 'vitest'
import { Refused } from '#src/features/accounts/public.tsx'
import { readSaveRefusal } from './answers.ts'

function refused(status: number, answer: { code: string; message: string; [more: string]: unknown }) {
  const { code, message } = answer
  return new Refused({ status, code, message, fields: {}, request_id: 'r-1', retry_after: undefined, answer })
}

test('problems and warnings come through with their fields', () => {
  const note = { field: 'zip', code: 'zip_form', message: 'Five digits.' }
  const problems = { code: 'invalid_fields', message: 'Some.', problems: [note] }
  expect(readSaveRefusal(refused(422, problems))).toEqual(problems)
  const warnings = { code: 'reason_needed', message: 'Why?', warnings: [note] }
  expect(readSaveRefusal(refused(422, warnings))).toEqual(warnings)
})

test('any other failure is a sentence, with its reference where there is one', () => {
  const away = refused(503, { code: 'unavailable', message: 'The database is away.' })
  expect(readSaveRefusal(away)).toEqual({ code: 'failed', text: 'The database is away.', request_id: 'r-1' })
  expect(readSaveRefusal(new TypeError('x'))).toEqual({ code: 'failed', text: expect.stringContaining('connection') })
})
