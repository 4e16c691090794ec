import { Link, type LinkProps } from 'react-router'

type Props = Omit<LinkProps, 'discover' | 'prefetch'>

/** A link inside the product: a plain link on script-free pages, without a reload from hydrated ones. */
export function SiteLink(props: Props) {
  return <Link discover="none" {...props} />
}
