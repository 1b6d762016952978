import { plain } from './compare-names.ts'

/** The sites that a text names in addresses on the web. */
export function domainsIn(text: string): string[] {
  return [...text.matchAll(/(?:@|www ?\.)([a-z0-9-]+)\./gi)].map(match => plain(match[1] ?? ''))
}
