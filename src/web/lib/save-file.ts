/** Hands a downloaded file to the person under a name. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
