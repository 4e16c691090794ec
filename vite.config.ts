import mdx from '@mdx-js/rollup'
import { reactRouter } from '@react-router/dev/vite'
import extractContents from '@stefanprobst/rehype-extract-toc'
import exportContents from '@stefanprobst/rehype-extract-toc/mdx'
import tailwindcss from '@tailwindcss/vite'
import withSlugs from 'rehype-slug'
import gfm from 'remark-gfm'
import { defineConfig, type Plugin } from 'vite'
import { shareChunks } from './src/build/chunks/share-chunks.ts'
import { readBrand } from './src/env.ts'

/** Sonner writes a style element when it loads, which our content policy forbids: its style sheet is imported instead. */
const sonnerWithoutStyleElement: Plugin = {
  name: 'sonner-without-style-element',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler(code) {
      const changed = code.replace(/^__insertCSS\(".*"\);?$/m, '')
      if (changed === code) throw new Error('Sonner inserts its style in another way than it did: see vite.config.ts.')
      return { code: changed, map: null }
    },
  },
}

/** Articles: Markdown with components. Each module also exports `contents`, the tree of its headings. */
const articleBodies = {
  enforce: 'pre' as const,
  ...mdx({
    // Our content policy refuses style attributes.
    tableCellAlignToStyle: false,
    remarkPlugins: [gfm],
    rehypePlugins: [withSlugs, extractContents, [exportContents, { name: 'contents' }]],
  }),
}

export default defineConfig({
  plugins: [articleBodies, sonnerWithoutStyleElement, tailwindcss(), reactRouter(), shareChunks],
  define: { __BRAND__: JSON.stringify(readBrand()) },
  build: { assetsInlineLimit: 0, cssMinify: true, reportCompressedSize: false },
  server: { proxy: { '/api': 'http://localhost:3001', '/auth/v1': 'http://localhost:3001' } },
})
