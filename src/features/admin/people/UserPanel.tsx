// One user: identity, sessions, and available actions.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { LoginSession } from '../../../../contract/account/member.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { ConfirmDialog } from '../../follow/ConfirmDialog.tsx'
import { sessionSubjectKey, subjectKeyOf } from '../decision/decision.ts'
import { PendingDecisionActions } from '../decision/PendingDecisionActions.tsx'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { useMay, useRoles } from '../parts/use-may.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { GrantGiftDialog, giftSubjectKey } from './GrantGiftDialog.tsx'
import { RolesDialog } from './RolesDialog.tsx'
import { UserTags } from './UserTags.tsx'

export function UserPanel({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useLingui()
  const read = useAdminRead('GET api/Desk/user', { id })
  const formatTime = useFormatTime()
  const may = useMay()
  const roles = useRoles()
  const self = useStore(sessionStore).user?.id
  const [blocking, setBlocking] = useState(false)
  const [granting, setGranting] = useState(false)
  const [isChangingRoles, setChangingRoles] = useState(false)
  /** The session to end; null: all sessions. */
  const [ending, setEnding] = useState<LoginSession | null | undefined>(undefined)
  const user = read.data?.user
  // Only the operator role may end sessions of accounts with a role, and lift a permanent block.
  const isOperator = roles.includes('operator')
  const mayEnd = may('POST api/Desk/endUserSessions') && (isOperator || user?.roles.length === 0)
  const isForGood = user !== undefined && user.blocked_at !== null && user.blocked_until === null
  const mayBlock =
    may('POST api/Desk/blockUser') && !user?.roles.includes('operator') && (isOperator || (user?.roles.length === 0 && !isForGood))
  const deviceOf = ({ browser, system }: LoginSession): string => [browser, system].filter(Boolean).join(' · ') || t`未知设备`
  const columns: Column<LoginSession>[] = [
    { key: 'where', head: t`设备`, cell: deviceOf },
    { key: 'address', head: t`地址`, cell: (row) => <span translate="no">{row.address}</span> },
    { key: 'made', head: t`登录时间`, cell: (row) => formatTime(row.created_at) },
    { key: 'seen', head: t`最近使用`, cell: (row) => formatTime(row.seen_at) },
  ]
  const end = (): void => {
    const name = user?.user_nickname ?? id
    pendingDecisionStore.decide({
      ...{ subjectKey: sessionSubjectKey(id, ending?.id), tab: 'users' },
      ...(ending
        ? { subjectLabel: `${name} · ${deviceOf(ending)}`, actionLabel: t`下线` }
        : { subjectLabel: name, actionLabel: t`下线全部设备` }),
      call: { path: 'POST api/Desk/endUserSessions', body: { id, ...(ending && { session: ending.id }) } },
    })
  }
  return (
    <Panel aria-labelledby="user">
      <div className={styles.bar}>
        <SectionHead
          id="user"
          className={styles.grow}
          title={user ? `${user.user_nickname} · ${id}` : id}
          more={
            <IconButton label={t`关闭`} onClick={onClose}>
              <X size={20} />
            </IconButton>
          }
        />
      </div>
      {!read.data || !user ? (
        read.isLoadingError ? (
          <ErrorState title={t`没有这个账号，或者没有读出来`} onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
        )
      ) : (
        <>
          <div className={styles.bar}>
            <dl className={styles.facts}>
              <div>
                <dt>
                  <Trans>手机或邮箱</Trans>
                </dt>
                <dd>{user.mobile || user.email || '—'}</dd>
              </div>
              <div>
                <dt>
                  <Trans>注册时间</Trans>
                </dt>
                <dd>{formatTime(user.create_time_str)}</dd>
              </div>
              {user.blocked_at && (
                <div>
                  <dt>
                    <Trans>封禁</Trans>
                  </dt>
                  <dd>
                    {`${formatTime(user.blocked_at)} · ${user.block_reason} · `}
                    {user.blocked_until ? <Trans>到 {formatTime(user.blocked_until)}</Trans> : <Trans>永久</Trans>}
                  </dd>
                </div>
              )}
            </dl>
            <UserTags user={user} />
          </div>
          <div className={styles.bar}>
            {may('GET api/Desk/ledger') && (
              <Button size="sm" render={<Link to="/desk" search={{ tab: 'ledger', account: id }} />}>
                <Trans>看账本</Trans>
              </Button>
            )}
            {may('GET api/Desk/audit') && (
              <Button size="sm" render={<Link to="/desk" search={{ tab: 'audit', account: id }} />}>
                <Trans>看操作日志</Trans>
              </Button>
            )}
            {may('POST api/Desk/setRoles') && !user.closed_at && id !== self && (
              <Button size="sm" onClick={() => setChangingRoles(true)}>
                <Trans>权限</Trans>
              </Button>
            )}
            {may('POST api/Desk/grantGift') && !user.closed_at && (
              <PendingDecisionActions subjectKey={giftSubjectKey(id)}>
                <Button size="sm" onClick={() => setGranting(true)}>
                  <Trans>发放礼物</Trans>
                </Button>
              </PendingDecisionActions>
            )}
            {mayBlock && !user.closed_at && (
              <PendingDecisionActions subjectKey={subjectKeyOf('users', id)}>
                <Button size="sm" onClick={() => setBlocking(true)}>
                  {user.blocked_at ? <Trans>解除封禁</Trans> : <Trans>封禁</Trans>}
                </Button>
              </PendingDecisionActions>
            )}
            {mayEnd && read.data.sessions.length > 0 && (
              <PendingDecisionActions subjectKey={sessionSubjectKey(id)}>
                <Button size="sm" onClick={() => setEnding(null)}>
                  <Trans>下线全部设备</Trans>
                </Button>
              </PendingDecisionActions>
            )}
          </div>
          {read.data.sessions.length > 0 && (
            <AdminTable
              label={t`登录的设备`}
              columns={columns}
              rows={read.data.sessions}
              rowKey={(row) => row.id}
              {...(mayEnd && {
                actionsHead: t`操作`,
                actions: (row: LoginSession) => (
                  <PendingDecisionActions subjectKey={sessionSubjectKey(id, row.id)}>
                    <Button size="sm" onClick={() => setEnding(row)}>
                      <Trans>下线</Trans>
                    </Button>
                  </PendingDecisionActions>
                ),
              })}
            />
          )}
        </>
      )}
      {user && granting && <GrantGiftDialog id={id} name={user.user_nickname} onClose={() => setGranting(false)} />}
      {user && blocking && <BlockDialog user={user} forGood={isOperator} onClose={() => setBlocking(false)} />}
      {user && isChangingRoles && <RolesDialog user={user} onClose={() => setChangingRoles(false)} />}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={ending === null ? t`下线这个账号的全部设备？` : t`下线这台设备？`}
        text={t`对方要重新登录才能继续使用。`}
        act={t`下线`}
        onConfirm={end}
      />
    </Panel>
  )
}
