// The battle of a match: supporters of each side, and the user's own vote. Reading requires no login, voting does.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import { teamShort } from '../../../../rules/text/name/name.ts'
import { call } from '../../../core/api/api.ts'
import { failureWord } from '../../../core/api/failure-messages.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { grouped } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { dataMessages } from '../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { battleQuery } from '../queries.ts'
import type { RowView } from '../row-view.ts'
import styles from './BattlePanel.module.css'

interface BattlePanelProps {
  row: MatchRow
  view: RowView
}

export const BattlePanel = (props: BattlePanelProps) => (
  <WithMessages catalogs={dataMessages} waiting={null}>
    <Battle {...props} />
  </WithMessages>
)

function Battle({ row, view: { lang } }: BattlePanelProps) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const options = battleQuery(row)
  const { data } = useQuery(options)
  const word = useMutation({
    mutationFn: (side: Side) => call('POST api/hot_match/support', { body: { id: row.id, side } }),
    onSuccess: (battle) => client.setQueryData(options.queryKey, battle),
    onError: (error) => toast(i18n._(failureWord(error)), { tone: 'danger' }),
  })
  if (!data) return null
  const total = data.home + data.away
  const share = total === 0 ? 50 : Math.round((data.home / total) * 100)
  const isOpen = row.status !== 'over' && row.status !== 'cancelled'
  const side = (of: Side) => {
    const isOwn = data.side === of
    return (
      <div className={styles[of]}>
        <Num strong className={styles.count}>
          {grouped(data[of])}
        </Num>
        {isOpen ? (
          <Button
            size="sm"
            variant={isOwn ? 'primary' : 'line'}
            aria-pressed={isOwn}
            onClick={() => {
              if (!needLogin() && !word.isPending && !isOwn) word.mutate(of)
            }}
          >
            {isOwn && <Check size={16} aria-hidden="true" />}
            <Trans>支持 {teamShort(row, of, lang)}</Trans>
          </Button>
        ) : (
          <span className={styles.name}>{teamShort(row, of, lang)}</span>
        )}
      </div>
    )
  }
  return (
    <Panel padded>
      <SectionHead title={<Trans>球迷对战</Trans>} more={<Trans>{grouped(total)} 人站队</Trans>} />
      <div className={styles.sides}>
        {side('home')}
        {side('away')}
      </div>
      <div className={styles.bar} role="img" aria-label={t`主队 ${share}%，客队 ${100 - share}%`}>
        <i style={{ inlineSize: `${share}%` }} />
      </div>
    </Panel>
  )
}
