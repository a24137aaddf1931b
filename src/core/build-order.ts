// Builds in the order of their making: an id begins with its moment, 20261121065500-1a2b3c4d5e6f. Pure.

/** Whether `build` was made before `least`, which may be cut short: 20261121. A build without a moment is never older. */
export function isOlderBuild(build: string, least: string): boolean {
  const wanted = least.replace(/!$/, '')
  if (!/^\d{8}/.test(build) || !/^\d{8}/.test(wanted)) return false
  return build < wanted
}

/** Whether the operator wants it at once, whatever the reader does. */
export const isUrgent = (least: string): boolean => least.endsWith('!')
