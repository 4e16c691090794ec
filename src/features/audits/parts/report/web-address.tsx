/** An address of the audited site, as a link where it is one of the web: our page hands on no other kind. */
export function WebAddress({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <span className="wrap-anywhere">{url}</span>
  return (
    <a href={url} rel="noreferrer nofollow" className="prose-link inline-block py-1 wrap-anywhere">
      {url}
    </a>
  )
}
