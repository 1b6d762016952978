import { defineConfig } from 'vitest/config'

const suite = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude: [...exclude, 'node_modules/**'] },
})

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores: more workers only wait for each other, and each may own a database or a browser.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/support/no-console-errors.ts'],
    projects: [
      // Seconds: rules, and the server through its front door.
      suite(
        'fast',
        ['{src,sandbox,start,tests,bench}/**/*.test.{ts,tsx}'],
        ['tests/driver/**', 'tests/processes/**'],
      ),
      // Minutes: a real browser on the stand-in, and processes that are killed.
      suite('slow', ['tests/{driver,processes}/**/*.test.ts']),
    ],
  },
})
