import { clientPages } from '#src/content/app-pages.ts'
import { Sheet } from '#src/ui/sheet.tsx'

/** What a client finds on each screen, by its path. */
const about: Readonly<Record<string, string>> = {
  '/client/dashboard': 'what waits on you',
  '/client/locations': 'facts, hours, photos',
  '/client/onboarding': 'what we need to begin',
  '/client/location-seo': 'your website, checked',
  '/client/billing': 'plans and their state',
  '/client/business': 'who may see what',
  '/client/settings': 'you and your password',
}

/** The rail of the client area, taken apart. */
export function ClientScreensPicture() {
  return (
    <Sheet caption="Your client area, screen by screen">
      <ul className="px-5 py-2 text-[0.9375rem]">
        {clientPages
          .filter(page => page.in_rail)
          .map(({ path, title }) => (
            <li key={path} className="flex justify-between gap-4 border-b border-hairline py-2.5 last:border-0">
              <span className="font-semibold">{title}</span>
              <span className="text-right text-soft">{about[path]}</span>
            </li>
          ))}
      </ul>
    </Sheet>
  )
}
