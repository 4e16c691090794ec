export type ButtonTone = 'lamp' | 'outline' | 'on-band' | 'quiet' | 'clay'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md px-5 py-2.5 text-center text-[0.9375rem] font-bold no-underline motion-safe:transition-colors motion-safe:duration-150'

const tones: Record<ButtonTone, string> = {
  lamp: 'bg-lamp text-lamp-ink hover:bg-[color-mix(in_srgb,var(--lamp)_86%,black)]',
  outline: 'border border-harbour bg-raised text-harbour hover:bg-sunk',
  'on-band': 'border border-on-band text-on-band hover:bg-band-raised',
  quiet: 'text-harbour hover:bg-sunk',
  clay: 'border border-clay bg-raised text-clay hover:bg-sunk',
}

/** The look of a button, for links and real buttons alike. */
export function buttonClass(tone: ButtonTone): string {
  return `${shape} ${tones[tone]}`
}
