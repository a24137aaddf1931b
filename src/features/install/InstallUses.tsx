// What the installed app can do, and what it cannot.
import { Trans } from '@lingui/react/macro'
import { BellRing, CloudOff, HardDrive, Zap } from 'lucide-react'
import styles from './InstallUses.module.css'

export function InstallUses() {
  return (
    <ul className={styles.uses}>
      <li>
        <BellRing size={20} />
        <div>
          <b>
            <Trans>页面关着也提醒</Trans>
          </b>
          <p>
            <Trans>进球、红牌、终场，按你关注的来。被取消的进球会改正同一条提醒。</Trans>
          </p>
        </div>
      </li>
      <li>
        <CloudOff size={20} />
        <div>
          <b>
            <Trans>没有网络也能看</Trans>
          </b>
          <p>
            <Trans>赛程、积分榜和看过的资讯都在，每一块写明保存的时间；离线时的关注，联网后自动送出。</Trans>
          </p>
        </div>
      </li>
      <li>
        <Zap size={20} />
        <div>
          <b>
            <Trans>一点就开</Trans>
          </b>
          <p>
            <Trans>界面存在本机，打开先见比分，再悄悄更新。</Trans>
          </p>
        </div>
      </li>
      <li>
        <HardDrive size={20} />
        <div>
          <b>
            <Trans>说走就走</Trans>
          </b>
          <p>
            <Trans>像普通应用一样卸载。要连本机的数据一起删除，先在浏览器设置里清除本站数据。</Trans>
          </p>
        </div>
      </li>
    </ul>
  )
}
