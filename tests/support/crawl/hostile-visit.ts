/**
 * A page that tries everything a page can to make the browser that visits it reach this machine: by address, by name,
 * by redirect, as picture, script, frame, request, beacon, socket, over UDP. It tells its own server how each ended.
 */
export function hostileVisit(tcp_port: number, udp_port: number): string {
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Hostile</title>
<link rel="dns-prefetch" href="//inside.test"><link rel="preconnect" href="http://127.0.0.1:${tcp_port}">
<link rel="stylesheet" href="http://[::1]:${tcp_port}/style.css"><script src="http://127.0.0.1:${tcp_port}/script.js"></script>
<h1>A shop like any other</h1><p>With enough words on it to be painted.</p>
<img src="http://127.0.0.1:${tcp_port}/picture"><img src="http://localhost:${tcp_port}/picture"><img src="/redirect-inside">
<img src="http://2130706433:${tcp_port}/picture"><img src="http://[::ffff:127.0.0.1]:${tcp_port}/picture">
<img src="http://169.254.169.254/latest/meta-data/"><img src="http://mixed.test:${tcp_port}/picture">
<iframe src="http://inside.test:${tcp_port}/frame"></iframe><iframe src="https://127.0.0.1:${tcp_port}/frame"></iframe>
<a ping="http://127.0.0.1:${tcp_port}/ping" href="#here">here</a>
<script>
const tell = words => fetch('/told?' + encodeURIComponent(words), { method: 'POST', body: words })
const ways = {
  request: () => fetch('http://127.0.0.1:${tcp_port}/', { mode: 'no-cors' }),
  named: () => fetch('http://inside.test:${tcp_port}/', { mode: 'no-cors' }),
  redirected: () => fetch('/redirect-inside', { mode: 'no-cors' }),
  secure: () => fetch('https://inside.test:${tcp_port}/', { mode: 'no-cors' }),
  socket: () => new Promise((done, fail) => {
    const socket = new WebSocket('ws://127.0.0.1:${tcp_port}/')
    socket.onopen = done
    socket.onerror = () => fail(new Error('refused'))
  }),
  named_socket: () => new Promise((done, fail) => {
    const socket = new WebSocket('wss://inside.test:${tcp_port}/')
    socket.onopen = done
    socket.onerror = () => fail(new Error('refused'))
  }),
  transport: async () => {
    const transport = new WebTransport('https://127.0.0.1:${udp_port}/')
    transport.closed.catch(() => undefined)
    await transport.ready
  },
  peer: async () => {
    const peer = new RTCPeerConnection({ iceServers: [
      { urls: 'stun:127.0.0.1:${udp_port}' }, { urls: 'stun:[::1]:${udp_port}' },
      { urls: 'turn:127.0.0.1:${tcp_port}?transport=tcp', username: 'a', credential: 'b' },
      { urls: 'turn:inside.test:${udp_port}', username: 'a', credential: 'b' },
    ] })
    peer.createDataChannel('out')
    await peer.setLocalDescription(await peer.createOffer())
    await new Promise(resolve => setTimeout(resolve, 1500))
    if (!peer.localDescription.sdp.includes('a=candidate')) throw new Error('no candidate')
  },
}
navigator.sendBeacon('http://127.0.0.1:${tcp_port}/beacon', 'x')
new EventSource('http://inside.test:${tcp_port}/events')
document.querySelector('a').click()
for (const [name, way] of Object.entries(ways)) way().then(() => tell(name + ' went through'), () => tell(name + ' failed'))
</script></html>`
}
