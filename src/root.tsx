import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { type ReactNode, useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  UNSAFE_FrameworkContext,
  useMatches,
  useRouteError,
} from 'react-router'
import { brand } from '#src/content/brand.ts'
import { phoneAsE164 } from '#src/domain/brand.ts'
import { localBusiness } from '#src/features/site/agency-data.ts'
import { isStaticPage } from '#src/features/site/static-page.ts'
import { unfoundHead } from '#src/features/site/unfound-head.ts'
import { FailedPage } from '#src/ui/failed-page.tsx'
import { RouteChange } from '#src/ui/route-change.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { WaitingScreen } from '#src/ui/waiting-screen.tsx'
import { SiteFooter } from './features/site/parts/frame/site-footer.tsx'
import { SiteHeader } from './features/site/parts/frame/site-header.tsx'
import '#src/ui/base.css'

/** The document in which the browser draws the screens of the app, which bring a frame of their own. */
function useIsApp(): boolean {
  return useContext(UNSAFE_FrameworkContext)?.isSpaMode === true
}

/** Pages that declare themselves static ship none. */
function useShipsScript(): boolean {
  const isStatic = useMatches().some(match => isStaticPage(match.handle))
  return !isStatic
}

function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  )
}

/** For whoever comes to the app without JavaScript: the spinner would turn for ever. */
function NeedsScript() {
  return (
    <noscript>
      <div className="fixed inset-0 z-50 overflow-auto bg-paper">
        <div className="mx-auto max-w-measure px-5 py-24">
          <h1 className="text-3xl">This area needs JavaScript.</h1>
          <p className="mt-4">
            Please turn it on and load the page again, or call us at{' '}
            <a href={`tel:${phoneAsE164(brand.phone)}`} className="prose-link">
              {brand.phone}
            </a>
            .
          </p>
        </div>
      </div>
    </noscript>
  )
}

/** What programs read of the document is written when it is built: no browser loads what makes it. */
const forPrograms = import.meta.env.SSR ? [{ 'script:ld+json': localBusiness() }] : []

/** Of the document of the app's screens, until the screen is there. */
export const meta = () => [
  ...unfoundHead(
    brand.name,
    `The rooms of ${brand.name} for clients and the agency. They open once you have signed in.`,
  ),
  ...forPrograms,
]

/** The frame of every page. */
export function Layout({ children }: { children: ReactNode }) {
  const isApp = useIsApp()
  const shipsScript = useShipsScript() || isApp
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12181a" media="(prefers-color-scheme: dark)" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={fraunces} />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#content"
          className="absolute left-4 z-50 -translate-y-full rounded-b-md bg-lamp px-4 py-2 font-bold text-lamp-ink focus:translate-y-0 print:hidden"
        >
          Skip to content
        </a>
        {isApp ? children : <SiteFrame>{children}</SiteFrame>}
        {isApp && <NeedsScript />}
        {shipsScript && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <RouteChange />
      <Outlet />
    </>
  )
}

export function HydrateFallback() {
  const isApp = useIsApp()
  return isApp ? <WaitingScreen /> : <Spinner />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isApp = useIsApp()
  const failed = <FailedPage status={isRouteErrorResponse(error) ? error.status : 500} />
  return isApp ? <main id="content">{failed}</main> : failed
}
