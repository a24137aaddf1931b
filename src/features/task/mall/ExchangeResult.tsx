// The result of an exchange: a card, a code to copy, or a parcel.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import type { Exchange, GoodsKind } from '../../../../contract/task/mall.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { copyText } from '../../../ui/page/clipboard.ts'
import styles from './ExchangeDialog.module.css'

export function ExchangeResult({ record, kind, onClose }: { record: Exchange; kind: GoodsKind; onClose(): void }) {
  const codes = kind === 'code' ? record.note.split('\n').filter(Boolean) : []
  return (
    <div className={styles.result}>
      {kind === 'make-up-card' && (
        <p>
          <Plural value={record.num} other="# 张补签卡已放进你的口袋。" />
        </p>
      )}
      {kind === 'parcel' && (
        <p>
          <Trans>已收到你的地址，寄出后单号会写在兑换记录里。</Trans>
        </p>
      )}
      {codes.length > 0 && (
        <>
          <p>
            <Trans>兑换码只给你看，也存在兑换记录里：</Trans>
          </p>
          <ul className={styles.codes}>
            {codes.map((code) => (
              <Code key={code} code={code} />
            ))}
          </ul>
        </>
      )}
      <Button variant="primary" size="lg" block onClick={onClose}>
        <Trans>好的</Trans>
      </Button>
    </div>
  )
}

function Code({ code }: { code: string }) {
  const { t } = useLingui()
  const copy = (): void => {
    copyText(code).then(
      () => toast(t`兑换码已复制`, { tone: 'ok' }),
      (error: unknown) => {
        console.warn('code copy failed', error)
        toast(t`没有复制成功，请选中后复制`, { tone: 'danger' })
      },
    )
  }
  return (
    <li>
      <code translate="no">{code}</code>
      <IconButton label={t`复制`} onClick={copy}>
        <Copy size={18} />
      </IconButton>
    </li>
  )
}
