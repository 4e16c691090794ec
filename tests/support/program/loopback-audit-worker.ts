import { serveAuditTasks } from '#src/serve-audit-tasks.ts'

// The process that src/audit-worker.ts is in the product, with another door: one address of loopback, on any port, and no
// name but those that end in ".test". Nothing else is reached, the public internet included.
serveAuditTasks({
  extra_ports: 'any',
  extra_addresses: ['127.9.9.9'],
  resolve: async hostname => {
    if (hostname.endsWith('.test')) return ['127.9.9.9']
    throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' })
  },
})
