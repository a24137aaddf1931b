// Hosts of Tencent Chat and of the pictures and files of its messages: those its SDK names, and those Tencent's guides require in
// allowlists. The server adds them to the CSP of its pages; the app shows no files from other hosts.

/** The service itself; if a host fails the SDK tries the next one. */
export const tencentSockets = ['*.my-imcloud.com', '*.im.qcloud.com', '*.my-cpaas.com', 'wss.tim.qq.com', 'wss.im.tencent.cn'] as const
/** HTTP calls of the SDK beside its socket: error texts, its own telemetry. */
export const tencentCalls = [
  '*.my-imcloud.com',
  '*.im.qcloud.com',
  'webim.tim.qq.com',
  'web.sdk.qcloud.com',
  'web.sdk.cloud.tencent.cn',
  'web.sdk.tencent.cn',
] as const
/**
 * Hosts for uploads and downloads: the two domains that @tencentcloud/chat 3.6.6 treats as file domains, `let Bn=` in its index.es.js;
 * tim-upload-plugin 1.4.3 names none and uses the host that the service returns. Tencent's guides also list hosts of its object storage
 * (cos.ap-shanghai.myqcloud.com and others), for old applications. There the bucket is part of the path, so that any bucket owner could be
 * the target of a link from our pages.
 */
export const tencentFiles = ['*.rich.my-imcloud.com', '*.imrich.qcloud.com'] as const

const isOf = (host: string, pattern: string): boolean => (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern)

/** The URL of a message's file, or empty: a sender may write any URL. */
export function tencentFile(address: string): string {
  if (!URL.canParse(address)) return ''
  const { protocol, host, href } = new URL(address)
  return protocol === 'https:' && tencentFiles.some((pattern) => isOf(host, pattern)) ? href : ''
}
