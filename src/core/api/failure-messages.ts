// Messages for failed calls: the reason, and what to do. Shared by all screens; a screen may override them.
// They belong to the catalogs of the pages that use them, never to that of the first screen.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Failure, failureOf, serverMessage } from './failure.ts'

export type FailureMessages = Partial<Record<Failure, MessageDescriptor>>

const unknown = msg`没有成功，请稍后再试`
const busy = msg`现在太忙了，请过一会儿再试`

const ended = msg`登录已失效，请重新登录`

const common: FailureMessages = {
  offline: msg`现在离线，联网后再试`,
  unknown: msg`还不知道扣没扣，正在查。再试一次不会重复扣`,
  'auth-lost': msg`请登录后操作`,
  'session-invalid': ended,
  'session-ended': ended,
  'session-expired': ended,
  'invalid-input': msg`填写的内容不对，请检查`,
  'too-many': msg`太频繁了，请过一会儿再试`,
  busy,
  'proof-needed': busy,
  'code-wrong': msg`验证码不对，请检查后重试`,
  'code-expired': msg`验证码已失效，请重新获取`,
  'code-too-soon': msg`刚发过一条，请稍等再获取`,
  'code-unsent': msg`验证码没有发出去，请再试一次`,
  'password-length': msg`密码要 6 到 64 个字符`,
  'password-common': msg`这个密码太常见，请换一个`,
  'password-mismatch': msg({ id: 'user.user66', message: '请输入相同的密码' }),
  'payment-password-weak': msg`支付密码至少 6 位数字，不能连号或重复`,
  'upload-type': msg`只能上传 PNG 或 JPEG 图片`,
  'upload-size': msg`图片不能超过 5 MB`,
  'upload-broken': msg`这张图片打不开，换一张试试`,
  'upload-full': msg`你的存储空间已满`,
  'ticket-expired': msg`上传超时了，请重新上传`,
}

/** `own`: messages by which this screen overrides the common ones. */
export const wordOf = (failure: Failure, own: FailureMessages = {}): MessageDescriptor => own[failure] ?? common[failure] ?? unknown

export function failureWord(error: unknown, own?: FailureMessages): MessageDescriptor {
  const failure = failureOf(error)
  console.warn(`a call failed: ${failure}`, error)
  const text = serverMessage(error)
  // Padded beyond the length of any Lingui id, so that Lingui treats it as literal text.
  return text ? { id: text.padEnd(7) } : wordOf(failure, own)
}
