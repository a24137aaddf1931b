// Messages for why the browser cannot publish: the reason, and what to do.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PublishFault } from '../ingest/publish-fault.ts'

const messages: Record<PublishFault, MessageDescriptor> = {
  insecure: msg`浏览器只在 https 或本机地址下开放摄像头，请换 https 打开，或用 OBS 推流`,
  unsupported: msg`这个浏览器还不能直接推流，请用新版的 Chrome 或 Edge，或者用 OBS`,
  'no-encoder': msg`这个浏览器不能编码 H.264，请用新版的 Chrome 或 Edge，或者用 OBS`,
  denied: msg`没有得到允许：请在浏览器的地址栏里允许摄像头、麦克风或屏幕，再试一次`,
  'no-device': msg`没有找到摄像头或麦克风，请接好后再试`,
  'device-busy': msg`设备正被别的程序占用，请关掉它再试`,
  'source-ended': msg`画面来源停止了，推流已结束`,
  'encoder-failed': msg`编码出错，推流已停止，请再试一次`,
  'sound-failed': msg`声音编码出错，画面还在推，观众听不到声音：请停止推流，再重新开始`,
  'picture-failed': msg`画面编码出错，声音还在推，观众看到的画面停住了：请停止推流，再重新开始`,
  key: msg`推流密钥已经更换，请刷新页面再试`,
  taken: msg`这个直播间正在从别处推流，请先停掉那边`,
  codec: msg`服务器不接受这种编码，请用 OBS 推流`,
  invalid: msg`服务器没有听懂推流内容，请刷新页面再试`,
  'too-much': msg`码率超过了服务器的上限，请降低清晰度`,
  ended: msg`直播已结束或密钥已更换，推流断开了`,
}

export function useFaultMessages(): (fault: PublishFault) => string {
  const { t } = useLingui()
  return (fault) => t(messages[fault])
}
