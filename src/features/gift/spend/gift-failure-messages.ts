// Messages for failures of payments in a room.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FailureMessages, failureWord } from '../../../core/api/failure-messages.ts'

const own: FailureMessages = {
  offline: msg`没有连上服务器，什么都没有扣。联网后再试`,
  'insufficient-balance': msg`余额不够`,
  'price-changed': msg`价格刚变了，请看过新价格再付`,
  'spend-cap': msg`超过了你设的每日上限`,
  'cooling-off': msg`冷静期内不能消费`,
  'minor-mode': msg`未成年人模式下不能消费`,
  'gift-self': msg`不能送给自己`,
  'gift-shown': msg`直播间已经看到了，不能撤回`,
  'room-off-air': msg`直播间没有开播，开播后才能送礼`,
  'sold-out': msg`没有了，来晚了一步`,
  'status-higher': msg`你现在的等级更高，到期前不用买这个`,
  'limit-reached': msg`已经到上限了`,
  'envelope-early': msg`还没到时间`,
  'envelope-own': msg`自己发的红包不能领`,
  'envelope-word': msg`口令不对`,
  'envelope-followers': msg`关注主播后才能领`,
  'envelope-fans': msg`加入粉丝团后才能领`,
  'account-new': msg`账号注册不久，暂时不能领红包`,
  muted: msg`你被禁言了`,
  kicked: msg`你已被请出这个直播间`,
  'followers-only': msg`主播设置了关注后才能发言`,
  'word-refused': msg`有不能显示的词，改一改再发`,
  'too-long': msg`一条最多 100 个字`,
  repeated: msg`刚说过一样的话`,
  unavailable: msg`暂未开放，请稍后再试`,
  'not-found': msg`没有找到，可能已经下架`,
}

export function useGiftMessages(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => t(failureWord(error, own))
}
