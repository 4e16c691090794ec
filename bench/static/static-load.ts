import { connect } from 'node:net'

/**
 * A load generator for machines without wrk: keep-alive connections that each ask again as soon as an answer is whole.
 * Every answer is as long as the first, so bytes are counted and nothing is parsed. Prints requests per second.
 */
const [port, path, seconds, connections] = process.argv.slice(2)
const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n\r\n`

function answerLength(text: string): number {
  const head = text.indexOf('\r\n\r\n')
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (head < 0 || length === undefined) throw new Error('The answer has no Content-Length.')
  return head + 4 + Number(length)
}

let answers = 0
for (let opened = 0; opened < Number(connections); opened++) {
  let length = 0
  let seen = 0
  const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true }, () => socket.write(request))
  socket.on('data', chunk => {
    length ||= answerLength(chunk.toString('latin1'))
    seen += chunk.length
    if (seen < length) return
    seen -= length
    answers++
    socket.write(request)
  })
}

setTimeout(() => {
  process.stdout.write(`Requests/sec: ${Math.round(answers / Number(seconds))}\n`)
  process.exit(0)
}, Number(seconds) * 1000)
