/** What these hold depends on what else a process has done: its memory, its garbage, the time of its first call. */
export const measuring = [
  'src/domain/location/record/check-location.test.ts',
  'src/domain/location/texts/{description,text-signs}.test.ts',
  'src/engines/audit/crawl/hostile-servers.test.ts',
  'src/engines/audit/crawl/{robots,sitemap}/read-*.test.ts',
  'src/engines/audit/facts/hostile-pages.test.ts',
  'src/engines/audit/facts/site/site-index.test.ts',
  'src/engines/audit/run/{hostile-pages,large-site}.test.ts',
  'src/features/accounts/sessions/sign-in.test.ts',
  'src/features/locations/location-rules.test.ts',
]

/** Code takes longer to load than to try: where a test needs nothing else of a process, one file follows the other in it. */
export const sharedProcess = {
  name: 'shared process',
  isolate: false,
  include: ['src/{audit-command,build,content,domain,engines,features,ui}/**/*.test.{ts,tsx}', 'bench/**/*.test.ts'],
  exclude: measuring,
}

/** Each file in a process of its own. By its name this begins first: among these are the files that take longest. */
export const ownProcess = {
  name: 'own process',
  isolate: true,
  include: [
    'src/*.test.{ts,tsx}',
    'src/!(audit-command|build|content|domain|engines|features|ui)/**/*.test.{ts,tsx}',
    'tests/**/*.test.ts',
    ...measuring,
  ],
}
