// URL and stream key for OBS: revealed on request, copied, and reset if the key may have leaked.
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { LiveUrl } from '../../../../../contract/room/studio.ts'
import { call } from '../../../../core/api/api.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { dayOf, timeOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { copyText } from '../../../../ui/page/clipboard.ts'
import { copySecret } from '../../../../ui/page/copy-secret.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { ConfirmDialog } from '../../../follow/ConfirmDialog.tsx'
import styles from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain } from '../use-studio-read.ts'

export function ObsSource({ live, locked }: { live: LiveUrl; locked: boolean }) {
  const { t } = useLingui()
  const { tz } = useStore(preferences)
  const [isShown, setShown] = useState(false)
  const [asking, setAsking] = useState(false)
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  const copy = (copying: Promise<void>, message: string): void => {
    copying.then(
      () => toast(message, { tone: 'ok', duration: 4_000 }),
      (error: unknown) => {
        console.warn('copy failed', error)
        toast(t`没有复制成功，请手动选中复制`, { tone: 'danger' })
      },
    )
  }
  const stays = (): void => toast(t`推流密钥还在剪贴板里，请复制别的内容盖掉它`, { tone: 'danger' })
  const copyKey = (): void => copy(copySecret(live.stream_key, stays), t`已复制推流密钥，30 秒后从剪贴板清掉`)
  const rotate = (): void =>
    void run(async () => {
      await call('POST api/Live/rotateKey')
      await readAgain('GET api/Live/getLiveUrl')
    }, t`已换成新的密钥`)
  if (live.address === '')
    return (
      <p className={styles.note}>
        <Trans>这台服务器没有开放 RTMP，请用浏览器推流。</Trans>
      </p>
    )
  return (
    <div className={styles.form}>
      {locked && (
        <p className={styles.note}>
          <Trans>正在用浏览器直播，OBS 推不进来。要换成 OBS，先在“浏览器”里停止推流。</Trans>
        </p>
      )}
      <p className={styles.hint}>
        <Trans>在 OBS 的“设置 → 直播”里选“自定义”，填入下面两项。建议 H.264、关键帧间隔 2 秒、音频 AAC。</Trans>
      </p>
      <TextField
        label={<Trans>服务器</Trans>}
        value={live.address}
        onChange={() => undefined}
        readOnly
        onFocus={({ target }) => target.select()}
        beside={
          <Button disabled={locked} onClick={() => copy(copyText(live.address), t`已复制服务器地址`)} aria-label={t`复制服务器地址`}>
            <Copy size={16} aria-hidden="true" />
            <Trans>复制</Trans>
          </Button>
        }
      />
      <TextField
        label={<Trans>推流密钥</Trans>}
        type={isShown ? 'text' : 'password'}
        value={live.stream_key}
        onChange={() => undefined}
        readOnly
        hint={<Trans>知道密钥的人都能用你的直播间开播，不要在画面里露出来。</Trans>}
        after={
          <IconButton label={isShown ? t`藏起密钥` : t`显示密钥`} onClick={() => setShown(!isShown)}>
            {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
          </IconButton>
        }
        beside={
          <Button disabled={locked} onClick={copyKey} aria-label={t`复制推流密钥`}>
            <Copy size={16} aria-hidden="true" />
            <Trans>复制</Trans>
          </Button>
        }
      />
      <div className={styles.acts}>
        <Button size="sm" disabled={busy} onClick={() => setAsking(true)}>
          <Trans>更换密钥</Trans>
        </Button>
        <span className={styles.hint}>
          <Trans>
            现在的密钥从 {dayOf(live.key_at, tz)} {timeOf(live.key_at, tz)} 起有效
          </Trans>
        </span>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`更换推流密钥？`}
        text={t`旧密钥马上失效，正在推流的会断开，OBS 里要填新的。`}
        act={t`更换`}
        onConfirm={rotate}
      />
    </div>
  )
}
