// Hands a file to the browser's downloads.

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
