// Actions on an article: edit, publish now or schedule, unpublish.
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminNewsRow } from '../../../../contract/admin/news-admin.ts'
import { Button } from '../../../ui/button/Button.tsx'

interface NewsActsProps {
  row: AdminNewsRow
  title: string
  busy: boolean
  onOpen(): void
  onPublish(on: boolean): void
  onTake(): void
  onSchedule(): void
}

export function NewsActs({ row: { state }, title, busy, onOpen, onPublish, onTake, onSchedule }: NewsActsProps) {
  const { t } = useLingui()
  const common = { size: 'sm', disabled: busy } as const
  return (
    <>
      <Button {...common} onClick={onOpen} aria-label={t`修改：${title}`}>
        <Trans>修改</Trans>
      </Button>
      {state === 'published' && (
        <Button {...common} onClick={onTake} aria-label={t`撤回：${title}`}>
          <Trans context="an article">撤回</Trans>
        </Button>
      )}
      {state === 'waiting' && (
        <Button {...common} onClick={() => onPublish(false)} aria-label={t`取消定时：${title}`}>
          <Trans>取消定时</Trans>
        </Button>
      )}
      {state !== 'published' && (
        <>
          <Button {...common} onClick={onSchedule} aria-label={t`定时发布：${title}`}>
            {state === 'waiting' ? <Trans>改时间</Trans> : <Trans>定时发布</Trans>}
          </Button>
          <Button {...common} variant="soft" onClick={() => onPublish(true)} aria-label={t`发布：${title}`}>
            <Trans>发布</Trans>
          </Button>
        </>
      )}
    </>
  )
}
