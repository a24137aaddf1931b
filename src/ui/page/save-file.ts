// Saves a generated or fetched file to the user's downloads.

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file only after click() has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
