import { editorsOnly, noBusiness } from '#src/features/businesses/public.ts'
import { undoHours } from '#src/features/locations/imports/import-state.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

/** The same whether it is missing or a stranger's. */
export const noImport: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'There is no such import, or it is not yours to see.',
}

export const importRefusals = {
  no_business: noBusiness,
  editors_only: editorsOnly,
  no_import: noImport,
  too_many: {
    status: 429,
    code: 'too_many_imports',
    message: 'There were many files today. Please go on tomorrow, or write to us.',
    retry_after: 3600,
  },
  import_busy: {
    status: 409,
    code: 'import_busy',
    message: 'This import is being worked on. Please wait a moment.',
  },
  columns_differ: {
    status: 422,
    code: 'columns_differ',
    message: 'The file has another number of columns. Please load the page again.',
  },
  not_checked: { status: 409, code: 'not_checked', message: 'Please have the rows checked first.' },
  nothing_to_save: {
    status: 422,
    code: 'nothing_to_save',
    message: 'No row can be saved as it is: mend what is wrong, or give the reasons that are asked for.',
  },
  undo_too_late: {
    status: 409,
    code: 'undo_too_late',
    message: `There is nothing left to undo. An import can be undone for ${undoHours} hours.`,
  },
  row_saved: {
    status: 409,
    code: 'row_saved',
    message: 'This row is saved already. Change its location instead.',
  },
  no_column: { status: 422, code: 'no_column', message: 'The file has no such column.' },
} as const satisfies Record<string, Refusal>
