/**
 * The look of an entry of a menu. The ground of the one that the arrow keys are at is too near to the others' to be told by it
 * alone (WCAG 1.4.11): it has the ring of all that has the focus, drawn inside its edges.
 */
export const menuItemClass =
  'flex min-h-11 cursor-pointer items-center justify-between rounded-md px-3 text-[0.9375rem] no-underline -outline-offset-3 data-highlighted:bg-sunk'
