import { Link } from 'react-router'

const parts = [
  ['profile', 'Profile'],
  ['your-email', 'Email'],
  ['your-password', 'Password'],
  ['two-factor', 'Two-factor sign-in'],
  ['sessions', 'Where you are signed in'],
] as const

/** The way to each part of the screen. */
export function SettingsMenu() {
  return (
    <nav aria-label="On this screen" className="mt-4 mb-6">
      <ul className="flex flex-wrap gap-x-6">
        {parts.map(([id, name]) => (
          <li key={id}>
            <Link to={`#${id}`} className="prose-link inline-flex min-h-11 items-center text-[0.9375rem]">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
