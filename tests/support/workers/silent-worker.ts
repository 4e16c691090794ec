// A worker that takes every task and never says a word.
process.on('message', () => undefined)
process.once('disconnect', () => process.exit(0))
