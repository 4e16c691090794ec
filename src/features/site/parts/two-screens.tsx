import { ProductCapture } from '#src/features/site/parts/product-capture.tsx'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

const halfPage = '(min-width: 72rem) 31rem, (min-width: 48rem) 44vw, 92vw'

/** What a client has before them besides the letter: the check and the client area, as they are. */
export function TwoScreens() {
  return (
    <Section ruled labelledBy="screens">
      <h2 id="screens" className="max-w-[34rem]">
        Two screens you can open on any day.
      </h2>
      <p className="mt-5 max-w-measure text-soft">
        They are pictures of our own product, with a made-up bakery in it. The{' '}
        <SiteLink to="/ai-seo" className="prose-link">
          free check
        </SiteLink>{' '}
        needs no account. The client area comes with an account, which costs nothing.
      </p>
      <div className="mt-10 grid items-start gap-x-14 gap-y-10 md:grid-cols-2">
        <ProductCapture of="check_result" sizes={halfPage} />
        <ProductCapture of="client_dashboard" sizes={halfPage} />
      </div>
    </Section>
  )
}
