// Formats a file size: 12 KB, 3.4 MB. Pure.

export function sizeText(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`
  const kilo = bytes / 1_024
  return kilo < 1_024 ? `${Math.round(kilo)} KB` : `${(kilo / 1_024).toFixed(1)} MB`
}
