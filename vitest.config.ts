import { defineConfig } from 'vitest/config'

const suite = (name: string, include: string[], exclude: string[] = [], isolate = true) => ({
  extends: true as const,
  test: { name, include, exclude: [...exclude, 'node_modules/**'], isolate },
})

const RULES = [
  'src/{domain,contracts,web,workshop}/**/*.test.{ts,tsx}',
  'src/extraction/!(process)/**/*.test.ts',
]

/** The server through its front door, but where a part of it is replaced. */
const SERVER = 'tests/server/!(busy-reader).test.ts'

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores: more workers only wait for each other (tried with three), and each may own a database or a browser.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/support/no-console-errors.ts'],
    projects: [
      // Seconds: rules. They are pure, so their files share a worker: a process with all imports anew for each would cost a minute of a core.
      suite('rules', RULES, [], false),
      // Seconds: each file starts a server, but need not import it anew.
      suite('server', [SERVER], [], false),
      // Seconds: everything else that is small.
      suite(
        'fast',
        ['{src,sandbox,start,tests,bench}/**/*.test.{ts,tsx}'],
        [...RULES, SERVER, 'tests/driver/**', 'tests/processes/**', 'tests/hostile/**', 'tests/faults/**'],
      ),
      // Minutes: a real browser on the stand-in, processes that are killed, and files made to break the reader.
      suite('slow', ['tests/{driver,processes,hostile}/**/*.test.ts']),
      // Minutes: the whole product as a process, under every fault of the list in reliability.
      suite('faults', ['tests/faults/**/*.test.ts']),
    ],
  },
})
