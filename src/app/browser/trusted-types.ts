// The single Trusted Types policy: allows listed script URLs of this host, and no HTML at all.
import { scriptPaths } from '../../core/script-paths.ts'

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
}

/** Must run before anything registers a worker. Browsers without Trusted Types need no policy. */
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
