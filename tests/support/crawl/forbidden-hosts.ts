/** One address of every kind that must never be reached, and the ends of the ranges people forget. */
const addresses = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '169.254.169.254',
  '169.254.0.1',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
]

const lonely6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '::2',
  '100::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2001:DB8:85a3::8a2e:370:7334',
  '3ffe::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fd12:3456:789a::1',
  'fe80::1',
  'FE80::1',
  'febf::1',
  'fec0::1',
  'ff00::1',
  'ff02::1',
  'ff05::2',
  '4000::1',
  '8000::1',
]

const hex = (byte: number) => byte.toString(16)
const hex2 = (byte: number) => hex(byte).padStart(2, '0')
const octal = (byte: number) => `0${byte.toString(8)}`
const wide = (text: string) =>
  text.replace(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit))).replaceAll('.', '。')
const circled = (text: string) =>
  text.replace(/\d/g, digit => String.fromCodePoint(digit === '0' ? 0x24ea : 0x245f + Number(digit)))
const escaped = (text: string) => text.replace(/./g, character => `%${hex2(character.charCodeAt(0))}`)

/** Every spelling that some parser or other takes for the address, IPv6 wrappings included. */
function spellings(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  const whole = ((a * 256 + b) * 256 + c) * 256 + d
  const high = hex(a * 256 + b)
  const low = hex(c * 256 + d)
  const inverse = `${hex(0xffff - (a * 256 + b))}:${hex(0xffff - (c * 256 + d))}`
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${hex(whole)}`,
    `0X${hex(whole).toUpperCase()}`,
    `0${whole.toString(8)}`,
    `000${whole.toString(8)}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    [a, b, c, d].map(octal).join('.'),
    [a, b, c, d].map(byte => `00${octal(byte)}`).join('.'),
    [a, b, c, d].map(byte => `0x${hex(byte)}`).join('.'),
    `0x${hex(a)}.${b}.${octal(c)}.${d}`,
    wide(address),
    circled(address),
    escaped(address),
    `[::ffff:${address}]`,
    `[::FFFF:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::ffff:0:${address}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b:1::${high}:${low}]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:4136:e378:8000:63bf:${inverse}]`,
    `[2600:1:2:3::5efe:${address}]`,
    `[2600:1:2:3:200:5efe:${high}:${low}]`,
  ]
}

/** Names and what they resolve to: straight to the forbidden, or mixed with something honest. */
export function forbiddenNames(honest: string): Record<string, string[]> {
  const straight = [...addresses, ...lonely6].map((address, index) => [`inside-${index}.example`, [address]] as const)
  const mixed = addresses.map((address, index) => [`mixed-${index}.example`, [honest, address]] as const)
  return Object.fromEntries([
    ...straight,
    ...mixed,
    ['localhost', ['127.0.0.1', '::1']],
    ['localhost.', ['127.0.0.1']],
    ['printer.local', ['192.168.1.9']],
    ['metadata.google.internal', ['169.254.169.254']],
    ['zone.example', ['fe80::1%eth0']],
  ])
}

/** What stands between the slashes and the port of a URL that must never be reached. */
export function forbiddenHosts(honest: string): string[] {
  return [
    ...new Set([
      ...addresses.flatMap(spellings),
      ...lonely6.map(address => `[${address}]`),
      ...Object.keys(forbiddenNames(honest)),
      'LOCALHOST',
      'loc%61lhost',
      'ｌｏｃａｌｈｏｓｔ',
    ]),
  ]
}
