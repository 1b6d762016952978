import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [reactRouter(), tailwindcss(), sonnerWithoutInjectedStyle()],
  build: {
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
})

/**
 * Sonner writes its style sheet into the page when it is imported, which a policy without 'unsafe-inline' refuses.
 * root.tsx imports the same sheet as a file; here the injecting call is taken out.
 */
function sonnerWithoutInjectedStyle(): Plugin {
  return {
    name: 'sonner-without-injected-style',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const call = /^__insertCSS\(.*\);$/m
        if (!call.test(code)) throw new Error('sonner no longer injects its styles as expected: see vite.config.ts')
        return { code: code.replace(call, ''), map: null }
      },
    },
  }
}
