import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A website like any other: it gets the packages as they are published, not their sources. */
export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)),
  plugins: [react()],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true },
});
