import type { Check } from '#src/engines/audit/checks/check.ts'
import { callHidden } from '#src/engines/audit/checks/mobile/call-hidden.ts'
import { columnsOnPhones } from '#src/engines/audit/checks/mobile/columns-on-phones.ts'
import { dialogOnLoad } from '#src/engines/audit/checks/mobile/dialog-on-load.ts'
import { fieldKeyboards } from '#src/engines/audit/checks/mobile/field-keyboards.ts'
import { fixedWidthOnPhones, layoutOfOneWidth } from '#src/engines/audit/checks/mobile/fixed-width.ts'
import { flashContent } from '#src/engines/audit/checks/mobile/flash.ts'
import { menuHidden } from '#src/engines/audit/checks/mobile/menu-hidden.ts'
import { smallLetters } from '#src/engines/audit/checks/mobile/small-letters.ts'
import { viewportFixedWidth, viewportMissing } from '#src/engines/audit/checks/mobile/viewport.ts'
import { viewportSlip } from '#src/engines/audit/checks/mobile/viewport-slips.ts'

export const mobileChecks: readonly Check[] = [
  viewportMissing,
  viewportFixedWidth,
  viewportSlip,
  fixedWidthOnPhones,
  layoutOfOneWidth,
  columnsOnPhones,
  smallLetters,
  flashContent,
  fieldKeyboards,
  dialogOnLoad,
  callHidden,
  menuHidden,
]
