import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 768px)'

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
