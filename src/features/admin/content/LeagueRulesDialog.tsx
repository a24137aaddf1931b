// The operator's table rules for a league: order of tie-breaks, zones, point deductions. Unset rules keep their defaults.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { AdminLeague, OwnTableRules } from '../../../../contract/admin/league-admin.ts'
import { tableLimits } from '../../../../contract/match/table-order.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { call } from '../../../core/api/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useTieMessages } from '../../match/league/standings/tie-messages.ts'
import adminStyles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { DeductionRows } from './league/DeductionRows.tsx'
import styles from './league/LeagueRules.module.css'
import { draftOf, emptyDeduction, emptyZone, type RulesDraft, readRules, zoneDraft } from './league/league-draft.ts'
import { TieBreakList } from './league/TieBreakList.tsx'
import { UsualZones } from './league/UsualZones.tsx'
import { ZoneRows } from './league/ZoneRows.tsx'

export function LeagueRulesDialog({ known, onClose }: { known: AdminLeague; onClose(): void }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { league, own, usual } = known
  const messages = useTieMessages(league.sport)
  const [draft, setDraft] = useState(() => draftOf(own))
  const [tried, setTried] = useState(false)
  const read = useAdminRead('GET api/Desk/leagueTeams', { id: league.id })
  const { busy, error, run } = useAdminAction()
  const change = (more: Partial<RulesDraft>): void => setDraft({ ...draft, ...more })
  const { order, zones, deductions } = draft
  const { data } = read
  const rules = readRules(draft, data ? new Set(data.teams.map(({ id }) => id)) : null)
  const save = (next: OwnTableRules): Promise<unknown> => call('POST api/Desk/putLeagueRules', { body: { id: league.id, ...next } })
  const submit = async (): Promise<void> => {
    setTried(true)
    if (
      rules &&
      (await run(
        () => save(rules),
        undefined,
        () => save(own),
      ))
    )
      onClose()
  }
  const name = nameOf(league.name, lang)
  const usualOrder = usual.order.map((by) => messages[by]).join(t({ message: '、', context: 'between the items of a list' }))
  return (
    <AdminDialog
      title={<Trans>{name}：积分榜规则</Trans>}
      act={<Trans>保存</Trans>}
      onClose={onClose}
      busy={busy}
      error={error ?? (tried && !rules ? t`还有没填对的地方，请看标出的字段` : null)}
      width={760}
      onSubmit={() => void submit()}
    >
      <Section title={t`排名顺序`} hint={<Trans>第一项决定名次，后面的只在前面都相同时依次比较</Trans>}>
        {order ? <TieBreakList order={order} messages={messages} onChange={(next) => change({ order: next })} /> : <p>{usualOrder}</p>}
        <div className={styles.acts}>
          {order ? (
            <Button size="sm" onClick={() => change({ order: null })}>
              <Trans>改回默认顺序</Trans>
            </Button>
          ) : (
            <Button size="sm" variant="soft" onClick={() => change({ order: usual.order })}>
              <Trans>自定顺序</Trans>
            </Button>
          )}
        </div>
      </Section>
      <Section title={t`名次区`} hint={<Trans>从最后数的名次填负数，-1 是最后一名。放不下全部名次区的积分榜一个也不标。</Trans>}>
        {zones ? (
          <ZoneRows zones={zones} onChange={(next) => change({ zones: next })} tried={tried} />
        ) : (
          <UsualZones zones={usual.zones} lang={lang} />
        )}
        <div className={styles.acts}>
          {zones && zones.length < tableLimits.zones && (
            <Button size="sm" variant="soft" onClick={() => change({ zones: [...zones, emptyZone()] })}>
              <Trans>加名次区</Trans>
            </Button>
          )}
          {zones ? (
            <Button size="sm" onClick={() => change({ zones: null })}>
              <Trans>改回默认名次区</Trans>
            </Button>
          ) : (
            <Button size="sm" variant="soft" onClick={() => change({ zones: usual.zones.map(zoneDraft) })}>
              <Trans>自定名次区</Trans>
            </Button>
          )}
        </div>
      </Section>
      <Section title={t`扣分`} hint={<Trans>已知的扣分本来就算在内；同一支球队同一个赛季，以这里写的为准。</Trans>}>
        {data ? (
          <>
            <DeductionRows
              deductions={deductions}
              teams={data.teams}
              seasons={data.seasons}
              onChange={(next) => change({ deductions: next })}
              tried={tried}
              lang={lang}
            />
            <div className={styles.acts}>
              <Button
                size="sm"
                variant="soft"
                disabled={data.teams.length === 0 || deductions.length >= tableLimits.deductions}
                onClick={() => change({ deductions: [...deductions, emptyDeduction(data.seasons[0] ?? '')] })}
              >
                <Trans>加扣分</Trans>
              </Button>
            </div>
          </>
        ) : read.isLoadingError ? (
          <ErrorState onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonRows count={1} label={t`数据加载中，请稍候！`} />
        )}
      </Section>
    </AdminDialog>
  )
}

function Section({ title, hint, children }: { title: string; hint: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      <p className={adminStyles.hint}>{hint}</p>
      {children}
    </fieldset>
  )
}
