// Messages for ingest problems: what happened, and what to do.
import { useLingui } from '@lingui/react/macro'
import type { StreamTrouble } from '../../../../../../contract/room/stream.ts'

export function useTroubleMessages(): (trouble: StreamTrouble) => string {
  const { t } = useLingui()
  return ({ kind, what }) => {
    const messages: Record<StreamTrouble['kind'], string> = {
      'video-codec': t`服务器只收 H.264 画面，收到的是 ${what}：请在推流软件里把视频编码改成 H.264`,
      'video-format': t`浏览器放不了 ${what} 的画面，观众只听得到声音：请在推流软件里把色彩格式改成 NV12（4:2:0，8 位）`,
      'audio-codec': t`服务器只收 AAC 声音，收到的是 ${what}：请在推流软件里把音频编码改成 AAC`,
      'audio-format': t`浏览器放不了 ${what} 的声音，观众只看得到画面：请在推流软件里把音频编码改成 AAC-LC，双声道，48 kHz`,
      'too-much': t`码率超过了服务器的上限 ${what} Mbps，连接被断开了：请降低码率`,
      'no-key': t`一直没有收到关键帧，画面出不来：请把关键帧间隔设为 2 秒`,
      'slow-keys': t`关键帧相隔 ${what} 秒，观众进来要等：请把关键帧间隔设为 2 秒`,
      'few-frames': t`每秒只有 ${what} 帧画面，观众看到的会一顿一顿：请把帧率设为 25 或 30`,
      'no-sound': t`推流里没有声音：请在推流软件里加上声音`,
      'no-picture': t`推流里没有画面了，观众只听得到声音：请检查推流软件里的画面来源`,
      timestamps: t`推流的时间戳乱了，最近半分钟有 ${what} 帧是服务器重新排的：请重启推流软件，还不行就换一个编码器`,
      taken: t`另一处想用同一个密钥推流，被拒绝了：如果不是你，请更换密钥`,
      limit: t`同时推流的直播间已到服务器的上限，推流被拒绝了：请稍后再试`,
      key: t`推流软件里还是更换前的密钥，被拒绝了：请填入新的密钥`,
      address: t`推流软件里的服务器地址或密钥填得不对，被拒绝了：请把两样都重新复制一遍`,
      gone: t`推流断开了：请检查网络和推流软件`,
    }
    return messages[kind]
  }
}
