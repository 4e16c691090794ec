import { Hono, type MiddlewareHandler } from 'hono'
import { expect, test } from 'vitest'
import { anyone, declareAccess, declaredRoutes, middleware } from '#src/platform/http/declared-access.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'

const admin: MiddlewareHandler<HttpEnv> = declareAccess('admin', (_, next) => next())
const undeclared: MiddlewareHandler<HttpEnv> = (_, next) => next()
const answer = () => new Response('done')
const emptyApp = () => new Hono<HttpEnv>()

/** Apps that each register one route nobody may start an API with, and what must be said of it. */
const refused: { what: string; app: Hono<HttpEnv>; says: string }[] = [
  { what: 'a route without a guard', app: emptyApp().get('/a', answer), says: 'who may call GET /a' },
  {
    what: 'a guard that is not the first handler',
    app: emptyApp().get('/a', undeclared, anyone, answer),
    says: 'GET /a',
  },
  { what: 'a guard that stands last', app: emptyApp().get('/a', answer, admin), says: 'GET /a' },
  { what: 'all', app: emptyApp().all('/a', answer), says: 'ALL /a' },
  { what: 'all with a wildcard', app: emptyApp().all('/a/*', answer), says: 'ALL /a/*' },
  { what: 'on with a method of its own', app: emptyApp().on('PURGE', '/a', answer), says: 'PURGE /a' },
  { what: 'on with several paths', app: emptyApp().on(['GET'], ['/a', '/b'], answer), says: 'GET /a' },
  { what: 'use without a word', app: emptyApp().use(undeclared), says: 'ALL /*' },
  { what: 'use for one path', app: emptyApp().use('/a', undeclared), says: 'ALL /a' },
  { what: 'a mounted application', app: emptyApp().mount('/a', answer), says: 'ALL /a/*' },
  { what: 'a routed app', app: emptyApp().route('/a', emptyApp().post('/b', answer)), says: 'POST /a/b' },
  {
    what: 'a routed app with its own error handler',
    app: emptyApp().route('/a', emptyApp().post('/b', answer).onError(answer)),
    says: 'POST /a/b',
  },
  { what: 'an app with a base path', app: emptyApp().basePath('/v1').put('/a', answer), says: 'PUT /v1/a' },
  {
    what: 'a route below a guarded one',
    app: emptyApp().get('/a', admin, answer).get('/a/:id', answer),
    says: 'GET /a/:id',
  },
  {
    what: 'another method of a guarded path',
    app: emptyApp().get('/a', admin, answer).delete(answer),
    says: 'DELETE /a',
  },
  {
    what: 'a route behind a guard that use registered for it',
    app: emptyApp().use('/a/*', admin).get('/a/b', answer),
    says: 'GET /a/b',
  },
  {
    what: 'two guards that disagree',
    app: emptyApp().get('/a', anyone, admin, answer),
    says: 'GET /a declares both "anyone" and "admin"',
  },
  {
    what: 'a route registered again with another guard',
    app: emptyApp().get('/a', anyone, answer).get('/a', admin, answer),
    says: 'GET /a declares both',
  },
]

test.each(refused)('$what is refused by name', ({ app, says }) => {
  expect(() => declaredRoutes(app)).toThrow(says)
})

test('declared routes are listed once each in the order of their paths, under the paths they are called by', () => {
  const inner = emptyApp().get('/:id', admin, answer).patch(admin, undeclared, answer).get('/', anyone, answer)
  const failing = emptyApp().post('/', admin, answer).onError(answer)
  const app = emptyApp()
    .use(middleware((_, next) => next()))
    .route('/things', inner)
    .route('/failing', failing)
    .on(['PUT', 'PURGE'], '/odd', anyone, answer)
  expect(declaredRoutes(app)).toEqual([
    { method: 'POST', path: '/failing', access: 'admin' },
    { method: 'PURGE', path: '/odd', access: 'anyone' },
    { method: 'PUT', path: '/odd', access: 'anyone' },
    { method: 'GET', path: '/things', access: 'anyone' },
    { method: 'GET', path: '/things/:id', access: 'admin' },
    { method: 'PATCH', path: '/things/:id', access: 'admin' },
  ])
})

test('an app without routes has none, whatever stands before them', () => {
  expect(declaredRoutes(emptyApp().use(middleware((_, next) => next())))).toEqual([])
})

test('a guard that is known elsewhere declares nothing for a handler that wraps it', () => {
  const wrapped: MiddlewareHandler<HttpEnv> = (c, next) => admin(c, next)
  expect(() => declaredRoutes(emptyApp().get('/a', wrapped, answer))).toThrow('GET /a')
})
