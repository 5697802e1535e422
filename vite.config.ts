import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    manifest: true,
    // Every asset is a file with an immutable name, so that no page carries a font or a picture inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
