import { useSyncExternalStore } from 'react'

/** The table's least width, with its frame. */
const WIDE = '(min-width: 1120px)'

/** Whether a table fits; below, every invoice is a card. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    changed => {
      const media = matchMedia(WIDE)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(WIDE).matches,
    () => true,
  )
}
