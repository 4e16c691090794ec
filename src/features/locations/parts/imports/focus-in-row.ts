/** Moves the focus to a part of a row, unless whoever mends it has gone on to another row meanwhile. */
export function focusInRow(target: HTMLElement | null | undefined): void {
  const at = document.activeElement
  if (at === null || at === document.body || target?.closest('tr')?.contains(at)) target?.focus()
}
