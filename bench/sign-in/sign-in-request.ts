const path = '/auth/v1/token?grant_type=password'

let asked = 0

/** Every sign-in comes from an address of its own, as the trusted proxy of this bench has it: limits are not measured here. */
function headers(): Record<string, string> {
  asked += 1
  const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
  return { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
}

/** The bytes of a request as HTTP/1.1 writes it. */
export function requestText(method: string, target: string, more: Record<string, string>, body = ''): string {
  const all = { Host: '127.0.0.1', ...more, 'Content-Length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

export function signInText(email: string, password: string): string {
  return requestText('POST', path, headers(), JSON.stringify({ email, password }))
}

export function signIn(port: number, email: string, password: string): Promise<Response> {
  const body = JSON.stringify({ email, password })
  return fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: headers(), body })
}
