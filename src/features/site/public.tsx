/** What the pages of other features may show of the site. */
export { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
export { NextSteps } from '#src/features/site/parts/next-steps.tsx'
export { ProductCapture } from '#src/features/site/parts/product-capture.tsx'
