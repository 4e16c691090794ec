// A worker that ends under whatever it is asked for.
process.on('message', () => process.exit(1))
