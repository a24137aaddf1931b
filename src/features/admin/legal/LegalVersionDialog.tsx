// One version of a legal text in full, with a button to restore it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminLegalText } from '../../../../contract/admin/legal-admin.ts'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { call } from '../../../core/api/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Prose } from '../../../ui/prose/Prose.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { LangChoice } from './LangChoice.tsx'
import legalStyles from './Legal.module.css'

interface LegalVersionDialogProps {
  current: AdminLegalText
  /** Null: the product's default text. */
  id: number | null
  onClose(): void
}

export function LegalVersionDialog({ current: { kind, version: inForce }, id, onClose }: LegalVersionDialogProps) {
  const { t } = useLingui()
  const chosen = useStore(preferences)
  const [lang, setLang] = useState<Lang>(chosen.lang)
  const read = useAdminRead('GET api/Desk/legalVersion', { kind, ...(id !== null && { id: String(id) }) })
  const { busy, error, run } = useAdminAction()
  const formatTime = useFormatTime()
  const { data } = read
  const isInForce = id === null ? inForce === null || inForce.product : id === inForce?.id
  const restoreVersion = (version: number | null, base: number | null) =>
    call('POST api/Desk/restoreLegal', { body: { kind, version, base } })
  const restore = async (): Promise<void> => {
    const before = inForce?.id ?? null
    let now: number | null = null
    const done = await run(
      async () => {
        now = (await restoreVersion(id, before)).version?.id ?? null
      },
      undefined,
      () => restoreVersion(before, now),
    )
    if (done) onClose()
  }
  return (
    <AdminDialog
      title={id === null ? <Trans>产品自带文本</Trans> : <Trans>第 {id} 版</Trans>}
      act={isInForce ? <Trans>正在使用</Trans> : id === null ? <Trans>改用产品自带文本</Trans> : <Trans>恢复这一版</Trans>}
      onClose={onClose}
      busy={busy}
      disabled={isInForce || !data}
      error={error}
      width={760}
      onSubmit={() => void restore()}
    >
      {data ? (
        <>
          {data.version && (
            <p className={styles.hint}>
              <Trans>
                {formatTime(data.version.at)}，操作人 {data.version.by}
              </Trans>
            </p>
          )}
          <div className={legalStyles.head}>
            <LangChoice value={lang} onChange={setLang} />
          </div>
          <div className={legalStyles.text}>
            <Prose text={data.text[lang]} lang={lang} />
          </div>
        </>
      ) : read.isLoadingError ? (
        <ErrorState onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonRows label={t`数据加载中，请稍候！`} />
      )}
    </AdminDialog>
  )
}
