import { useParams } from 'react-router'
import { brand } from '#src/content/brand.ts'
import { ResultPage } from '#src/features/audits/parts/result-page.tsx'

/** The link is a secret of whoever has it: it is to be found nowhere, and handed to nobody. */
export const meta = () => [
  { title: `Free SEO check: the result | ${brand.name}` },
  { name: 'description', content: 'The result of a free SEO check, for whoever has its link.' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function Result() {
  const { link = '' } = useParams()
  return <ResultPage key={link} link={link} />
}
