import path from 'node:path'

/** Where the product's other tests have their browser, unpacked and tried. */
export const BROWSER_CACHE = path.join(import.meta.dirname, '../../../.docket/cache')
