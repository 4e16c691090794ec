import { createServer } from 'node:net'
import { join } from 'node:path'

/** Where a server listens: a socket folder or a loopback address, in the words of `pg`. */
export type ServerAddress = { host: string; port: number; by_socket: boolean }

const socketPort = 5432
/** Linux allows 107 bytes for the path of a socket and macOS 103. */
const longestSocketPath = 100

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
      )
    })
  })
}

/** A socket inside `home` where the platform has one and its path fits, else a port of this machine only: `port`, or a free one. */
export async function chooseAddress(home: string, port?: number): Promise<ServerAddress> {
  const path = join(home, `.s.PGSQL.${socketPort}`)
  if (process.platform !== 'win32' && Buffer.byteLength(path) <= longestSocketPath) {
    return { host: home, port: socketPort, by_socket: true }
  }
  return { host: '127.0.0.1', port: port ?? (await freePort()), by_socket: false }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** The configuration that makes a server listen there and nowhere else. */
export function configuration({ host, port, by_socket }: ServerAddress): string {
  return [
    `listen_addresses = ${quoted(by_socket ? '' : host)}`,
    `unix_socket_directories = ${quoted(by_socket ? host : '')}`,
    'unix_socket_permissions = 0700',
    `port = ${port}`,
    'max_connections = 100',
    'log_checkpoints = off',
    "timezone = 'UTC'",
    '',
  ].join('\n')
}
