/** What other auditors look at and this engine does not, with the reason: every report says so. */
export const leftOut: readonly { id: string; reason: string }[] = [
  {
    id: 'ai-bot-403',
    reason:
      'Whether your server turns AI assistants away can only be seen by asking under their names, and this audit asks under no name but its own.',
  },
  {
    id: 'core-web-vitals-field',
    reason: 'How fast real visitors find your site is known to Google alone. Look it up in Search Console.',
  },
  {
    id: 'page-weight',
    reason: 'How much a page weighs with all its files is not added up.',
  },
  {
    id: 'content-wider-than-screen',
    reason: 'Whether a page fits a phone is not measured. Look at it on yours.',
  },
  { id: 'small-tap-targets', reason: 'How large buttons are on a phone is not measured. Try them on yours.' },
  { id: 'font-too-small', reason: 'How large the letters come out is not measured. Read a page on your phone.' },
  {
    id: 'intrusive-interstitial',
    reason:
      'Windows that code on the page opens are told; whether anything else covers it is not measured. Open it as a new visitor would.',
  },
  {
    id: 'keyboard-trap-focus',
    reason: 'Whether a page can be used by keyboard must be tried by hand: press Tab through it once.',
  },
]
