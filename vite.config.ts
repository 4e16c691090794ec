import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { readBrand } from './src/env.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { __BRAND__: JSON.stringify(readBrand()) },
  build: { assetsInlineLimit: 0, cssMinify: true, reportCompressedSize: false },
  server: { proxy: { '/api': 'http://localhost:3001' } },
})
