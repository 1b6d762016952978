import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'
import { publishFolder } from '#server/publish-folder.ts'

/** Where the npm package keeps its archives, and its version; null where it has no build (anything but Linux on x64) or was left out. */
export function embeddedArchives(): { folder: string; version: string } | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  try {
    // The package is never imported: its code sets environment variables and unpacks to a shared folder without looking at the version.
    const root = path.resolve(
      path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
      '..',
    )
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    return { folder: path.join(root, 'bin'), version }
  } catch {
    return null
  }
}

/** Folder that holds, or will hold, this version's unpacked browser. */
export function embeddedFolder(cacheDir: string, version: string): string {
  return path.join(cacheDir, `chromium-${version}`)
}

/**
 * Unpacks the browser (about 210 MB, 5 s) unless this version is there already. Whole or not at all.
 * @param archives folder with chromium.br, swiftshader.tar.br, al2023.tar.br (NSS libraries) and fonts.tar.br
 * @returns absolute path of the executable
 */
export async function unpackChromium(archives: string, folder: string): Promise<string> {
  const executable = path.join(folder, 'chromium')
  if (existsSync(executable)) return executable
  await publishFolder(folder, async aside => {
    const opened = (name: string) =>
      [createReadStream(path.join(archives, name)), createBrotliDecompress()] as const
    const target = createWriteStream(path.join(aside, 'chromium'), { mode: 0o755, flush: true })
    await Promise.all([
      pipeline(...opened('chromium.br'), target),
      ...['swiftshader.tar.br', 'al2023.tar.br', 'fonts.tar.br'].map(name =>
        pipeline(...opened(name), extract(aside)),
      ),
    ])
    await writeFile(path.join(aside, 'fonts.conf'), fontConfiguration(folder))
  })
  return executable
}

/** What a bare machine lacks: the NSS libraries and any font at all. A page without a font kills its renderer at the first letter. */
export function ownLibrariesAndFonts(folder: string): Record<string, string> {
  return { LD_LIBRARY_PATH: path.join(folder, 'lib'), FONTCONFIG_PATH: folder }
}

/** The package's own file names folders of another system only. */
function fontConfiguration(folder: string): string {
  const escaped = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${escaped}/font-cache</cachedir>
</fontconfig>
`
}
