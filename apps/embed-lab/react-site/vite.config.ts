import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A website's own script, from the packages as they are published: `site.js` and `site.css`, for every page of the lab. */
export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)),
  base: './',
  plugins: [react()],
  build: {
    target: 'es2022',
    outDir: '../dist',
    emptyOutDir: true,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { site: fileURLToPath(new URL('main.tsx', import.meta.url)) },
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
