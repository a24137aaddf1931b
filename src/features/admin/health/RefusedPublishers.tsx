// Publishers rejected for an invalid stream key: the fault, the source, how often and when last. Hidden if there are none.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AdminHealth, RefusedPublisher } from '../../../../contract/admin/health-admin.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { ageText } from '../../../core/text/format.ts'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'

export function RefusedPublishers({ health: { at, publishers = [] } }: { health: Pick<AdminHealth, 'at' | 'publishers'> }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  if (publishers.length === 0) return null
  const faults: Record<RefusedPublisher['fault'], string> = {
    empty: t`没有填推流密钥`,
    malformed: t`推流密钥的格式不对`,
    unknown: t`推流密钥不属于任何直播间`,
  }
  const ways: Record<RefusedPublisher['way'], string> = { rtmp: t`RTMP 推流`, browser: t`浏览器推流`, hook: t`外部推流服务` }
  return (
    <ul className={styles.stack} data-publishers="">
      {publishers.map(({ way, fault, address, count, at: last }) => (
        <li key={`${way} ${fault} ${address}`}>
          <b className={styles.strong}>{faults[fault]}</b>
          <p className={styles.hint}>
            {ways[way]} · {address === '' ? <Trans>来源不明</Trans> : <Trans>来自 {address}</Trans>} · <Plural value={count} other="# 次" />{' '}
            · <Trans>最近一次 {ageText(Date.parse(at) - Date.parse(last), lang)}</Trans>
          </p>
        </li>
      ))}
    </ul>
  )
}
