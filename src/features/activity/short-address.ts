/**
 * An address without what tells one computer of a network from another: 203.0.113.7 becomes 203.0.113.0/24, and an IPv6
 * network, as `addressBehindProxies` answers it, its first 48 bits.
 */
export function shortAddress(address: string): string {
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  if (four) return `${four[1]}.0/24`
  const [a, b, c] = address.replace(/\/\d+$/, '').split(':')
  return a && b && c ? `${a}:${b}:${c}::/48` : ''
}
