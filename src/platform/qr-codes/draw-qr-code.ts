import { renderSVG } from 'uqr'

/** An SVG of a QR code with the quiet zone that ISO 18004 asks for. It names no color with #, so it fits a data URL. */
export function drawQrCode(text: string): string {
  const svg = renderSVG(text, { ecc: 'M', border: 4, pixelSize: 1 })
  return svg.replace('<svg ', '<svg shape-rendering="crispEdges" ')
}
