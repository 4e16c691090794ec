import { expect, test } from 'vitest'
import { drawQrCode } from '#src/platform/qr-codes/draw-qr-code.ts'

test('a QR code is one SVG that can stand in a data URL as it is', () => {
  const svg = drawQrCode('otpauth://totp/Porchlight?secret=GEZDGNBVGY3TQOJQ&issuer=<script>')
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*>.*<\/svg>$/s)
  expect(svg).not.toMatch(/[#%]|<script|style=/)
})

test('other texts are other pictures', () => {
  expect(drawQrCode('one')).not.toBe(drawQrCode('two'))
})
