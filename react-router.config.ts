import type { Config } from '@react-router/dev/config'

/** A single-page app served as files; the pages that need no account are rendered at build time. */
export default {
  appDirectory: 'src/web/app',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/pricing', '/login', '/register'],
} satisfies Config
