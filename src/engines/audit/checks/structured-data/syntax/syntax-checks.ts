import type { Check } from '#src/engines/audit/checks/check.ts'
import { httpContext } from './http-context.ts'
import { invalidJson } from './json-syntax.ts'
import { nameTwice } from './name-twice.ts'
import { contextMissing, scriptType } from './script-type.ts'
import { signsAsCodes } from './signs-as-codes.ts'
import { emptyValue, templateVariable } from './unfilled-values.ts'
import { unknownProperty, unknownType } from './vocabulary-names.ts'

export const syntaxData: readonly Check[] = [
  invalidJson,
  nameTwice,
  scriptType,
  contextMissing,
  httpContext,
  unknownType,
  unknownProperty,
  templateVariable,
  emptyValue,
  signsAsCodes,
]
