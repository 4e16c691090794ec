import type { Config } from '@react-router/dev/config'
import { prerenderPaths } from './src/content/pages.ts'

export default {
  appDirectory: 'src',
  buildDirectory: '.react-router/build',
  ssr: false,
  prerender: { paths: prerenderPaths, concurrency: 4 },
} satisfies Config
