/**
 * Keeps the button that moved a photo at hand where the photo stands now; at an end of the list, where that button does
 * nothing any more, the other one.
 */
export function focusMove(file_id: string, by: -1 | 1): void {
  requestAnimationFrame(() => {
    const [pressed, other] = by < 0 ? ['up', 'down'] : ['down', 'up']
    const button = document.getElementById(`${pressed}-${file_id}`)
    const works = button instanceof HTMLButtonElement && !button.disabled
    document.getElementById(works ? button.id : `${other}-${file_id}`)?.focus()
  })
}
