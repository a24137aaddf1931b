// The one Trusted Types policy: script URLs of this host that are named, nothing else, and no HTML at all.
import { scriptPaths } from '../core/script-paths.ts'

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
}

/** Call before anything registers a worker. Browsers without Trusted Types need none. */
export function allowOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.origin)
      if (origin === location.origin && scriptPaths.some((path) => path.test(pathname))) return url
      throw new TypeError(`${url} is no script of this app`)
    },
  })
}
