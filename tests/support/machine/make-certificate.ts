import { generateKeyPairSync, sign } from 'node:crypto'

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const length = body.length
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...head]), body])
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
const commonName = Buffer.from('0603550403', 'hex')
const subjectAltName = Buffer.from('0603551d11', 'hex')

function nameOf(text: string): Buffer {
  return sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(text)))))
}

/** YYYYMMDDHHMMSSZ */
function timeOf(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]|\..*$/g, '')}Z`))
}

/** A certificate that signs itself, for one name and time, as PEM, with its key. */
export function makeCertificate(name: string, valid_from: Date, valid_to: Date): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const names = sequence(der(0x82, Buffer.from(name)))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    nameOf(name),
    sequence(timeOf(valid_from), timeOf(valid_to)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAltName, der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const cert = sequence(body, ecdsaWithSha256, signature).toString('base64').replace(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
