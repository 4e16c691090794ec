import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { generateSpecs, openAPIRouteHandler } from 'hono-openapi'
import { contentSecurityPolicy, inlineHashes } from '#src/platform/http/content-security-policy.ts'
import { anyone } from '#src/platform/http/declared-access.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'

type Info = { title: string; version: string; description: string }
type Document = Awaited<ReturnType<typeof generateSpecs>>
type Operation = NonNullable<NonNullable<Document['paths'][string]>['get']>

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

const style = `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}
code,pre{font:.9em ui-monospace,monospace}pre{overflow:auto;padding:1rem;border:1px solid;border-radius:.5rem}
h2{margin-top:3rem;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid}`

function schemas(content: object | undefined) {
  return Object.entries(content ?? {}).map(
    ([type, media]) => html`<p><code>${type}</code></p><pre>${JSON.stringify(media.schema ?? {}, null, 2)}</pre>`,
  )
}

function answers(operation: Operation) {
  const rows = Object.entries(operation.responses ?? {}).map(
    ([status, answer]) =>
      html`<tr><td><code>${status}</code></td><td>${'description' in answer ? answer.description : ''}</td></tr>`,
  )
  return html`<h3>Answers</h3><table><thead><tr><th>Status</th><th>Meaning</th></tr></thead><tbody>${rows}</tbody></table>`
}

function section(method: string, path: string, operation: Operation) {
  const body = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : undefined
  return html`<section><h2><code>${method.toUpperCase()} ${path}</code></h2><p>${operation.summary ?? ''}</p><p>${operation.description ?? ''}</p>
${body ? html`<h3>Body</h3>${schemas(body)}` : ''}${answers(operation)}</section>`
}

function page(document: Document) {
  const sections = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap(method => (item?.[method] ? [section(method, path, item[method])] : [])),
  )
  return html`<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${document.info.title}</title><style>${raw(style)}</style></head>
<body><main><h1>${document.info.title}</h1><p>${document.info.description}</p><p><a href="/api/openapi.json">OpenAPI document</a></p>${sections}</main></body></html>`
}

/** `/openapi.json` and `/docs` for the routes of `described`, drawn from the schemas that the routes themselves check with. */
export function apiReference(described: Hono<HttpEnv>, info: Info, site_origin: string): Hono<HttpEnv> {
  const options = { documentation: { info, servers: [{ url: site_origin }] } }
  const app = new Hono<HttpEnv>()
  app.get('/openapi.json', anyone, openAPIRouteHandler(described, options))
  app.get('/docs', anyone, async c => {
    const text = String(await page(await generateSpecs(described, options)))
    c.header('Content-Security-Policy', contentSecurityPolicy(inlineHashes(text), site_origin.startsWith('https:')))
    return c.html(text)
  })
  return app
}
