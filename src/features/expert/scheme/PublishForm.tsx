// Locks a scheme: the match, up to two plays of different types with their confidence, the reasoning, free or priced in diamonds. A locked
// scheme cannot change.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import { leagueName, teamShort } from '../../../../rules/text/name/name.ts'
import { ApiError, call } from '../../../core/api/api.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { dayOf } from '../../../core/text/format.ts'
import { readTenths } from '../../../core/text/typed-number.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { scheduleQuery } from '../../match/queries.ts'
import { useRowView } from '../../match/row-view.ts'
import { useNowValue } from '../../match/state/row/use-now-value.ts'
import { startText } from '../date-time-text.ts'
import styles from '../ExpertPages.module.css'
import { useExpertMessages } from '../use-expert-messages.ts'
import { PlayChoice } from './PlayChoice.tsx'
import { offeredPlays } from './scheme-draft.ts'
import { schemesChanged } from './scheme-queries.ts'
import { useSchemeDraft } from './use-scheme-draft.ts'

const offersQuery = (match: string) => apiQuery('GET api/Expert/offers', { query: { match } })

export function PublishForm({ match }: { match: string }) {
  const { t } = useLingui()
  const { user } = useStore(sessionStore)
  return (
    <div className={styles.form}>
      <SectionHead
        title={<Trans>锁定一份方案</Trans>}
        more={
          user && (
            <Link to="/specialist-home" search={{ id: user.id }}>
              <Trans>我的主页</Trans>
            </Link>
          )
        }
      />
      <MatchChoice match={match} />
      {match === '' ? <EmptyState icon={null} title={t`先选一场未开赛的比赛`} /> : <Offered key={match} match={match} />}
    </div>
  )
}

/** Matches of today and tomorrow that have not started; the URL holds the selected one. */
function MatchChoice({ match }: { match: string }) {
  const { t, i18n } = useLingui()
  const { lang, tz } = useRowView()
  const navigate = useNavigate()
  const today = useNowValue((nowMs) => dayOf(nowMs, tz))
  const { data } = useQuery(scheduleQuery(undefined, today, tz))
  const coming = (data?.list ?? []).filter(({ status }) => status === 'upcoming')
  const view = { lang, tz, i18n }
  const options = coming.map((row) => ({
    value: row.id,
    label: `${startText(row, view)} ${leagueName(row, lang)} ${teamShort(row, 'home', lang)} – ${teamShort(row, 'away', lang)}`,
  }))
  const isElsewhere = match !== '' && !options.some(({ value }) => value === match)
  return (
    <SelectField
      label={<Trans context="a single one">比赛</Trans>}
      value={match}
      options={[{ value: '', label: t`请选择` }, ...(isElsewhere ? [{ value: match, label: t`已选的比赛` }] : []), ...options]}
      onChange={(next) => void navigate({ to: '/specialist-info', search: next === '' ? {} : { match: next }, replace: true })}
    />
  )
}

function Offered({ match }: { match: string }) {
  const { t } = useLingui()
  const messageOf = useExpertMessages()
  const { data, isPending, error, refetch } = useQuery({ ...offersQuery(match), retry: false })
  if (isPending) return <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
  if (!data) return <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />
  return <Draft offered={data} />
}

function Draft({ offered: { match, offers, terms } }: { offered: ApiData<'GET api/Expert/offers'> }) {
  const { t } = useLingui()
  const messageOf = useExpertMessages()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { draft, update, saveNow, end } = useSchemeDraft(match.id)
  const { chosen, title, body } = draft
  const [sure, setSure] = useState(false)
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null })
  const plays = offeredPlays(chosen, offers)
  const price = readTenths(draft.price)
  const [least, most] = [diamonds(terms.price_least), diamonds(terms.price_most)]
  const priceFault = price === null || (price !== 0 && (price < terms.price_least || price > terms.price_most))
  const isReady = plays.length > 0 && title.trim() !== '' && !priceFault && sure
  async function lock(): Promise<void> {
    const input = { match: match.id, plays, title, text: body, price: price ?? 0 }
    // Excludes the line: if only the line moved, the retry keeps its id, because a request whose response was lost may have locked the
    // scheme.
    const content = JSON.stringify({ ...input, plays: plays.map(({ line: _line, ...play }) => play) })
    const intention = draft.intention.content === content ? draft.intention : { content, id: crypto.randomUUID() }
    setState({ busy: true, failure: null })
    try {
      saveNow({ ...draft, intention })
      const { id } = await call('POST api/Expert/publish', { body: { id: intention.id, ...input } })
      end()
      await schemesChanged(client)
      await navigate({ to: '/specialist-detail', search: { id } })
    } catch (error) {
      if (error instanceof ApiError && error.error === 'price-changed') {
        setSure(false)
        await client.invalidateQueries({ queryKey: offersQuery(match.id).queryKey })
      }
      setState({ busy: false, failure: messageOf(error) })
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isReady && !state.busy) void lock()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {/* Disabled while sending: edits would miss the locked scheme. */}
      <fieldset className={styles.whole} disabled={state.busy}>
        <p className={styles.note}>
          <Trans>最多选两种玩法。盘口和赔率取自这场比赛此刻的指数，锁定后不变。</Trans>
        </p>
        {offers.map((offer) => (
          <PlayChoice
            key={offer.type}
            offer={offer}
            match={match}
            chosen={chosen[offer.type] ?? null}
            full={plays.length >= 2}
            onChange={(play) => {
              const { [offer.type]: _before, ...rest } = chosen
              update({ chosen: play ? { ...rest, [offer.type]: play } : rest })
            }}
          />
        ))}
        <TextField
          label={<Trans>标题，所有人可见</Trans>}
          value={title}
          onChange={(next) => update({ title: next })}
          maxLength={30}
          hint={t`30 字以内，别把结论写在标题里`}
        />
        <TextArea label={<Trans>理由</Trans>} value={body} onChange={(next) => update({ body: next })} rows={8} maxLength={2_000} />
        <TextField
          label={<Trans>价格（钻石）</Trans>}
          value={draft.price}
          onChange={(next) => update({ price: next })}
          inputMode="decimal"
          maxLength={7}
          error={priceFault ? t`填 0 免费，或 ${least} 到 ${most} 之间的数` : null}
          hint={t`0 是免费；卖出的 ${terms.share}% 归你，赛后到账`}
        />
        <CheckBox checked={sure} onChange={setSure}>
          <Trans>我知道锁定后不能改也不能删</Trans>
        </CheckBox>
        {state.failure && (
          <p className={styles.failure} role="alert">
            {state.failure}
          </p>
        )}
        <Button type="submit" variant="primary" disabled={!isReady || state.busy}>
          <Trans>锁定并发布</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
