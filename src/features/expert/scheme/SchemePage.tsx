// /specialist-detail: one scheme: its plays and text for authorised users, its price, its hash and every settlement.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScrollText, Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ExpertTerms, Scheme } from '../../../../contract/expert/scheme.ts'
import { ApiError } from '../../../core/api/api.ts'
import type { ChatCard } from '../../../core/chat/card.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useRowView } from '../../match/row-view.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import { dateTimeText } from '../date-time-text.ts'
import pages from '../ExpertPages.module.css'
import { Labels } from '../Labels.tsx'
import { usePlayMessages } from '../play-messages.ts'
import { FormTicks } from '../record/FormTicks.tsx'
import { RecordLine } from '../record/RecordLine.tsx'
import { useEndMessages } from '../use-end-messages.ts'
import { BuyScheme } from './BuyScheme.tsx'
import { HashPanel } from './HashPanel.tsx'
import { MatchLine } from './MatchLine.tsx'
import { PlayList } from './PlayList.tsx'
import styles from './SchemePage.module.css'
import { schemeQuery } from './scheme-queries.ts'
import { TipForm } from './TipForm.tsx'
import { VoidNote } from './VoidNote.tsx'

export interface SchemePageProps {
  id: string
  /** Renders the dialog that picks the recipient of a shared card. */
  send(card: ChatCard, open: OpenProps): ReactNode
  /** The comments on the scheme. */
  talk: ReactNode
}

export function SchemePage({ id, ...slots }: SchemePageProps) {
  const { t } = useLingui()
  const { data, isPending, error, refetch } = useQuery({ ...schemeQuery(id), enabled: id !== '', retry: false, refetchInterval: 60_000 })
  useTitle(data?.scheme.title || t`专家方案`)
  const isNone = id === '' || (error instanceof ApiError && error.error === 'not-found')
  return (
    <Wrap className={pages.page}>
      {isNone ? (
        <>
          <h1 className={pages.title}>
            <Trans>专家方案</Trans>
          </h1>
          <EmptyState
            icon={<ScrollText />}
            title={t`没有找到这份方案`}
            action={<Button render={<Link to="/foresight" />}>{t`看看别的方案`}</Button>}
          />
        </>
      ) : isPending ? (
        <SkeletonRows count={5} height={72} label={t`数据加载中，请稍候！`} />
      ) : data ? (
        <Whole scheme={data.scheme} terms={data.terms} {...slots} />
      ) : (
        <ErrorState onRetry={() => void refetch()} />
      )}
    </Wrap>
  )
}

function Whole({ scheme, terms, send, talk }: { scheme: Scheme; terms: ExpertTerms } & Omit<SchemePageProps, 'id'>) {
  const messages = usePlayMessages()
  const { expert, match, plays, text, state, removed, reason, mine, price, paid } = scheme
  const mayTip = !mine && !removed && plays !== null && terms.open
  return (
    <div className={classNames(pages.columns, styles.columns)}>
      <div className={pages.main}>
        <Panel padded className={styles.scheme}>
          <div className={styles.head}>
            <PersonPicture path={expert.avatar} size={48} />
            <div className={styles.who}>
              <span className={styles.line}>
                <Link to="/specialist-home" search={{ id: expert.id }} className={styles.name} translate="no">
                  {expert.nickname}
                </Link>
                <Labels labels={expert.labels} />
              </span>
              <RecordLine record={expert.record} />
            </div>
            <span className={styles.ticks}>
              <FormTicks id={expert.id} form={expert.form} />
            </span>
            {!removed && <SendScheme scheme={scheme} send={send} />}
          </div>
          <h1 className={styles.title}>{scheme.title || <Trans>这份方案已被撤下</Trans>}</h1>
          <MatchLine match={match} league />
          <p className={styles.tags}>
            <Tag tone={state === 'void' ? 'void' : 'plain'}>{messages.states[state]}</Tag>
            {scheme.types.map((type) => (
              <Tag key={type}>{messages.type(type, match.sport)}</Tag>
            ))}
            <span>{price === 0 ? <Trans>免费</Trans> : <Trans>{diamonds(price)} 钻石</Trans>}</span>
            {paid && <span>{paid.refunded ? <Trans>已退款 {diamonds(paid.price)} 钻石</Trans> : <Trans>已购买</Trans>}</span>}
          </p>
          <VoidNote scheme={scheme} />
          {removed && (
            <p className={styles.removed}>
              {mine ? <Trans>运营人员撤下了这份方案：{reason}</Trans> : <Trans>这份方案被运营人员撤下，还没结算的购买已退款。</Trans>}
            </p>
          )}
          {plays ? (
            <>
              <PlayList plays={plays} match={match} />
              {text && <div className={styles.text}>{text}</div>}
            </>
          ) : (
            !removed && <BuyScheme scheme={scheme} />
          )}
        </Panel>
        <Settlements scheme={scheme} />
      </div>
      <div className={pages.side}>
        <HashPanel scheme={scheme} />
        {mayTip && <TipForm scheme={scheme} terms={terms} />}
      </div>
      {talk}
    </div>
  )
}

function SendScheme({ scheme, send }: { scheme: Scheme; send: SchemePageProps['send'] }) {
  const { t } = useLingui()
  const [open, onOpenChange] = useState(false)
  const { id, title, price, expert } = scheme
  return (
    <>
      <IconButton label={t`发给朋友`} aria-haspopup="dialog" onClick={() => needLogin() || onOpenChange(true)}>
        <Send size={20} />
      </IconButton>
      {send({ title, imageUrl: expert.avatar, id, type: 'scheme', price }, { open, onOpenChange })}
    </>
  )
}

/** Lists every settlement: a correction adds one. */
function Settlements({ scheme: { settlements, match } }: { scheme: Scheme }) {
  const { lang, tz } = useRowView()
  const hidden = useHidden(match)
  const messages = usePlayMessages()
  const end = useEndMessages()
  if (settlements.length === 0 || hidden) return null
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>结算</Trans>}
        note={settlements.length > 1 ? <Trans>比分更正过，以最后一行为准</Trans> : <Trans>按终场比分，含加时，不含点球大战</Trans>}
      />
      <ol className={styles.settlements}>
        {settlements.map(({ end: by, outcomes, at }, place) => (
          <li key={at} data-old={place < settlements.length - 1}>
            <b>{end(by)}</b>
            <span>{outcomes.map((outcome) => messages.outcomes[outcome]).join(' · ')}</span>
            <Num>{dateTimeText(at, lang, tz)}</Num>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
