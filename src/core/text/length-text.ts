// Formats a duration as players do.
const two = (value: number): string => String(value).padStart(2, '0')

/** 1:37:08, 4:05. */
export function lengthText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
