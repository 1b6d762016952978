import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [
    reactRouter(),
    tailwindcss(),
    // Sonner writes its style sheet into the page when it is imported; toast.tsx imports the same sheet as a file.
    patched('sonner', /\/sonner\/dist\/index\.mjs$/, /^__insertCSS\(.*\);$/m, ''),
    // Zod probes for `new Function` when a schema is made, before config({ jitless: true }) of a later chunk could stop it.
    patched(
      'zod',
      /\/zod\/v4\/core\/core\.js$/,
      '(_a.__zod_globalConfig = {})',
      '(_a.__zod_globalConfig = { jitless: true })',
    ),
  ],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    // Fonts and pictures stay files: the policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
})

/** Changes one place of a package that the page's content security policy would refuse. Fails the build when the place is gone. */
function patched(name: string, id: RegExp, place: RegExp | string, change: string): Plugin {
  return {
    name: `patched-${name}`,
    apply: 'build',
    transform: {
      filter: { id },
      handler(code) {
        const changed = code.replace(place, change)
        if (changed === code) throw new Error(`${name} no longer has the code that vite.config.ts changes`)
        return { code: changed, map: null }
      },
    },
  }
}
