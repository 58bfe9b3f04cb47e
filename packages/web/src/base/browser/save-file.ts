/** Hands a file to whoever is at this device. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  // A page can start a download by no other means.
  link.click()
  URL.revokeObjectURL(link.href)
}
