/** Lets the person save a file on their device. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  // A click on a link is the only way in which a page can start a download.
  link.click()
  URL.revokeObjectURL(link.href)
}
