import type { Check } from '#src/engines/audit/checks/check.ts'
import { pdfContact } from './pdf-contact.ts'
import { pdfDamaged } from './pdf-damaged.ts'
import { pdfUnderAnotherName } from './pdf-under-another-name.ts'
import { pdfWithoutText } from './pdf-without-text.ts'

export const pdfsLinks: readonly Check[] = [pdfDamaged, pdfContact, pdfUnderAnotherName, pdfWithoutText]
