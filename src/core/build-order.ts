// Orders builds by their time: an id begins with a timestamp, 20261121065500-1a2b3c4d5e6f. Pure.

/** Whether `build` is older than `least`, which may be a prefix: 20261121. A build without a timestamp is never older. */
export function isOlderBuild(build: string, least: string): boolean {
  const wanted = least.replace(/!$/, '')
  if (!/^\d{8}/.test(build) || !/^\d{8}/.test(wanted)) return false
  return build < wanted
}

/** Whether the operator wants it applied at once, whatever the user is doing. */
export const isUrgent = (least: string): boolean => least.endsWith('!')
