// Where Tencent Chat is reached, and keeps the pictures and files of its messages: what its SDK names, and what Tencent's guides ask to
// be let through. The server writes them into the policy of its pages, the app shows no file from elsewhere.

/** The service itself; without a host the SDK tries the next one. */
export const tencentSockets = ['*.my-imcloud.com', '*.im.qcloud.com', '*.my-cpaas.com', 'wss.tim.qq.com', 'wss.im.tencent.cn'] as const
/** What the SDK asks beside its socket: the words of its errors, its own reports. */
export const tencentCalls = [
  '*.my-imcloud.com',
  '*.im.qcloud.com',
  'webim.tim.qq.com',
  'web.sdk.qcloud.com',
  'web.sdk.cloud.tencent.cn',
  'web.sdk.tencent.cn',
] as const
/**
 * Where files are put and fetched: the two domains that @tencentcloud/chat 3.6.6 takes for those of files, `let Bn=` in its index.es.js;
 * tim-upload-plugin 1.4.3 names none and goes where the service sends it. Tencent's guides list hosts of its object storage as well
 * (cos.ap-shanghai.myqcloud.com and others), for applications of years ago. On those the bucket is a part of the path, so that whoever has
 * a bucket could be sent to from our pages.
 */
export const tencentFiles = ['*.rich.my-imcloud.com', '*.imrich.qcloud.com'] as const

const isOf = (host: string, pattern: string): boolean => (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern)

/** The address of a file of a message, or empty: whoever writes one may name any. */
export function tencentFile(address: string): string {
  if (!URL.canParse(address)) return ''
  const { protocol, host, href } = new URL(address)
  return protocol === 'https:' && tencentFiles.some((pattern) => isOf(host, pattern)) ? href : ''
}
