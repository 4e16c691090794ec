import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'

/** What there is to gain at most: one Hono route that reads the same row, with no session, no roles and no limits. */
const [port = '', connections = ''] = process.argv.slice(2)
const pool = new Pool({ ...JSON.parse(connections).owner, max: 10 })
const statement = { name: 'read_profile', text: 'select * from profiles where id = $1' }
const app = new Hono()
app.get('/api/profiles/:id', async c => {
  const { rows } = await pool.query({ ...statement, values: [c.req.param('id')] })
  return c.json(rows[0])
})
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
