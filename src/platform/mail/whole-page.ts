import { html, raw } from 'hono/html'

const bodyStyle = 'margin:0;padding:24px;font:16px/1.5 Georgia,serif;color:#1f2420;background:#faf7f0'

/** The HTML document of a mail around its body, in the house's plain letter style. */
export function wholePage(title: string, body: unknown): string {
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body style="${raw(bodyStyle)}">${body}</body></html>`
  return String(page)
}
