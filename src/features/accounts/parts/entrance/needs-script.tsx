import { brand } from '#src/content/brand.ts'

/** For browsers that run no script: the form beside it would do nothing. */
export function NeedsScript() {
  return (
    <noscript>
      <p>
        This page needs JavaScript to keep your password safe on its way. Please turn it on, or call us at {brand.phone}
        .
      </p>
    </noscript>
  )
}
