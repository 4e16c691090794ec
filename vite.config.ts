import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
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

export default defineConfig({
  plugins: [sonnerWithoutStyleElement, tailwindcss(), reactRouter()],
  define: { __BRAND__: JSON.stringify(readBrand()) },
  build: { assetsInlineLimit: 0, cssMinify: true, reportCompressedSize: false },
  server: { proxy: { '/api': 'http://localhost:3001', '/auth/v1': 'http://localhost:3001' } },
})
