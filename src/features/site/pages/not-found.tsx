import { notFoundHead } from '#src/features/site/head.ts'
import { PageNotFound } from '#src/features/site/parts/frame/page-not-found.tsx'
import { staticPage } from '#src/features/site/static-page.ts'

export const handle = staticPage
export const meta = () => notFoundHead()

export default PageNotFound
