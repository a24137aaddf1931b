// Formats sizes in bytes.

const short = (size: number): string => (size < 10 ? size.toFixed(1) : String(Math.round(size)))

/** 12 KB, 3.4 MB, 51 GB. */
export function bytesText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  const megabytes = bytes / (1024 * 1024)
  return megabytes < 10_000 ? `${short(megabytes)} MB` : `${short(megabytes / 1024)} GB`
}
