import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,sandbox,start,tests,bench}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    environment: 'node',
    // Two cores: more workers only wait for each other, and each may own a database or a browser.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/support/no-console-errors.ts'],
  },
})
